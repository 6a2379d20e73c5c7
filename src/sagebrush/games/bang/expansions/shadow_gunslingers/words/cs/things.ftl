### Stínoví pistolníci: názvy a krátké texty všeho, co hráč ve variantě potká.

bang-variant-shadow_gunslingers = Stínoví pistolníci
    .text = Nikdo nevypadne natrvalo: vyřazení se do hry vracejí na každý svůj tah jako stíny, bez životů a bez karet.

## Role

bang-role-shadow_deputy = Stínový pomocník
    .text = Stín Odpadlíka se do svého dalšího tahu přidává k zákonu: vyhraje-li Šerif, vyhráváš také.
bang-role-shadow_outlaw = Stínový bandita
    .text = Stín Odpadlíka se do svého dalšího tahu přidává k Banditům: vyhrají-li oni, vyhráváš také.
