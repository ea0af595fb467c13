# De woorden van de terminal zelf; die van de spellen staan in hun eigen map.

player = Speler { $letter }
choose = Jouw keuze (? voor hulp):
watch = Enter om verder te gaan, q om te stoppen:
unknown = Ik begrijp “{ $input }” niet. Typ een nummer uit de lijst, of ? voor hulp.
watching = Je kijkt toe: voor jou valt er niets te beslissen.
allowed = “{ $action }” mag: typ het om het te doen.
why-what = Zet er een actie achter, bijvoorbeeld: why { $example }
ruling = regel { $ruling }
log = Wat je tot nu toe gezien hebt
result = Uitslag
deal = Om dit spel nog eens te spelen: { $command }
saved = Het spel is bewaard in { $file } (niet spieken: alle geheimen staan erin).
not-saved = Het spel kan niet bewaard worden in { $file }: { $problem }.
occupied = daar staat al een ander bestand, en dat is geen bewaard spel
resume = Om later verder te spelen: spelkast play --load { $file }
undone = Teruggenomen: { $action }
bye = Tot de volgende keer!
help =
    Een nummer uit de lijst, of de woorden van een actie (“{ $example }”), speelt die.
    ?          deze hulp
    b          toon de tafel opnieuw
    l          toon het verslag
    why …      waarom kan een actie niet? Bijvoorbeeld: why { $example }
    u          neem je laatste zet terug
    s [pad]    bewaar het spel
    q          stop; het spel wordt bewaard
