import type { Random } from '../random'

/** What becomes of one order, as its people mean it. */
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
] as const
export type End = (typeof ENDS)[number]

export interface Fault {
  kind: string
  status?: number
  ms?: number
  times?: number
  copies?: number
}
export interface Place {
  point: string
  when: 'before' | 'after'
  /** What in its input tells this order from others. */
  about: 'order' | 'intent' | 'checkout' | 'recipe' | 'e-mail'
}
export interface Story {
  number: number
  end: End
  quantity: number
  /** How the shopper comes back from the payment page. */
  comesBack: 'once' | 'twice' | 'never'
  opening: Fault | null
  /** What happens to Stripe's news of the payment, and to all of the printer's. */
  news: Fault | null
  callbacks: Fault | null
  stripe: Fault | null
  printer: Fault | null
  /** Where the shop dies in this order's completion, decision or shipping. */
  dies: { during: 'completion' | 'decision' | 'shipping'; at: Place } | null
  /** How far the parcel goes. */
  ships: 'shipped' | 'complete' | 'delivered' | null
}

/** What the people do most comes most often, and each kind at least once in so many. */
const OFTEN: End[] = ['processed', 'processed', 'bulk processed', 'bulk processed', 'rejected', 'taken back']

const CALLS: Fault[] = [
  { kind: 'error', status: 500 },
  { kind: 'error', status: 503, times: 2 },
  { kind: 'drop_after' },
  { kind: 'drop_before', times: 2 },
  { kind: 'delay', ms: 2000 },
  { kind: 'timeout' },
]
const NEWS: Fault[] = [
  { kind: 'lost', times: 5 },
  { kind: 'duplicated', copies: 3, times: 5 },
  { kind: 'late', ms: 6000, times: 5 },
  { kind: 'out_of_order', ms: 4000, times: 5 },
]
const point = (about: Place['about'], when: Place['when'], ...names: string[]): Place[] =>
  names.map((name) => ({ point: name, when, about }))

const IN_COMPLETION: Place[] = [
  ...point('checkout', 'after', 'create-orders'),
  ...point('recipe', 'before', 'open-approval'),
  ...point('recipe', 'after', 'open-approval'),
  ...point('e-mail', 'before', 'keep-mail'),
  ...point('e-mail', 'after', 'keep-mail'),
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
]
const IN_RELEASE: Place[] = [
  ...point('order', 'before', 'request-decision', 'release-payments'),
  ...point('order', 'after', 'request-decision', 'release-payments', 'create-order-change'),
]
const IN_SHIPPING: Place[] = [
  ...point('order', 'before', 'act-on-print'),
  ...point('order', 'after', 'act-on-print', 'register-order-shipment'),
]

const RELEASES: ReadonlySet<End> = new Set(['rejected', 'bulk rejected', 'taken back'])
const PRINTS: ReadonlySet<End> = new Set(['processed', 'bulk processed', 'two process'])

/** A fault in so many of a hundred. */
const maybe = <T>(random: Random, percent: number, all: readonly T[]): T | null =>
  random.chance(percent) ? random.pick(all) : null

function deathOf(random: Random, end: End, ships: Story['ships']): Story['dies'] {
  const during = random.pick(['completion', 'decision', 'decision', ships ? 'shipping' : 'decision'] as const)
  if (during === 'completion') return { during, at: random.pick(IN_COMPLETION) }
  if (during === 'shipping') return { during, at: random.pick(IN_SHIPPING) }
  if (RELEASES.has(end)) return { during, at: random.pick(IN_RELEASE) }
  return PRINTS.has(end) ? { during, at: random.pick(IN_PROCESSING) } : null
}

/** So many orders, the same for the same seed; about one in ten sees the shop die. */
export function storiesOf(random: Random, count: number): Story[] {
  return Array.from({ length: count }, (_none, number): Story => {
    const end = number < ENDS.length ? (ENDS[number] ?? 'processed') : random.pick([...OFTEN, ...ENDS])
    const ships = PRINTS.has(end) ? maybe(random, 60, ['shipped', 'complete', 'delivered'] as const) : null
    const dies = random.chance(6) || number % 9 === 3 ? deathOf(random, end, ships) : null
    return {
      number,
      end,
      quantity: random.whole(1, 3),
      comesBack: random.pick(['once', 'once', 'twice', 'never'] as const),
      opening: maybe(random, 15, CALLS.slice(0, 5)),
      news: maybe(random, 50, NEWS),
      callbacks: maybe(random, 50, NEWS),
      stripe: maybe(random, 25, CALLS),
      printer: maybe(random, 25, CALLS),
      dies,
      ships,
    }
  })
}

/** A time-out takes as long as the shop is patient. */
export const titleOf = ({ number, end, dies, ...story }: Story): string => {
  const faults = (['opening', 'news', 'stripe', 'printer', 'callbacks'] as const).flatMap((name) =>
    story[name] ? `${name} ${story[name].kind}` : [],
  )
  const death = dies ? [`dies ${dies.at.when} ${dies.at.point}`] : []
  return [`order ${number} (${end}; comes back ${story.comesBack})`, ...faults, ...death].join(', ')
}
