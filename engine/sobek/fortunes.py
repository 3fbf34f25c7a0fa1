"""What rounds were worth to a seat as they were dealt: quantiles, by which one deal can be held against others.

`python -m bench.luck --deals 200` has printed them: by how many seats there are, and by how many of them act before a
seat in the first turn, what separates ten equal parts of 200 first rounds of the second version, in points more than
the best other seat gained, by merchants in all seats, 20 plays of each deal. The hidden variant.
"""

from __future__ import annotations

from typing import Final

FORTUNES: Final[dict[int, tuple[tuple[float, ...], ...]]] = {
    2: (
        (-9.13, -4.88, -2.47, 0.47, 4.08, 6.91, 9.5, 12.58, 18.39),
        (-18.39, -12.58, -9.5, -6.91, -4.08, -0.47, 2.47, 4.88, 9.13),
    ),
    3: (
        (-13.65, -10.29, -8.04, -6.61, -4.47, -2.35, -0.32, 1.74, 4.28),
        (-17.6, -14.89, -12.73, -10.25, -8.65, -7.25, -4.8, -2.25, 1.56),
        (-19.6, -16.67, -14.04, -11.85, -10.53, -8.82, -6.58, -4.96, -1.29),
    ),
    4: (
        (-13.61, -10.83, -9.04, -7.75, -6.95, -5.4, -3.86, -2.55, 0.42),
        (-14.42, -11.98, -10.48, -9.2, -7.9, -6.54, -5.13, -3.57, -1.6),
        (-15.03, -12.78, -11.48, -9.48, -8.15, -7.15, -5.76, -3.93, -1.17),
        (-16.25, -14.65, -12.91, -11.61, -10.12, -8.7, -7.17, -5.42, -4.21),
    ),
}
