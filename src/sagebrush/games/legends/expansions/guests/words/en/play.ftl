### Guests: characters and items of other boxes.

legends-variant-guests = Guests
    .text = Characters of other boxes, and what they bring to the store.
