/** Plurals that no rule makes. */
const SINGULARS: Readonly<Record<string, string>> = {
  wolves: 'wolf',
  leaves: 'leaf',
  elves: 'elf',
  knives: 'knife',
  calves: 'calf',
  shelves: 'shelf',
  geese: 'goose',
  mice: 'mouse',
  feet: 'foot',
  teeth: 'tooth',
  children: 'child',
  people: 'person',
  men: 'man',
  women: 'woman',
  oxen: 'ox',
  cacti: 'cactus',
  fungi: 'fungus',
  octopi: 'octopus',
  daisies: 'daisy',
  movies: 'movie',
  cookies: 'cookie',
  pies: 'pie',
  ties: 'tie',
  shoes: 'shoe',
  canoes: 'canoe',
  horses: 'horse',
  roses: 'rose',
  houses: 'house',
  noses: 'nose',
  buses: 'bus',
  waves: 'wave',
  caves: 'cave',
  gloves: 'glove',
  olives: 'olive',
  axes: 'axe',
  series: 'series',
  species: 'species',
  lens: 'lens',
  glasses: 'glasses',
  sunglasses: 'sunglasses',
  lotus: 'lotus',
  bus: 'bus',
  gas: 'gas',
  christmas: 'christmas',
  paris: 'paris',
  texas: 'texas',
}

/** A word in the singular: cherries, foxes and cats become cherry, fox and cat. */
export function stem(word: string): string {
  const plain = word.replace(/'s$|'$/, '')
  const known = Object.hasOwn(SINGULARS, plain) ? SINGULARS[plain] : undefined
  if (known) return known
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`
  if (plain.length > 4 && /(s|x|z|ch|sh|oe)es$/.test(plain)) return plain.slice(0, -2)
  if (plain.length > 4 && plain.endsWith('oes')) return plain.slice(0, -2)
  if (plain.length > 3 && /[^siu]s$/.test(plain)) return plain.slice(0, -1)
  return plain
}

/** A text's words in small plain letters; commas and the like stay as ',', for where a phrase ends. */
export function tokens(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘]/g, "'")
    .replace(/ß/g, 'ss')
    .replace(/[,.;:!?()/|&+\n]+/g, ' , ')
    .replace(/[^a-z0-9', ]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== "'")
}

const LONGEST_PHRASE = 4
const listed = new Map<string, readonly string[]>()

/** 'cats hot-air-balloons' as the stems that a text is searched for. */
export function entries(list: string): readonly string[] {
  const known = listed.get(list)
  if (known) return known
  const stems = list
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.split('-').map(stem).join('-'))
  listed.set(list, stems)
  return stems
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>()

function setOf(list: string): ReadonlySet<string> {
  const stems = entries(list)
  const known = sets.get(stems)
  if (known) return known
  const made = new Set(stems)
  sets.set(stems, made)
  return made
}

/** The words of a text, to be asked for words and phrases. */
export class Said {
  readonly words: readonly string[]
  private readonly stems: readonly string[]
  private readonly first = new Map<string, number>()

  constructor(said: readonly string[]) {
    this.words = said
    const stems = said.map(stem)
    this.stems = stems
    stems.forEach((_, i) => {
      for (let length = 1; length <= LONGEST_PHRASE && i + length <= stems.length; length++) {
        const phrase = stems.slice(i, i + length)
        if (phrase.includes(',')) break
        const key = phrase.join('-')
        if (!this.first.has(key)) this.first.set(key, i)
      }
    })
  }

  /** Whether one of these stands in the text: 'cat hot-air-balloon'. */
  says(list: string): boolean {
    return entries(list).some((entry) => this.first.has(entry))
  }

  /** The ones that stand in the text, with where. */
  find(list: string): { entry: string; at: number }[] {
    return entries(list).flatMap((entry) => {
      const at = this.first.get(entry)
      return at === undefined ? [] : [{ entry, at }]
    })
  }

  /** The ones in the order of the text, where a phrase takes its words away from shorter ones: 'rose gold' is no rose. */
  inOrder(list: string): string[] {
    return this.spans(list).map(({ entry }) => entry)
  }

  /** The same with where they stand. */
  spans(list: string): { entry: string; at: number }[] {
    const wanted = setOf(list)
    const found: { entry: string; at: number }[] = []
    for (let i = 0; i < this.stems.length;) {
      let length = Math.min(LONGEST_PHRASE, this.stems.length - i)
      while (length > 0 && !wanted.has(this.stems.slice(i, i + length).join('-'))) length -= 1
      if (length > 0) found.push({ entry: this.stems.slice(i, i + length).join('-'), at: i })
      i += Math.max(1, length)
    }
    return found
  }
}
