import { setTimeout as sleep } from 'node:timers/promises'
import { addAddress, guest, lineOf, newShopper } from '../../support/actors'
import type { ApiClient } from '../../support/api-client'
import { follow } from '../../support/event-stream'
import type { Random } from '../../support/random'
import { pressOnPaymentPage } from '../../support/sandbox-client'
import type { CallLog } from '../call-log'

/**
 * Kinds of calls, as they are told. `drawn` is from the click to the picture, by the stream that the studio listens to; `made` from the
 * return to the order, however often the page was told to wait.
 */
export const KINDS = [
  'page: home',
  'page: products',
  'page: product',
  'product list',
  'product search',
  'product',
  'register',
  'generate: asked',
  'generate: drawn',
  'keep the design',
  'preview on the case',
  'into the cart',
  'cart quote',
  'address',
  'open checkout',
  'pay (sandbox)',
  'return: answered',
  'return: order made',
  'order',
  'own orders',
  'own designs',
] as const
type Kind = (typeof KINDS)[number]

const SUBJECTS = ['fox', 'lighthouse', 'koi', 'galaxy', 'peony', 'owl', 'whale', 'cactus'] as const
const PLACES = ['in the snow', 'at dusk', 'under the northern lights', 'in a meadow', 'by the sea'] as const
const SEARCHES = ['tough', 'clear', 'eco', 'magsafe', 'iphone'] as const

export interface Visit {
  /** Where `/api` is, and where the pages are. */
  backend: string
  shop: string
  log: CallLog
  random: Random
  /** Milliseconds between two calls, on average. */
  pause: number
  going: () => boolean
}

/** One shopper after the other until it is over: two of three only look, the others buy. */
export async function shopUntilOver(visit: Visit): Promise<void> {
  while (visit.going())
    try {
      await oneVisit(visit)
    } catch {
      // It is in the log; whoever meets a fault leaves, and another comes.
      await sleep(visit.pause)
    }
}

async function oneVisit({ backend, shop, log, random, pause, going }: Visit): Promise<void> {
  const think = () => sleep(pause * (0.5 + random.whole(0, 100) / 100))
  const step = async <T>(kind: Kind, work: () => Promise<T>): Promise<T> => {
    const done = await log.time(kind, work)
    if (going()) await think()
    return done
  }
  const page = (kind: Kind, path: string) => step(kind, () => readPage(`${shop}${path}`))
  const browse = async (api: ApiClient) => {
    await page('page: home', '/')
    await page('page: products', '/products')
    const cards = await step('product list', () => api.must('listProductCards'))
    const search = random.pick(SEARCHES)
    await step('product search', () => api.must('listProductCards', { query: { search } }))
    const { id } = random.pick(cards.items)
    const product = await step('product', () => api.must('getProduct', { params: { id: String(id) } }))
    await page('page: product', `/products/${id}`)
    return product
  }

  const buys = random.chance(34)
  const product = await browse(guest(backend))
  if (!buys || !going()) return
  const { api } = await step('register', () => newShopper(backend))
  const prompt = `a ${random.pick(SUBJECTS)} ${random.pick(PLACES)}, number ${random.whole(1, 1_000_000)}`
  const begun = { prompt, count: 1 }
  const variationId = await log.time('generate: drawn', async () => {
    const { jobId } = await log.time('generate: asked', () => api.must('createJob', { body: begun }))
    await follow(api, jobId)
    const { variations } = await api.must('getJob', { params: { id: jobId } })
    const [drawn] = variations
    if (!drawn?.id) throw new Error('Nothing was drawn')
    return drawn.id
  })
  const design = await step('keep the design', () => api.must('createDesign', { body: { variationId } }))
  const { line } = await step('preview on the case', () =>
    lineOf(api, design, product, { quantity: random.whole(1, 2) }),
  )
  await step('into the cart', () => api.must('addCartItem', { body: line }))
  await step('cart quote', () => api.must('quoteCart', { body: { items: [line] } }))
  await step('address', () => addAddress(api))
  const { sessionId, url } = await step('open checkout', () =>
    api.must('createCheckoutSession', { body: { items: [line] } }),
  )
  await step('pay (sandbox)', () => payOn(url))
  const { orderId } = await step('return: order made', () => comeBack(api, sessionId, log))
  await step('order', () => api.must('getOrder', { params: { id: orderId } }))
  await step('own orders', () => api.must('listOrders'))
  await step('own designs', () => api.must('listDesigns', { query: { userId: 'me' } }))
}

async function payOn(url: string): Promise<void> {
  const answer = await pressOnPaymentPage(url, 'pay')
  if (answer.status !== 303) throw new Error(`The payment page answered ${answer.status}`)
}

/** As the page after the payment does: told that the order is still being made, it asks again. */
async function comeBack(api: ApiClient, sessionId: string, log: CallLog): Promise<{ orderId: string }> {
  for (;;) {
    const answer = await log.time('return: answered', () =>
      api.call('processPayment', { body: { sessionId } }),
    )
    if (answer.ok) return answer.data
    if (!BEING_MADE.has(answer.code)) throw new Error(`The return was answered ${answer.code}`)
    await sleep(3000)
  }
}
const BEING_MADE: ReadonlySet<string> = new Set(['payment_in_review', 'provider_unavailable'])

async function readPage(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } })
  await answer.text()
  if (!answer.ok) throw new Error(`The page answered ${answer.status}`)
}
