// The page's own few words in four languages; the bot's words come from the bot.

const WORDS = {
  en: {
    channels: "Channels", menu: "Channel list", close: "Close", newTag: "New", edited: "edited", app: "APP",
    yesterday: "Yesterday at {time}", messageTo: "Message #{name}", send: "Send", jump: "New messages below",
    onlyYou: "Only you can see this", dismiss: "Dismiss message", failed: "This interaction failed",
    noAnswer: "The application did not respond", thinking: "{name} is thinking…", typing: "{name} is typing…",
    used: "used", original: "Original message was not loaded", picture: "Picture", spoiler: "Spoiler",
    showSpoiler: "Show spoiler", altText: "Description of the picture", openPicture: "Open picture", zoomIn: "Larger",
    notification: "Notification", wordless: "no words", zoomOut: "Smaller", botOffline: "The bot is offline. It will be here again by itself.",
    lost: "Connection lost. Trying again…", connecting: "Connecting…", profile: "You on this page", name: "Your name",
    language: "Your language", save: "Save", cancel: "Cancel", submit: "Submit", theme: "Colours", dark: "Dark",
    light: "Light", system: "Like my device", switchTheme: "Light or dark", otherTab: "Open another tab as…",
    otherTabHint: "Each tab is a person of its own, so you can try what several people do.", newPerson: "Someone new",
    open: "Open", welcome: "Welcome", welcomeText: "This page looks and works like a Discord channel, and it runs on this machine alone. What should the others call you?",
    start: "Come in", select: "Make a selection", search: "Search", nothing: "Nothing found", loading: "Loading…",
    yes: "True", no: "False", atLeastPick: "Choose at least {n}", atMostPick: "Choose at most {n}", optional: "optional",
    required: "This is required", integer: "A whole number, please", number: "A number, please", min: "At least {n}",
    max: "At most {n}", minLength: "At least {n} characters", maxLength: "At most {n} characters", fromList: "Please choose from the list",
    unknownPerson: "unknown person", unknownChannel: "unknown channel", remove: "Delete message",
    removeQuestion: "Delete this message for everybody?", copy: "Copy text", startedThread: "started a thread:",
    seeThread: "Open thread", posts: "Posts", noWords: "There are only posts here: open one to write in it.",
    addedToThread: "added {name} to the thread.", removedFromThread: "removed {name} from the thread.", renamedThread: "changed the thread’s name:", pinnedMessage: "pinned a message",
    archived: "archived", beginning: "This is the beginning of #{name}.",
    hint: "Type / to see all that the bot can do.", commands: "Commands", options: "Options", sending: "Sending…",
    unread: "unread", mentioned: "you were mentioned", clear: "Clear", unsupported: "This part cannot be shown here.", actions: "Message actions", apps: "Apps", messageMenu: "Message", done: "Done",
    timeHere: "Time here", moved: "moved on by {span}", pass: "Let {span} pass", passTime: "Let time pass", passHint: "For everybody here, the bot too. There is no way back.",
    direct: "Direct messages", newDirect: "New conversation", messageToPerson: "Message @{name}", beginningDirect: "This is the beginning of your conversation with {name}.", takesDirect: "Take direct messages", takesDirectHint: "Without this the bot cannot write to you.", installed: "App installed for me", installedHint: "Its commands are then there for you in other places too, if it allows that.",
  },
  fr: {
    channels: "Salons", menu: "Liste des salons", close: "Fermer", newTag: "Nouveau", edited: "modifié", app: "APP",
    yesterday: "Hier à {time}", messageTo: "Envoyer un message dans #{name}", send: "Envoyer", jump: "Nouveaux messages plus bas",
    onlyYou: "Personne d’autre ne peut voir ceci", dismiss: "Masquer le message", failed: "Échec de l’interaction",
    noAnswer: "L’application n’a pas répondu", thinking: "{name} réfléchit…", typing: "{name} est en train d’écrire…",
    used: "a utilisé", original: "Message d’origine non chargé", picture: "Image", spoiler: "Spoiler",
    showSpoiler: "Afficher le spoiler", altText: "Description de l’image", openPicture: "Ouvrir l’image", zoomIn: "Agrandir",
    notification: "Notification", wordless: "sans texte", zoomOut: "Réduire", botOffline: "Le bot est hors ligne. Il reviendra de lui-même.",
    lost: "Connexion perdue. Nouvel essai…", connecting: "Connexion…", profile: "Toi sur cette page", name: "Ton nom",
    language: "Ta langue", save: "Enregistrer", cancel: "Annuler", submit: "Envoyer", theme: "Couleurs", dark: "Sombre",
    light: "Clair", system: "Comme mon appareil", switchTheme: "Clair ou sombre", otherTab: "Ouvrir un autre onglet en tant que…",
    otherTabHint: "Chaque onglet est une personne : on peut donc essayer à plusieurs.", newPerson: "Quelqu’un d’autre",
    open: "Ouvrir", welcome: "Bienvenue", welcomeText: "Cette page ressemble à un salon Discord et fonctionne uniquement sur cette machine. Comment les autres doivent-ils t’appeler ?",
    start: "Entrer", select: "Fais un choix", search: "Rechercher", nothing: "Aucun résultat", loading: "Chargement…",
    yes: "Vrai", no: "Faux", atLeastPick: "Choix minimum : {n}", atMostPick: "Choix maximum : {n}", optional: "facultatif",
    required: "Obligatoire", integer: "Un nombre entier, s’il te plaît", number: "Un nombre, s’il te plaît", min: "Au moins {n}",
    max: "Au plus {n}", minLength: "Caractères minimum : {n}", maxLength: "Caractères maximum : {n}", fromList: "À choisir dans la liste",
    unknownPerson: "personne inconnue", unknownChannel: "salon inconnu", remove: "Supprimer le message",
    removeQuestion: "Supprimer ce message pour tout le monde ?", copy: "Copier le texte", startedThread: "a créé un fil :",
    seeThread: "Ouvrir le fil", posts: "Publications", noWords: "Il n’y a que des publications ici : ouvres-en une pour y écrire.",
    addedToThread: "a ajouté {name} au fil.", removedFromThread: "a retiré {name} du fil.", renamedThread: "a changé le nom du fil :", pinnedMessage: "a épinglé un message",
    archived: "archivé", beginning: "C’est ici que commence #{name}.",
    hint: "Tape / pour voir tout ce que sait faire le bot.", commands: "Commandes", options: "Options", sending: "Envoi…",
    unread: "non lu", mentioned: "on te mentionne", clear: "Effacer", unsupported: "Cet élément ne peut pas être affiché ici.", actions: "Actions du message", apps: "Applications", messageMenu: "Message", done: "Terminé",
    timeHere: "L’heure ici", moved: "avancée de {span}", pass: "Laisser passer {span}", passTime: "Laisser passer le temps", passHint: "Pour tout le monde ici, bot compris, et sans retour.",
    direct: "Messages privés", newDirect: "Nouvelle conversation", messageToPerson: "Envoyer un message à @{name}", beginningDirect: "C’est ici que commence ta conversation avec {name}.", takesDirect: "Accepter les messages privés", takesDirectHint: "Sans cela, le bot ne peut pas t’écrire.", installed: "Application installée pour moi", installedHint: "Ses commandes te suivent alors ailleurs aussi, si elle le permet.",
  },
  de: {
    channels: "Kanäle", menu: "Kanalliste", close: "Schließen", newTag: "Neu", edited: "bearbeitet", app: "APP",
    yesterday: "Gestern um {time}", messageTo: "Nachricht an #{name}", send: "Senden", jump: "Neue Nachrichten weiter unten",
    onlyYou: "Nur du kannst das sehen", dismiss: "Nachricht verwerfen", failed: "Interaktion fehlgeschlagen",
    noAnswer: "Die Anwendung hat nicht geantwortet", thinking: "{name} denkt nach …", typing: "{name} schreibt …",
    used: "hat verwendet:", original: "Ursprüngliche Nachricht nicht geladen", picture: "Bild", spoiler: "Spoiler",
    showSpoiler: "Spoiler anzeigen", altText: "Beschreibung des Bildes", openPicture: "Bild öffnen", zoomIn: "Größer",
    notification: "Benachrichtigung", wordless: "ohne Text", zoomOut: "Kleiner", botOffline: "Der Bot ist offline. Er kommt von selbst wieder.",
    lost: "Verbindung verloren. Neuer Versuch …", connecting: "Verbinden …", profile: "Du auf dieser Seite", name: "Dein Name",
    language: "Deine Sprache", save: "Speichern", cancel: "Abbrechen", submit: "Absenden", theme: "Farben", dark: "Dunkel",
    light: "Hell", system: "Wie mein Gerät", switchTheme: "Hell oder dunkel", otherTab: "Weiteren Tab öffnen als …",
    otherTabHint: "Jeder Tab ist eine eigene Person, so lässt sich etwas zu mehreren ausprobieren.", newPerson: "Jemand Neues",
    open: "Öffnen", welcome: "Willkommen", welcomeText: "Diese Seite sieht aus wie ein Discord-Kanal und läuft nur auf diesem Rechner. Wie sollen die anderen dich nennen?",
    start: "Eintreten", select: "Triff eine Auswahl", search: "Suchen", nothing: "Nichts gefunden", loading: "Lädt …",
    yes: "Wahr", no: "Falsch", atLeastPick: "Mindestens {n} auswählen", atMostPick: "Höchstens {n} auswählen", optional: "optional",
    required: "Das ist erforderlich", integer: "Bitte eine ganze Zahl", number: "Bitte eine Zahl", min: "Mindestens {n}",
    max: "Höchstens {n}", minLength: "Mindestens {n} Zeichen", maxLength: "Höchstens {n} Zeichen", fromList: "Bitte aus der Liste wählen",
    unknownPerson: "unbekannte Person", unknownChannel: "unbekannter Kanal", remove: "Nachricht löschen",
    removeQuestion: "Diese Nachricht für alle löschen?", copy: "Text kopieren", startedThread: "hat einen Thread gestartet:",
    seeThread: "Thread öffnen", posts: "Beiträge", noWords: "Hier gibt es nur Beiträge: Öffne einen, um darin zu schreiben.",
    addedToThread: "hat {name} zum Thread hinzugefügt.", removedFromThread: "hat {name} aus dem Thread entfernt.", renamedThread: "hat den Thread umbenannt:", pinnedMessage: "hat eine Nachricht angepinnt",
    archived: "archiviert", beginning: "Hier beginnt #{name}.",
    hint: "Tippe /, um alles zu sehen, was der Bot kann.", commands: "Befehle", options: "Optionen", sending: "Wird gesendet …",
    unread: "ungelesen", mentioned: "du wurdest erwähnt", clear: "Leeren", unsupported: "Dieser Teil lässt sich hier nicht anzeigen.", actions: "Nachrichtenaktionen", apps: "Apps", messageMenu: "Nachricht", done: "Fertig",
    timeHere: "Zeit hier", moved: "um {span} vorgerückt", pass: "Zeit vergehen lassen: {span}", passTime: "Zeit vergehen lassen", passHint: "Für alle hier, auch für den Bot. Es gibt kein Zurück.",
    direct: "Direktnachrichten", newDirect: "Neue Unterhaltung", messageToPerson: "Nachricht an @{name}", beginningDirect: "Hier beginnt deine Unterhaltung mit {name}.", takesDirect: "Direktnachrichten annehmen", takesDirectHint: "Sonst kann der Bot dir nicht schreiben.", installed: "App für mich installiert", installedHint: "Ihre Befehle gibt es dann für dich auch an anderen Orten, wenn sie das erlaubt.",
  },
  pl: {
    channels: "Kanały", menu: "Lista kanałów", close: "Zamknij", newTag: "Nowe", edited: "edytowano", app: "APP",
    yesterday: "Wczoraj o {time}", messageTo: "Napisz na #{name}", send: "Wyślij", jump: "Nowe wiadomości poniżej",
    onlyYou: "Tylko ty to widzisz", dismiss: "Odrzuć wiadomość", failed: "Interakcja nie powiodła się",
    noAnswer: "Aplikacja nie odpowiedziała", thinking: "{name} myśli…", typing: "{name} pisze…",
    used: "używa", original: "Nie wczytano pierwotnej wiadomości", picture: "Obraz", spoiler: "Spoiler",
    showSpoiler: "Pokaż spoiler", altText: "Opis obrazu", openPicture: "Otwórz obraz", zoomIn: "Powiększ",
    notification: "Powiadomienie", wordless: "bez treści", zoomOut: "Pomniejsz", botOffline: "Bot jest offline. Wróci sam.",
    lost: "Utracono połączenie. Ponawiam…", connecting: "Łączenie…", profile: "Ty na tej stronie", name: "Twoje imię",
    language: "Twój język", save: "Zapisz", cancel: "Anuluj", submit: "Wyślij", theme: "Kolory", dark: "Ciemne",
    light: "Jasne", system: "Jak w urządzeniu", switchTheme: "Jasne lub ciemne", otherTab: "Otwórz kolejną kartę jako…",
    otherTabHint: "Każda karta to osobna osoba, więc możesz wypróbować coś w kilka osób.", newPerson: "Ktoś nowy",
    open: "Otwórz", welcome: "Witaj", welcomeText: "Ta strona wygląda i działa jak kanał Discorda, a działa tylko na tym komputerze. Jak mają zwracać się do ciebie inni?",
    start: "Wejdź", select: "Dokonaj wyboru", search: "Szukaj", nothing: "Nic nie znaleziono", loading: "Wczytywanie…",
    yes: "Prawda", no: "Fałsz", atLeastPick: "Wybierz co najmniej {n}", atMostPick: "Wybierz co najwyżej {n}", optional: "opcjonalne",
    required: "To pole jest wymagane", integer: "Podaj liczbę całkowitą", number: "Podaj liczbę", min: "Co najmniej {n}",
    max: "Co najwyżej {n}", minLength: "Minimalna liczba znaków: {n}", maxLength: "Maksymalna liczba znaków: {n}", fromList: "Wybierz z listy",
    unknownPerson: "nieznana osoba", unknownChannel: "nieznany kanał", remove: "Usuń wiadomość",
    removeQuestion: "Usunąć tę wiadomość u wszystkich?", copy: "Kopiuj tekst", startedThread: "rozpoczyna wątek:",
    seeThread: "Otwórz wątek", posts: "Posty", noWords: "Są tu tylko posty: otwórz któryś, aby w nim pisać.",
    addedToThread: "dodaje do wątku: {name}.", removedFromThread: "usuwa z wątku: {name}.", renamedThread: "zmienia nazwę wątku:", pinnedMessage: "przypina wiadomość",
    archived: "zarchiwizowany", beginning: "Tu zaczyna się #{name}.",
    hint: "Wpisz /, aby zobaczyć wszystko, co potrafi bot.", commands: "Polecenia", options: "Opcje", sending: "Wysyłanie…",
    unread: "nieprzeczytane", mentioned: "masz wzmiankę", clear: "Wyczyść", unsupported: "Tej części nie można tu pokazać.", actions: "Działania na wiadomości", apps: "Aplikacje", messageMenu: "Wiadomość", done: "Gotowe",
    timeHere: "Czas tutaj", moved: "przesunięty o {span}", pass: "Przesuń czas: {span}", passTime: "Przesuń czas", passHint: "Dla wszystkich tutaj, także dla bota. Nie da się tego cofnąć.",
    direct: "Wiadomości prywatne", newDirect: "Nowa rozmowa", messageToPerson: "Napisz do @{name}", beginningDirect: "Tu zaczyna się twoja rozmowa z {name}.", takesDirect: "Przyjmuj wiadomości prywatne", takesDirectHint: "Bez tego bot nie może do ciebie napisać.", installed: "Aplikacja zainstalowana dla mnie", installedHint: "Jej polecenia działają wtedy dla ciebie także w innych miejscach, jeśli na to pozwala.",
  },
};

let locale = "en-US";

/** Choose the language of the page's own words and of its dates. */
export function speak(wanted) {
  locale = wanted || "en-US";
  document.documentElement.lang = locale;
}

/** Return the person's full locale, as `Intl` takes it. */
export function currentLocale() {
  return locale;
}

/** Return one of the page's texts with its `{places}` filled. */
export function word(key, values = {}) {
  const table = WORDS[locale.slice(0, 2)] ?? WORDS.en;
  return (table[key] ?? WORDS.en[key]).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

/** Say why something failed: the server's own reason, or the usual words in the person's language. */
export function failure(reply, key) {
  return reply.message && reply.message !== WORDS.en.noAnswer ? reply.message : word(key);
}

/** Pick the text in the person's language out of a name and its `…_localizations`. */
export function localised(text, translations) {
  if (!translations) return text;
  if (translations[locale]) return translations[locale];
  const near = Object.keys(translations).find((key) => key.slice(0, 2) === locale.slice(0, 2) && translations[key]);
  return near && locale.slice(0, 2) !== "en" ? translations[near] : text;
}

/** Return the offered locale that suits the browser's languages best. */
export function guessLocale(offered, wanted = navigator.languages) {
  for (const tag of wanted) {
    const found = offered.find((one) => one === tag) ?? offered.find((one) => one.slice(0, 2) === tag.slice(0, 2));
    if (found) return found;
  }
  return offered[0];
}
