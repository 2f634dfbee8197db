import type { ShopInfo } from '@caseloom/contract'
import { deliveryLine } from '~/lib/delivery-line'
import { formatMoney, formatRound } from '~/lib/money'

/** What the answers are made of: the shop's own prices, so that no answer promises others. */
export interface ChatFacts {
  shop: ShopInfo | null
  cases: { name: string; price: number }[]
}
export interface Answer {
  /** What it is about; left out where it is about nothing, and what was talked about before stays the topic. */
  topic?: string
  text: string
  replies: string[]
}

export const SEND_EMAIL = 'Send email'
export const TRY_AGAIN = 'Try again'
export const END_CHAT = 'End chat'

export const GREETING: Answer = {
  topic: 'a general question',
  text: 'Hi! I answer the common questions at once. What would you like to know?',
  replies: ['Track my order', 'Design help', 'Shipping info', 'Returns', 'Pricing'],
}

function shipping({ shop }: ChatFacts): string {
  if (!shop || shop.shippingMethods.length === 0)
    return 'The cart shows what each way of delivery costs and how long it takes.'
  const ways = shop.shippingMethods.map(({ name, price, days }) => `${name} ${formatMoney(price)}, ${days}`)
  const free = shop.shippingMethods.filter(({ freeFrom }) => freeFrom !== null).map(({ name }) => name)
  const freeLine =
    free.length > 0 ? ` ${free.join(' and ')} are free over ${formatRound(shop.freeShippingThreshold)}.` : ''
  return `We deliver within the UK: ${ways.join('; ')}.${freeLine} Orders are looked at within 24 hours, then made.`
}

function pricing({ shop, cases }: ChatFacts): string {
  if (cases.length === 0) return 'The prices stand beside every case on the Products page.'
  const from = Math.min(...cases.map(({ price }) => price))
  const each = cases.map(({ name, price }) => `${name} ${formatMoney(price)}`).join(', ')
  // As beside every other price.
  const delivery = deliveryLine(shop ?? undefined)
  return `Cases start from ${formatMoney(from)}: ${each}.${delivery && ` ${delivery}.`} Designing costs nothing.`
}

interface Topic {
  topic: string
  keywords: string[]
  text: (facts: ChatFacts) => string
  replies: string[]
}

const A_RETURN = 'a return'
/** What came, and what can be wrong with it: together they are about a return, whatever else is named. */
const CAME = ['case', 'cover', 'order', 'parcel', 'phone', 'print', 'arrive', 'deliver', 'came']
const HARM = [
  'broken',
  'damaged',
  'faulty',
  'cracked',
  'scratched',
  'smudged',
  "n't fit",
  'n’t fit',
  'not fit',
]

/** The first whose keyword is contained in the words wins. */
const TOPICS: Topic[] = [
  {
    topic: 'a general question',
    keywords: ['hello', ' hi ', ' hey ', 'good morning', 'good afternoon', 'good evening'],
    text: () => 'Hello! Ask me about orders, designs, delivery, returns or prices.',
    replies: GREETING.replies,
  },
  {
    topic: 'my order',
    keywords: ['order', 'track', 'status', 'where is', 'parcel'],
    text: () =>
      'Your orders and where each of them stands are in your dashboard, under Orders. We also mail you when a case goes to print and when it is on its way.',
    replies: ['Shipping info', SEND_EMAIL, END_CHAT],
  },
  {
    topic: 'my design',
    keywords: ['design', 'custom', 'create', 'picture', 'image', 'prompt', ' ai'],
    text: () =>
      'Say what you see in the studio, in up to 400 characters: you get four pictures within a minute, and place the one you like on your own phone’s case. You can bring a picture of your own too.',
    replies: ['Pricing', 'Shipping info', SEND_EMAIL],
  },
  {
    topic: 'delivery',
    keywords: ['ship', 'deliver', 'postage', 'how long', 'arrive'],
    text: shipping,
    replies: ['Track my order', 'Returns', SEND_EMAIL],
  },
  {
    topic: A_RETURN,
    keywords: ['return', 'refund', 'exchange', 'money back', 'faulty', 'damaged'],
    text: () =>
      'A case that is faulty, damaged or not as described: tell us by email within 30 days, and we send a prepaid label and refund you in full. A personalised case cannot be returned for a change of mind.',
    replies: [SEND_EMAIL, 'Track my order', END_CHAT],
  },
  {
    topic: 'a technical problem',
    keywords: [
      'problem',
      'error',
      'bug',
      'not working',
      'doesn’t work',
      "doesn't work",
      'broken',
      'help',
      'technical',
    ],
    text: () =>
      'I am sorry about that. Reloading the page often helps, and nothing that you designed is lost by it. If it does not, write to us with what you did and what you saw.',
    replies: [SEND_EMAIL, TRY_AGAIN, END_CHAT],
  },
  {
    topic: 'prices',
    keywords: ['price', 'pricing', 'cost', 'how much', 'discount', 'cheap', 'expensive'],
    text: pricing,
    replies: ['Shipping info', 'Design help', END_CHAT],
  },
]

const FALLBACK: Answer = {
  text: 'I have no answer to that. A person has: send us an email, or try other words.',
  replies: [SEND_EMAIL, TRY_AGAIN, END_CHAT],
}

/** The answer to what somebody wrote. */
export function answerTo(words: string, facts: ChatFacts): Answer {
  const said = ` ${words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}’']+/gu, ' ')
    .trim()} `
  const has = (keywords: string[]) => keywords.some((keyword) => said.includes(keyword))
  const harmed = has(CAME) && has(HARM)
  const found = TOPICS.find(({ topic, keywords }) => (harmed ? topic === A_RETURN : has(keywords)))
  return found ? { topic: found.topic, text: found.text(facts), replies: found.replies } : FALLBACK
}
