### Hosté: postavy a věci z jiných krabic.

legends-variant-guests = Hosté
    .text = Postavy z jiných krabic a co s nimi přibude v obchodě.
