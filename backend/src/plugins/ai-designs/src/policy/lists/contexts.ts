/** Words that say whom or what a prompt is about. */
export const CHILDREN = `
child, children, childs, kid, kids, minor, minors, teen, teens, teenage, teenager, teenagers, tween,
toddler, toddlers, baby, babies, infant, infants, newborn, little girl, little girls, little boy,
little boys, young girl, young girls, young boy, young boys, school girl, school girls, schoolgirl,
schoolgirls, schoolboy, schoolboys, school boy, preteen, pre-teen, pupil, pupils, kindergarten,
preschooler, daughter, daughters, childlike, ein kind, nacktes kind, nackte kinder, das kind, kleines kind,
kinder, kleinkind, säugling, mädchen, kleines mädchen, kleine mädchen, kleiner junge, schülerin,
schulmädchen, jugendliche, minderjährige, enfant, enfants, fillette, fillettes, petite fille,
petites filles, petit garçon, écolière, bébé, mineur, mineure, adolescente, adolescent, niño, niña, niños,
niñas, bebé, menor, menores, colegiala, adolescentes, bambino, bambina, bambini, bambine, ragazzina,
ragazzino, neonato, minorenne, scolaretta, dziecko, dzieci, dziewczynka, dziewczynki, dziewczynką,
chłopiec, chłopczyk, niemowlę, nastolatka, nastolatek, uczennica, nieletnia, małolata
`
export const PEOPLE = `
woman, women, man, men, girl, girls, boy, boys, lady, ladies, female, male, person, people, model, models,
wife, husband, girlfriend, boyfriend, nurse, teacher, secretary, maid, mermaid, babe, babes, chick, chicks,
guy, guys, dude, hunk, waifu, elf, princess, queen, goddess, witch, nun, mum, mom, mother, sister, sisters,
aunt, stepmom, stepsister, couple, lovers, celebrity, actress, singer, dancer, cheerleader, vampire,
anime girl, human, body, frau, frauen, mann, männer, junge, dame, freundin, fräulein, krankenschwester,
lehrerin, femme, femmes, homme, hommes, fille, filles, garçon, mujer, mujeres, hombre, hombres, chica,
chicas, chico, novia, donna, donne, uomo, uomini, ragazza, ragazze, ragazzo, kobieta, kobiety, mężczyzna,
dziewczyna, dziewczyny, pani, facet
`
/** Asked to be left out of a picture of people, they undress them. */
export const CLOTHING = `
clothes, clothing, cloth, dress, dresses, bra, underwear, swimsuit, bikini, shirt, top, pants, trousers,
garments, outfit, fabric, kleidung, kleider, klamotten, vêtements, habits, ropa, vestido, vestiti, abiti,
ubranie, ubrania, ubrań
`
/** Beside an everyday word they make a brand of it. */
export const BRANDING = `
logo, logos, brand, branded, branding, brands, official, trademark, trademarked, merch, merchandise,
sponsor, fanart, fan art, crest, swoosh, licensed, copyright
`
