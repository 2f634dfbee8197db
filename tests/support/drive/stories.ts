import type { Random } from '../random'

/** What becomes of one purchase, as its people mean it. */
export const ENDS = [
  'processed',
  'rejected',
  'bulk processed',
  'bulk rejected',
  'taken back',
  'lapsed',
  'lapsed unheard',
  'printed at the second try',
  'rejected after a failed print',
  'two process',
  'one processes, one rejects',
  'processed while taken back',
  'given up by the printer, printed again',
  'given up by the printer, rejected',
  'abandoned',
  'page expired',
  'declined',
] as const
export type End = (typeof ENDS)[number]

export interface Place {
  point: string
  when: 'before' | 'after'
  /** What in its input tells this order from others; where nothing does, whoever comes there first dies. */
  about: 'order' | 'intent' | 'checkout' | 'recipe' | 'e-mail' | 'nothing'
}
/** On what part of a purchase's way the shop dies. */
export type Way = 'completion' | 'processing' | 'release' | 'shipping'
export interface Death {
  way: Way
  at: Place
}
export interface Story {
  number: number
  end: End
  /** How many of each of its cases are bought. */
  quantities: number[]
  /** Whether the shopper has the promotion code; who comes too late for it buys without. */
  hasCode: boolean
  /** Whether the bank disputes the payment once it was taken. */
  isDisputed: boolean
  /** How the shopper comes back from the payment page. */
  comesBack: 'once' | 'twice' | 'never'
  /** Where the shop dies in this purchase's completion, decision or shipping. */
  dies: Death | null
  /** How far the parcel goes. */
  ships: 'shipped' | 'complete' | 'delivered' | null
}

/** Of prints that are to fail: whether the printer takes it and its answer is lost, or refuses it. */
export const losesAnswer = ({ number }: Story): boolean => number % 2 === 1

export const MOST_CASES = 5
/** Purchases for each death. */
export const A_DEATH_IN = 20

/** What the people of a shop do that has no bad day, and each kind at least once in so many. */
const OFTEN: End[] = [
  ...Array<End>(8).fill('processed'),
  ...Array<End>(6).fill('bulk processed'),
  'lapsed',
  'lapsed unheard',
  'printed at the second try',
  'rejected after a failed print',
  'two process',
  'one processes, one rejects',
  'processed while taken back',
  'given up by the printer, printed again',
  'given up by the printer, rejected',
]
/** What so many of a hundred do; the others do what is often. */
const SHARES: [percent: number, ends: End[]][] = [
  [10, ['abandoned', 'page expired']],
  [5, ['declined']],
  [5, ['rejected', 'bulk rejected']],
  [5, ['taken back']],
]

const point = (about: Place['about'], when: Place['when'], ...names: string[]): Place[] =>
  names.map((name) => ({ point: name, when, about }))

const IN_COMPLETION: Place[] = [
  ...point('checkout', 'after', 'create-orders'),
  ...point('recipe', 'before', 'open-approval'),
  ...point('recipe', 'after', 'open-approval'),
  ...point('e-mail', 'before', 'keep-mail'),
  ...point('e-mail', 'after', 'keep-mail'),
  ...point('nothing', 'before', 'send-mail'),
  ...point('nothing', 'after', 'send-mail'),
]
const IN_PROCESSING: Place[] = [
  ...point('order', 'before', 'request-decision', 'preflight-print', 'capture-payments', 'submit-print'),
  ...point('order', 'after', 'request-decision', 'preflight-print', 'capture-payments', 'submit-print'),
  ...point('order', 'before', 'prepare-submission', 'record-submission'),
  ...point('order', 'after', 'prepare-submission', 'record-submission'),
  ...point('intent', 'before', 'StripeCheckoutProvider.capturePayment'),
  ...point('intent', 'after', 'StripeCheckoutProvider.capturePayment'),
  ...point('order', 'before', 'ProdigiFulfillmentProvider.createFulfillment'),
  ...point('order', 'after', 'ProdigiFulfillmentProvider.createFulfillment'),
  ...point('recipe', 'before', 'render-print-file'),
  ...point('recipe', 'after', 'render-print-file'),
  ...point('nothing', 'before', 'claim-approval-task', 'record-task-step', 'finish-approval-task'),
  ...point('nothing', 'after', 'claim-approval-task', 'record-task-step', 'finish-approval-task'),
]
const IN_RELEASE: Place[] = [
  ...point('order', 'before', 'request-decision', 'release-payments'),
  ...point('order', 'after', 'request-decision', 'release-payments', 'create-order-change'),
]
const IN_SHIPPING: Place[] = [
  ...point('order', 'before', 'act-on-print'),
  ...point('order', 'after', 'act-on-print', 'register-order-shipment'),
  ...point('nothing', 'before', 'receive-callback', 'refresh-submission', 'settle-submission'),
  ...point('nothing', 'after', 'receive-callback', 'refresh-submission', 'settle-submission'),
]

const RELEASES: readonly End[] = ['rejected', 'taken back']
const PRINTS: ReadonlySet<End> = new Set(['processed', 'bulk processed', 'two process'])
const HOW_FAR = ['shipped', 'complete', 'delivered'] as const
/** Ends before anything is paid. */
export const UNPAID: ReadonlySet<End> = new Set(['abandoned', 'page expired', 'declined'])

/** A place to die at, and the ends on whose way it lies. */
interface Trap {
  death: Death
  ends: readonly End[]
}
const traps = (way: Way, places: Place[], ends: readonly End[]): Trap[] =>
  places.map((at) => ({ death: { way, at }, ends }))
const TRAPS: readonly Trap[] = [
  ...traps('completion', IN_COMPLETION, ['processed']),
  ...traps('processing', IN_PROCESSING, ['processed']),
  ...traps('release', IN_RELEASE, RELEASES),
  ...traps('shipping', IN_SHIPPING, ['processed']),
]
export const DEATHS: readonly Death[] = TRAPS.map(({ death }) => death)
export const nameOf = ({ way, at: { point: name, when } }: Death): string => `${when} ${name} (${way})`

function shuffled<T>(random: Random, all: readonly T[]): T[] {
  const left = [...all]
  return all.flatMap(() => left.splice(random.whole(0, left.length - 1), 1))
}

function endOf(random: Random, number: number): End {
  const first = ENDS[number]
  if (first) return first
  let at = random.whole(1, 100)
  for (const [percent, ends] of SHARES) {
    if (at <= percent) return random.pick(ends)
    at -= percent
  }
  return random.pick(OFTEN)
}

function storyOf(random: Random, number: number, trap?: Trap): Story {
  const end = trap ? random.pick(trap.ends) : endOf(random, number)
  const parcels = PRINTS.has(end) && (trap?.death.way === 'shipping' || random.chance(60))
  return {
    number,
    end,
    quantities: Array.from({ length: random.whole(2, MOST_CASES) }, () => random.whole(1, 3)),
    hasCode: random.chance(30),
    isDisputed: PRINTS.has(end) && random.chance(3),
    comesBack: random.pick(['once', 'once', 'twice', 'never'] as const),
    dies: trap?.death ?? null,
    ships: parcels ? random.pick(HOW_FAR) : null,
  }
}

/**
 * So many purchases, the same for the same seed. In each `aDeathIn` of them the shop dies once, at the next place of a shuffled pack
 * of all, so that none comes twice before each came once.
 */
export function storiesOf(random: Random, count: number, aDeathIn = A_DEATH_IN): Story[] {
  let pack = shuffled(random, TRAPS)
  let mortal = random.whole(0, aDeathIn - 1)
  return Array.from({ length: count }, (_none, number): Story => {
    if (number > 0 && number % aDeathIn === 0) mortal = number + random.whole(0, aDeathIn - 1)
    const trap = number === mortal ? pack.shift() : undefined
    if (pack.length === 0) pack = shuffled(random, TRAPS)
    return storyOf(random, number, trap)
  })
}

/** One more purchase for each of these places. */
export const storiesFor = (random: Random, deaths: readonly Death[], firstNumber: number): Story[] =>
  TRAPS.filter(({ death }) => deaths.includes(death)).map((trap, index) =>
    storyOf(random, firstNumber + index, trap),
  )

export const titleOf = ({ number, end, comesBack, dies, hasCode, isDisputed }: Story): string =>
  [
    `purchase ${number} (${end}; comes back ${comesBack})`,
    ...(hasCode ? ['with a code'] : []),
    ...(isDisputed ? ['disputed'] : []),
    ...(dies ? [`dies ${nameOf(dies)}`] : []),
  ].join(', ')
