### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-shadow_gunslingers = { bang-variant-shadow_gunslingers }
    .text = Nikdo nevypadne nadobro.
bang-lesson-shadow_gunslingers-intro = V této variantě nikdo jen nepřihlíží. Podívej se, co se stane, když někdo padne: { $seat1 } má jen tři životy a ty jako Willy the Kid smíš zahrát, kolik karet BANG! chceš.
bang-lesson-shadow_gunslingers-weapon = Hráče { $seat1 } vidíš dál než ostatní. Vylož před sebe Schofield.
    .why = Nejdřív Schofield.
bang-lesson-shadow_gunslingers-first_shot = Vystřel na hráče { $seat1 }.
    .why = Na hráče { $seat1 }, kteroukoli kartou BANG!.
bang-lesson-shadow_gunslingers-second_shot = Znovu!
    .why = Na hráče { $seat1 }, kteroukoli kartou BANG!.
bang-lesson-shadow_gunslingers-last_shot = A poslední.
    .why = Ještě jeden na hráče { $seat1 }.
bang-lesson-shadow_gunslingers-end = Bandita padl a ty máš za odměnu tři karty. Ukonči tah: na řadě je stejně { $seat1 }.
    .why = Ukonči tah a sleduj.
bang-lesson-shadow_gunslingers-shadow = Střílí po tobě stín! Mrtví se na svůj tah vracejí: doberou si dvě karty a hrají, bez životů, takže jim nic neublíží. Zahraj Vedle!.
    .why = Máš Vedle!.
bang-lesson-shadow_gunslingers-rest = Na konci tahu stín zahodil všechny karty a do příštího tahu zmizel. Stíny dál vyhrávají se svou stranou; stín Odpadlíka pomáhá té slabší, jejíchž rolí leží lícem nahoru víc. Hraj dál!
