/** What the built-in artist draws well, too; six in a row are of six kinds. */
const PROMPTS: readonly string[] = [
  'Mountain lake under the northern lights',
  'Two koi in a deep blue pond with water lilies',
  'White marble with fine gold veins',
  'A fox in a snowy birch forest at dusk',
  'A bouquet of peonies and daisies in blush and sage',
  'Neon Tokyo skyline at night, synthwave',

  'Mount Fuji at dawn with cherry blossom',
  'A cat looking at the full moon',
  'Bauhaus tiles in terracotta and teal',
  'A violet galaxy with a ringed planet',
  'Tall wildflowers, botanical line drawing',
  'A lighthouse on a cliff in a storm',

  'The great wave off the coast in indigo and cream',
  'Monarch butterflies over lavender',
  'Emerald and gold fluid art',
  'An owl on a branch under the stars',
  'Sunflower field at golden hour',
  'Hot-air balloons over a canyon at sunrise',

  'Misty pine forest in autumn colours',
  'A whale swimming through pink clouds',
  'Terrazzo in pastel colours',
  'A wolf howling at a silver moon',
  'Monstera and palm leaves on midnight green',
  'An astronaut floating among planets, retro poster',

  'Golden sunset over a calm sea with a sailing boat',
  'A red dragon above misty mountains',
  'Boho arches with a warm sun',
  'A deer in a moonlit forest, paper cut',
  'Cherry branch on rose-gold sky',
  'Red-capped mushrooms in a fairy forest',

  'Rain-forest waterfall in emerald light',
  'A hummingbird at a hibiscus, stained glass',
  'Mandala in turquoise and copper',
  'A tiger in tall grass, vintage poster',
  'Cacti and a desert moon in terracotta',
  'A camper van by the ocean, retro stripes',

  'Art-deco fans in navy and gold',
  'A skull with roses, line art',
  'A bear by a mountain river, watercolour',
  'Nebula in magenta and deep blue',
  'A wreath of ferns and white anemones',
  'Violet hills under a crescent moon, riso print',
]
const SHOWN = 6
const DAY_MS = 86_400_000

/** Every prompt, beginning each day with another six. */
export function inspirationPrompts(now: Date): string[] {
  const first = (Math.floor(now.getTime() / DAY_MS) * SHOWN) % PROMPTS.length
  return [...PROMPTS.slice(first), ...PROMPTS.slice(0, first)]
}
