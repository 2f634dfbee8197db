import { expect, type Browser } from '@playwright/test'
import {
  addAddress,
  administrator,
  designedLine,
  newShopper,
  signedIn,
  type Shopper,
} from '../support/actors'
import { askForChange } from '../support/adjustment'
import { newProtected } from '../support/authenticator'
import { openCheckout, paidCheckout, placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { publishedDesign } from '../support/gallery'
import { designCases } from '../support/journey-cart'
import { journeyStack } from '../support/journey-stack'
import { merchandiser } from '../support/medusa-admin'
import { giveDesigns } from '../support/membership'
import { sandboxClient } from '../support/sandbox-client'
import type { Kept } from './state'

const stack = journeyStack()
const sandbox = sandboxClient(stack)
const PROMPTS = [
  'a heron in the reeds',
  'a fox asleep in the snow',
  'two swans at dusk',
  'a red tram in the rain',
  'koi under lily pads',
  'a lighthouse in a storm',
]

/** Made when it is first asked for, and then kept. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** What a browser keeps of somebody who is signed in, and of their cart. */
const browserOf = (token: string | null, cart?: object): Kept => ({
  cookies: [],
  origins: [
    {
      origin: stack.shop,
      localStorage: [
        { name: 'auth_token', value: token ?? '' },
        ...(cart ? [{ name: 'caseloom_cart', value: JSON.stringify(cart) }] : []),
      ],
    },
  ],
})

/** The cart of a single line, as a browser keeps it. */
const cartOf = ({ line, sku }: Awaited<ReturnType<typeof designedLine>>) => ({
  items: [{ ...line, sku }],
  appliedPromo: null,
})

/** Another order of somebody; answers its id. */
async function order(shopper: Shopper, prompt: string): Promise<string> {
  const { line } = await designedLine(shopper.api, { prompt })
  const { sessionId, url } = await shopper.api.must('createCheckoutSession', { body: { items: [line] } })
  await sandbox.pay(url)
  return (await shopper.api.must('processPayment', { body: { sessionId } })).orderId
}

async function settled(orderId: string, table: 'approval' | 'prodigi_submission', ...wanted: string[]) {
  const read = () =>
    rows<{ status: string }>(stack.databaseUrl, `select status from ${table} where order_id = $1`, [orderId])
  await expect
    .poll(async () => wanted.includes((await read())[0]?.status ?? ''), { timeout: 90_000 })
    .toBe(true)
}

async function printed(orderId: string, to: 'shipped' | 'delivered') {
  const at = { params: { id: orderId } }
  await (await administrator(stack.backend)).must('processOrder', at)
  const [print] = await rows<{ id: string }>(
    stack.databaseUrl,
    'select prodigi_order_id as id from prodigi_submission where order_id = $1',
    [orderId],
  )
  await sandbox.advancePrint(print?.id ?? '', 'shipped')
  if (to === 'delivered') await sandbox.advancePrint(print?.id ?? '', 'delivered')
  // The carrier may have it already.
  await settled(orderId, 'prodigi_submission', to, ...(to === 'shipped' ? ['in_transit'] : []))
}

/** A part of what was paid goes back, as a merchandiser does it in Medusa's own admin. */
async function refundPart(orderId: string) {
  const [payment] = await rows<{ id: string }>(
    stack.databaseUrl,
    `select p.id from payment p join order_payment_collection o on o.payment_collection_id = p.payment_collection_id
     where o.order_id = $1 and p.deleted_at is null and o.deleted_at is null`,
    [orderId],
  )
  const medusa = await merchandiser(stack.backend)
  await medusa.call('POST', `/payments/${payment?.id ?? ''}/refund`, { amount: 5 })
}

/** What was given to somebody without being drawn looks like what they have drawn. */
const pictureGivenDesigns = (customerId: string) =>
  rows(
    stack.databaseUrl,
    `with kept as (
       select d.id as design_id, d.title, d.prompt, d.enhanced_prompt, a.*, a.original_file_id = 'f' as given,
         row_number() over (partition by a.original_file_id = 'f' order by d.created_at, d.id) as place
       from design d join artwork a on a.id = d.artwork_id
       where d.owner_customer_id = $1 and d.deleted_at is null and a.deleted_at is null
     ), pairs as (
       select given.id, given.design_id, drawn.title, drawn.prompt, drawn.enhanced_prompt, drawn.mime, drawn.width, drawn.height,
         drawn.original_file_id, drawn.large_file_id, drawn.thumb_file_id
       from kept given join kept drawn on not drawn.given
         and drawn.place = 1 + (given.place - 1) % (select count(*) from kept k where not k.given)
       where given.given
     ), pictured as (
       update artwork set mime = pairs.mime, width = pairs.width, height = pairs.height,
         original_file_id = pairs.original_file_id, large_file_id = pairs.large_file_id, thumb_file_id = pairs.thumb_file_id
       from pairs where artwork.id = pairs.id returning artwork.id
     )
     update design set title = pairs.title, prompt = pairs.prompt, enhanced_prompt = pairs.enhanced_prompt
     from pairs where design.id = pairs.design_id`,
    [customerId],
  )

/** Orders at every point of their way, of one customer, and a payment that waits for somebody. */
async function makeOrders() {
  const { shopper, orderId: pending } = await placedOrder(stack, { prompt: PROMPTS[0] ?? '', quantity: 2 })
  // Somebody else's: several are chosen at once.
  await placedOrder(stack, { prompt: PROMPTS[1] ?? '' })
  const [, shippedWords = '', deliveredWords = '', rejectedWords = '', waitingWords = '', failedWords = ''] =
    PROMPTS
  const shipped = await order(shopper, shippedWords)
  const delivered = await order(shopper, deliveredWords)
  const rejected = await order(shopper, rejectedWords)
  const waiting = await order(shopper, waitingWords)
  const failed = await order(shopper, failedWords)
  await printed(shipped, 'shipped')
  await printed(delivered, 'delivered')
  const admin = await administrator(stack.backend)
  const reason = 'The picture shows a trademark.'
  await admin.must('rejectOrder', { params: { id: rejected }, body: { reason } })
  await settled(rejected, 'approval', 'rejected')
  await askForChange(admin, { orderId: waiting, shopper })
  await sandbox.fault('prodigi', { operation: 'orders.create', kind: 'error', status: 400, times: 1 })
  await admin.call('processOrder', { params: { id: failed } })
  await sandbox.mend('prodigi')
  const parked = await openCheckout(stack, { prompt: 'a windmill at dawn' })
  await rows(
    stack.databaseUrl,
    'update checkout set subtotal_pence = subtotal_pence + 1 where stripe_session_id = $1',
    [parked.sessionId],
  )
  await sandbox.pay(parked.url)
  await parked.shopper.api.call('processPayment', { body: { sessionId: parked.sessionId } })
  await refundPart(shipped)
  await giveDesigns(stack, shopper.id, 5)
  await pictureGivenDesigns(shopper.id)
  return { shopper, pending, shipped, delivered, rejected, waiting, failed }
}

/** The people and things that states are made of. All of it went through the shop itself. */
export function makeWorld(browser: Browser) {
  const orders = once(makeOrders)
  const newcomer = once(() => newShopper(stack.backend))
  /** Whose address is proved. */
  const verified = once(async () => {
    const shopper = await newShopper(stack.backend)
    await rows(
      stack.databaseUrl,
      'update customer_security set email_verified_at = now() where customer_id = $1',
      [shopper.id],
    )
    return shopper
  })
  const careful = once(() => newProtected(stack))
  return {
    stack,
    sandbox,
    orders,
    newcomer,
    verified,
    asVerified: async () => browserOf((await verified()).api.token),
    /** Somebody with two-step sign-in. */
    careful,
    asCareful: async () => browserOf((await careful()).api.token),
    /** Designs in the gallery. */
    gallery: once(async () => {
      for (const prompt of PROMPTS) await publishedDesign(stack.backend, prompt)
    }),
    /** A stranger with two cases in the cart. */
    guest: once(() => designCases(browser)),
    asNewcomer: async () => browserOf((await newcomer()).api.token),
    asCustomer: async () => browserOf((await orders()).shopper.api.token),
    asAdmin: once(async () => browserOf((await administrator(stack.backend)).token)),
    /** Of the demo's customer, who is no administrator. */
    asShopper: once(async () => browserOf((await signedIn(stack.backend, 'shopper@caseloom.test')).token)),
    /** A customer with an address and a case in the cart. */
    asBuyer: once(async () => {
      const { api } = await newShopper(stack.backend)
      await addAddress(api)
      return browserOf(api.token, cartOf(await designedLine(api, { prompt: 'a whale in the clouds' })))
    }),
    /** Somebody who has paid; their browser, and where the payment page leads back to. */
    paid: once(async () => {
      const wish = { prompt: 'a stag on a ridge', quantity: 2 }
      const { shopper, cart, sessionId } = await paidCheckout(stack, wish)
      return { kept: browserOf(shopper.api.token, cartOf(cart)), path: `/payment?session_id=${sessionId}` }
    }),
    /** The same of somebody who has not. */
    unpaid: once(async () => {
      const { shopper, cart, sessionId } = await openCheckout(stack, { prompt: 'a boat in the mist' })
      return { kept: browserOf(shopper.api.token, cartOf(cart)), path: `/payment?session_id=${sessionId}` }
    }),
  }
}
export type World = ReturnType<typeof makeWorld>
