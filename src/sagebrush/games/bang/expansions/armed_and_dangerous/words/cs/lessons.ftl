### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-armed_and_dangerous = { bang-expansion-armed_and_dangerous }
    .text = Oranžové karty, které spotřebovávají nabití.
bang-lesson-armed_and_dangerous-intro = Oranžové karty leží před tebou jako modré, ale platí se žetony nabití: náboji na kartě nebo na tvé postavě.
bang-lesson-armed_and_dangerous-bandolier = Vylož před sebe Bandalír: za jeden žeton smíš v tahu zahrát druhou kartu BANG!.
    .why = Nejdřív Bandalír.
bang-lesson-armed_and_dangerous-blue = Kdo zahraje modrou kartu, dostane žeton nabití. Vylož před sebe Schofield.
    .why = Žeton přinese modrá karta: Schofield.
bang-lesson-armed_and_dangerous-load = Kam s ním? Na Bandalír, tam bude potřeba. Na jedno místo se vejdou nejvýš čtyři.
    .why = Dej ho na Bandalír.
bang-lesson-armed_and_dangerous-shot = Teď tvůj jediný BANG! v tahu, na hráče { $seat1 }.
    .why = Nejdřív obyčejný výstřel na hráče { $seat1 }.
bang-lesson-armed_and_dangerous-use = Klepni na Bandalír a zaplať žeton.
    .why = Použij Bandalír.
bang-lesson-armed_and_dangerous-second_shot = Druhý výstřel je tvůj: na hráče { $seat3 }.
    .why = Tentokrát na hráče { $seat3 }.
bang-lesson-armed_and_dangerous-rest = Žeton dostaneš i za každou kartu odhozenou kvůli plné ruce. Některé hnědé karty zesílí, když zaplatíš žetony ze své postavy. Hraj dál!
