import { stem } from './words'

/** Common words of shoppers who write another language. Left out is what is an English word or a name too: 'Luna', 'rot', 'mare'. */
const FOREIGN: readonly (readonly [english: string, words: string])[] = [
  ['cat', 'katze katzchen katzen gato gata gatto gatta kotek'],
  ['dog', 'hund hunde chien perro perra cagnolino piesek'],
  ['horse', 'pferd pferde cheval caballo cavallo'],
  ['bird', 'vogel voegel vogelchen oiseau oiseaux pajaro pajaros uccello ptak'],
  ['butterfly', 'schmetterling schmetterlinge papillons mariposa mariposas farfalla farfalle motyl motyle'],
  ['fox', 'fuchs fuchse renard zorro volpe'],
  ['owl', 'eule eulen hibou chouette buho gufo sowa'],
  ['bear', 'baer oso orso niedzwiedz'],
  ['lion', 'loewe leone'],
  ['elephant', 'elefant elefante'],
  ['hedgehog', 'igel herisson erizo riccio'],
  ['dolphin', 'delfin dauphin delfino'],
  ['turtle', 'schildkrote schildkroete tortue tortuga tartaruga zolw'],
  ['unicorn', 'einhorn licorne unicornio unicorno jednorozec'],
  ['dragon', 'drache drachen drago'],
  ['flower', 'blume blumen fleur fleurs flores fiore fiori kwiat kwiaty'],
  [
    'sunflower',
    'sonnenblume sonnenblumen tournesol tournesols girasol girasoles girasole girasoli slonecznik',
  ],
  ['lavender', 'lavendel lavande lavanda lawenda'],
  ['tulip', 'tulpe tulpen tulipe tulipes tulipan'],
  ['tree', 'baum baeume baume arbre arbol albero drzewo'],
  ['christmas tree', 'weihnachtsbaum tannenbaum christbaum choinka'],
  ['christmas', 'weihnachten noel navidad natale'],
  ['snow', 'schnee neige nieve neve snieg'],
  ['forest', 'wald foret bosque bosco'],
  ['mountain', 'berg berge gebirge montagne montagnes montanas montagna gory'],
  ['lake', 'lago lac jezioro'],
  ['sea', 'meer ozean morze'],
  ['beach', 'strand plage playa spiaggia'],
  ['wave', 'welle wellen vagues olas'],
  ['sunset', 'sonnenuntergang atardecer tramonto zachod'],
  ['moon', 'mond lune ksiezyc'],
  ['star', 'stern sterne etoile etoiles estrella estrellas stelle gwiazda gwiazdy'],
  ['night', 'nacht nuit noche notte'],
  ['galaxy', 'galaxie weltraum weltall espacio galassia kosmos'],
  ['city', 'stadt ville ciudad citta miasto'],
  ['heart', 'herz herzen coeur coeurs corazon corazones cuore cuori serce serca'],
  ['skull', 'totenkopf schadel calavera teschio czaszka'],
  ['mushroom', 'pilz pilze champignon champignons funghi grzyb'],
  ['football', 'fussball calcio futbol'],
  ['rainbow', 'regenbogen arcoiris arcobaleno tecza'],
  ['red', 'rouge rojo roja rosso rossa czerwony'],
  ['blue', 'blau blaue bleu azul niebieski'],
  ['green', 'grun gruen grune verde zielony'],
  ['pink', 'rosado rosada'],
  ['black', 'schwarz schwarze noire nero nera czarny'],
  ['white', 'weiss weisse blanc blanche blanco blanca bianco bianca bialy'],
  ['and', 'und oraz'],
  ['in', 'im dans nel nella'],
  ['with', 'mit avec'],
]

const english = new Map(
  FOREIGN.flatMap(([word, list]) => list.split(' ').map((each) => [each, word.split(' ')] as const)),
)

/** The words with those of other languages said in English. */
export function inEnglish(words: readonly string[]): string[] {
  return words.flatMap((word) => english.get(word) ?? english.get(stem(word)) ?? [word])
}
