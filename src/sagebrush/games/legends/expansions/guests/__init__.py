"""Guests: characters and items of other boxes whose rules need nothing that is missing here. `beyond` needs Ante Up."""
