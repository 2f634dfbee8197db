import { type Answer, type ApiClient } from '../api-client'
import type { OneOfMany } from '../crowd'
import { mortalDuring } from '../crash'
import { rows } from '../database'
import { printsOfOrder } from '../order-facts'
import { sandboxClient } from '../sandbox-client'
import type { Stack } from '../stack'
import { patiently, waitUntil } from './patience'
import type { Fault, Place, Story } from './stories'

export interface Played {
  story: Story
  shopper: OneOfMany
  sessionId: string
  checkoutId: string
  orderId: string
  intentId: string
}

const REASON = { reason: 'It shows a trademark.' }
const UNDER_WAY = ['processing', 'rejecting', 'cancelling']
const OPEN = ['pending_admin_approval', 'fulfillment_failed']
const RELEASED = ['rejected', 'cancelled']
const FAILED_PRINTS: ReadonlySet<Story['end']> = new Set([
  'printed at the second try',
  'rejected after a failed print',
])
const TRIES = 6

/** The people of a shop in which everything goes wrong: each order is played to its end, beside the others. */
export function company(stack: Stack, admins: [ApiClient, ApiClient]) {
  const sandbox = sandboxClient(stack)
  const { databaseUrl } = stack
  const [admin, other] = admins
  const deaths: string[] = []
  let turn: Promise<unknown> = Promise.resolve()

  /** One process dies once at a time: the next waits until it is up again. */
  async function mortal(
    name: string,
    place: { point: string; when: 'before' | 'after'; about: string },
    work: () => Promise<unknown>,
  ) {
    const mine = turn
      .catch(() => undefined)
      .then(async () => {
        const { died, working } = await mortalDuring(stack, place, work)
        if (died) deaths.push(`${name}: ${place.when} ${place.point}`)
        return { working }
      })
    turn = mine
    // The next may die while this one is still played to its end.
    const { working } = await mine
    await working
  }

  const strike = (service: 'stripe' | 'prodigi', fault: Fault | null, rest: object) =>
    fault ? sandbox.fault(service, { ...rest, ...fault }) : Promise.resolve()

  async function statusOf(orderId: string): Promise<string> {
    const [row] = await rows<{ status: string }>(
      databaseUrl,
      'select status from approval where order_id = $1',
      [orderId],
    )
    return row?.status ?? 'none'
  }
  const decided = (orderId: string) =>
    waitUntil(`A decision on ${orderId}`, async () => {
      const status = await statusOf(orderId)
      return !UNDER_WAY.includes(status) && status
    })

  /** Opens the payment page; a shopper whose page did not open presses again. */
  async function openPage({ story, shopper }: { story: Story; shopper: OneOfMany }) {
    const about = shopper.email.split('@')[0]
    await strike('stripe', story.opening, { operation: 'checkout.sessions.create', about })
    const body = { items: [{ ...shopper.line, quantity: story.quantity }] }
    return waitUntil('A payment page', async () => {
      const answer = await patiently(shopper.api, 'createCheckoutSession', { body })
      if (!answer.ok && answer.status !== 409) throw new Error(`No payment page: ${answer.error}`)
      return answer.ok && answer.data
    })
  }

  async function place(story: Story, shopper: OneOfMany): Promise<Played> {
    const { sessionId, url } = await openPage({ story, shopper })
    const [row] = await rows<{ id: string }>(
      databaseUrl,
      'select id from checkout where stripe_session_id = $1',
      [sessionId],
    )
    const checkoutId = row?.id ?? ''
    for (const event of ['payment_intent.amount_capturable_updated', 'checkout.session.completed'])
      await strike('stripe', story.news, { event, about: checkoutId })
    const completed = () =>
      waitUntil(`The order of checkout ${checkoutId}`, async () => {
        const [found] = await rows<{ orderId: string; intentId: string }>(
          databaseUrl,
          `select order_id as "orderId", payment_intent_id as "intentId" from checkout where id = $1 and state = 'completed'`,
          [checkoutId],
        )
        return found
      })
    const buy = async () => {
      const paid = await sandbox.pay(url)
      if (paid.status !== 303) throw new Error(`The payment page answered ${paid.status}`)
      const comeBack = () => patiently(shopper.api, 'processPayment', { body: { sessionId } })
      if (story.comesBack === 'twice') await Promise.all([comeBack(), comeBack()])
      if (story.comesBack === 'once') await comeBack()
      await completed()
    }
    const recipe = shopper.line.customizations.recipeHash
    const names = {
      checkout: checkoutId,
      recipe,
      'e-mail': shopper.email,
      order: checkoutId,
      intent: sessionId,
    }
    if (story.dies?.during === 'completion')
      await mortal(`order ${story.number}`, { ...story.dies.at, about: names[story.dies.at.about] }, buy)
    else await buy()
    const { orderId, intentId } = await completed()
    return { story, shopper, sessionId, checkoutId, orderId, intentId }
  }

  /** From here on nothing of this order's calls is lost that the shop would not find again by itself. */
  async function trouble({ story, orderId, intentId }: Played): Promise<void> {
    for (const operation of ['payment_intents.capture', 'payment_intents.cancel'])
      await strike('stripe', story.stripe, { operation, about: intentId })
    // A print that shall fail has its own: a slow answer before it would be the print's success.
    if (!FAILED_PRINTS.has(story.end))
      await strike('prodigi', story.printer, { operation: 'orders.create', about: orderId })
    await strike('prodigi', story.callbacks, { event: '*', about: orderId })
  }

  const at = ({ orderId }: Played) => ({ params: { id: orderId } })
  const process = (played: Played, who = admin) => patiently(who, 'processOrder', at(played))
  const reject = (played: Played, who = admin) =>
    patiently(who, 'rejectOrder', { ...at(played), body: REASON })
  const takeBack = (played: Played) => patiently(played.shopper.api, 'cancelOrder', at(played))

  /** What was meant is done in the end: an administrator presses again while printing fails. */
  async function insist(played: Played, press: (played: Played) => Promise<Answer<unknown>>): Promise<void> {
    for (let pressed = 0; pressed < TRIES; pressed += 1) {
      if (!OPEN.includes(await decided(played.orderId))) return
      await press(played)
    }
    if (OPEN.includes(await decided(played.orderId)))
      throw new Error(`${played.orderId} could not be decided in ${TRIES} tries`)
  }

  /** Fails however often it is pressed: an administrator whose answer was lost presses again. */
  const failPrint = (played: Played): Promise<void> =>
    sandbox.faultDuring(
      'prodigi',
      {
        operation: 'orders.create',
        about: played.orderId,
        kind: played.story.number % 2 === 0 ? 'error' : 'drop_after',
        status: 500,
      },
      async () => {
        await process(played)
        await decided(played.orderId)
      },
    )

  async function lapse({ orderId, intentId, story }: Played): Promise<void> {
    if (story.end === 'lapsed unheard')
      await sandbox.fault('stripe', { event: 'payment_intent.canceled', kind: 'lost', about: intentId })
    // What is in store for the shop's own calls about this payment strikes this one, too; and Stripe answers a key as it did before.
    let tries = 0
    await waitUntil(`Stripe’s cancelling of ${intentId}`, async () => {
      tries += 1
      const answer = await fetch(`${stack.sandbox.stripe}/v1/payment_intents/${intentId}/cancel`, {
        method: 'POST',
        headers: {
          authorization: 'Bearer sk_test_caseloom_sandbox',
          'idempotency-key': `lapse-${intentId}-${String(tries)}`,
        },
      }).catch(() => null)
      // Refused: an answer that was lost had cancelled it.
      return answer && (answer.ok || answer.status === 400)
    })
    if (story.end === 'lapsed unheard')
      await rows(
        databaseUrl,
        `update payment set data = data || jsonb_build_object('capture_before', extract(epoch from now())::bigint - 60)
          where payment_collection_id in (select payment_collection_id from order_payment_collection where order_id = $1)`,
        [orderId],
      )
    await waitUntil(`The lapse of ${orderId}`, async () => (await statusOf(orderId)) === 'cancelled')
  }

  /** The printer cancels what it had taken. */
  async function giveUp({ orderId }: Played): Promise<void> {
    const [print] = await printsOf(orderId)
    const answer = await fetch(`${stack.sandbox.prodigi}/v4.0/orders/${print?.id ?? ''}/actions/cancel`, {
      method: 'POST',
      headers: { 'x-api-key': 'test' },
    })
    if (!answer.ok) throw new Error(`Prodigi answered ${answer.status}`)
    await waitUntil(
      `The end of the print of ${orderId}`,
      async () => (await statusOf(orderId)) === 'fulfillment_failed',
    )
  }
  const printsOf = (orderId: string) => printsOfOrder(stack, { orderId })

  async function decide(played: Played): Promise<void> {
    const { story } = played
    switch (story.end) {
      case 'rejected':
        return insist(played, reject)
      case 'taken back':
        return insist(played, takeBack)
      case 'lapsed':
      case 'lapsed unheard':
        return lapse(played)
      case 'printed at the second try':
        await failPrint(played)
        return insist(played, process)
      case 'rejected after a failed print':
        await failPrint(played)
        return insist(played, reject)
      case 'two process':
        await Promise.all([process(played), process(played, other)])
        return insist(played, process)
      case 'one processes, one rejects':
        await Promise.all([process(played), reject(played, other)])
        return insist(played, process)
      case 'processed while taken back':
        await Promise.all([process(played), takeBack(played)])
        return insist(played, process)
      case 'given up by the printer, printed again':
      case 'given up by the printer, rejected':
        await insist(played, process)
        await giveUp(played)
        return insist(played, story.end.endsWith('rejected') ? reject : process)
      default:
        return insist(played, process)
    }
  }

  async function ship({ story, orderId }: Played): Promise<void> {
    if (!story.ships || RELEASED.includes(await statusOf(orderId))) return
    const [print] = await printsOf(orderId)
    if (!print) throw new Error(`${orderId} is not printed`)
    await sandbox.advancePrint(print.id, story.ships)
    const reached =
      story.ships === 'shipped' ? 'shipped_at' : story.ships === 'complete' ? 'shipped_at' : 'delivered_at'
    const come = async () => {
      const found = await rows(
        databaseUrl,
        `select 1 from fulfillment f join order_fulfillment l on l.fulfillment_id = f.id and l.deleted_at is null
          where l.order_id = $1 and f.canceled_at is null and f.${reached} is not null`,
        [orderId],
      )
      return found.length > 0
    }
    await waitUntil(`${reached} of ${orderId}`, come).catch(async (error: unknown) => {
      const [known] = await rows(
        databaseUrl,
        `select status, stage, news_pending, last_checked_at, last_error, shipments::text, now() as at
         from prodigi_submission where order_id = $1`,
        [orderId],
      )
      throw new Error(`${String(error)}; the shop knows ${JSON.stringify(known)}`, { cause: error })
    })
  }

  /** Does it, and dies in it where the story says so. */
  async function during(
    played: Played,
    part: 'decision' | 'shipping',
    work: () => Promise<void>,
  ): Promise<void> {
    const { story, orderId, intentId, checkoutId } = played
    if (story.dies?.during !== part) return work()
    const about: Record<Place['about'], string> = {
      order: orderId,
      intent: intentId,
      checkout: checkoutId,
      recipe: played.shopper.line.customizations.recipeHash,
      'e-mail': played.shopper.email,
    }
    await mortal(`order ${story.number}`, { ...story.dies.at, about: about[story.dies.at.about] }, work)
  }

  async function finish(played: Played): Promise<Played> {
    await during(played, 'decision', () => decide(played))
    await during(played, 'shipping', () => ship(played))
    return played
  }

  return {
    deaths,
    async play(story: Story, shopper: OneOfMany): Promise<Played> {
      const played = await place(story, shopper)
      await trouble(played)
      return finish(played)
    },
    /** Orders that are decided in one press. */
    async playTogether(members: { story: Story; shopper: OneOfMany }[], action: 'process' | 'reject') {
      const all = await Promise.all(members.map(({ story, shopper }) => place(story, shopper)))
      for (const played of all) await trouble(played)
      const [first] = all
      if (!first) return []
      const press = async () => {
        const ids = all.map(({ orderId }) => orderId)
        await patiently(admin, 'bulkDecision', { body: { action, ids, ...(action === 'reject' && REASON) } })
        for (const id of ids) await decided(id)
      }
      const mourned = all.find(({ story }) => story.dies?.during === 'decision') ?? first
      await during(mourned, 'decision', press)
      for (const played of all) await insist(played, action === 'reject' ? reject : process)
      await Promise.all(all.map((played) => during(played, 'shipping', () => ship(played))))
      return all
    },
  }
}
