"""Pictures out of views: Pillow only, no Discord, no files written."""
