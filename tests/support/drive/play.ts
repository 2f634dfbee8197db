import { type Answer, type ApiClient } from '../api-client'
import type { OneOfMany } from '../crowd'
import { mortalDuring } from '../crash'
import { sandboxClient } from '../sandbox-client'
import type { Stack } from '../stack'
import { patiently, rowsPatiently as rows, waitUntil } from './patience'
import { losesAnswer, UNPAID, type Death, type Place, type Story, type Way } from './stories'

/** A purchase that has come as far as the payment page. */
export interface Purchase {
  story: Story
  shopper: OneOfMany
  sessionId: string
  checkoutId: string
}
interface Played extends Purchase {
  orderId: string
  intentId: string
}

const REASON = { reason: 'It shows a trademark.' }
const UNDER_WAY = ['processing', 'rejecting', 'cancelling']
const OPEN = ['pending_admin_approval', 'fulfillment_failed']
const RELEASED = ['rejected', 'cancelled']
const TRIES = 6

/** The people of a shop in which everything goes wrong: each order is played to its end, beside the others. */
export function company(stack: Stack, admins: [ApiClient, ApiClient], code: string) {
  const sandbox = sandboxClient(stack)
  const { databaseUrl } = stack
  const [admin, other] = admins
  const deaths: { number: number; death: Death }[] = []
  /** All that came as far as a payment page, whatever became of them. */
  const purchases: Purchase[] = []
  let turn: Promise<unknown> = Promise.resolve()

  /** By what the input of a place tells a purchase from others. */
  const namesOf = (
    { shopper, checkoutId }: Purchase,
    { orderId, intentId } = { orderId: checkoutId, intentId: checkoutId },
  ): Record<Place['about'], string> => ({
    checkout: checkoutId,
    recipe: shopper.line.customizations.recipeHash,
    'e-mail': shopper.email,
    order: orderId,
    intent: intentId,
    nothing: '',
  })

  /** One process dies once at a time: the next waits until it is up again. */
  async function mortal(
    { number, dies }: Story,
    names: Record<Place['about'], string>,
    work: () => Promise<unknown>,
  ): Promise<void> {
    if (!dies) throw new Error(`Nothing dies in purchase ${number}`)
    const { point, when, about } = dies.at
    const mine = turn
      .catch(() => undefined)
      .then(async () => {
        const { died, working } = await mortalDuring(stack, { point, when, about: names[about] }, work)
        if (died) deaths.push({ number, death: dies })
        return { working }
      })
    turn = mine
    // The next may die while this one is still played to its end.
    const { working } = await mine
    await working
  }

  /** The weather leaves this one alone: nothing else tells the shop of it. */
  const heard = (event: string, about: string) =>
    sandbox.fault('stripe', { event, about, kind: 'late', ms: 0 })

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

  /** Opens the payment page; a shopper whose page did not open presses again, and one who comes too late for the code buys without. */
  async function openPage(story: Story, shopper: OneOfMany): Promise<Purchase & { url: string }> {
    const items = story.quantities.flatMap((quantity, at) => {
      const line = shopper.lines[at]
      return line ? [{ ...line, quantity }] : []
    })
    let promoCode = story.hasCode ? code : undefined
    const page = await waitUntil('A payment page', async () => {
      const answer = await patiently(shopper.api, 'createCheckoutSession', { body: { items, promoCode } })
      if (answer.ok) return answer.data
      if (promoCode && answer.code === 'invalid_promo') promoCode = undefined
      else if (answer.status !== 409) throw new Error(`No payment page: ${answer.error}`)
      return null
    })
    const [row] = await rows<{ id: string }>(
      databaseUrl,
      'select id from checkout where stripe_session_id = $1',
      [page.sessionId],
    )
    const purchase = { story, shopper, sessionId: page.sessionId, checkoutId: row?.id ?? '' }
    purchases.push(purchase)
    return { ...purchase, url: page.url }
  }

  /** Somebody who looks at the payment page and does not pay. */
  async function leave({ story, url }: Purchase & { url: string }): Promise<void> {
    const button = { abandoned: 'cancel', 'page expired': 'expire' } as const
    const pressed = story.end === 'abandoned' || story.end === 'page expired' ? button[story.end] : 'decline'
    const answer = await sandbox.press(url, pressed)
    if (answer.status >= 500) throw new Error(`The payment page answered ${answer.status}`)
  }

  async function pay({ url, ...purchase }: Purchase & { url: string }): Promise<Played> {
    const { story, shopper, sessionId, checkoutId } = purchase
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
    if (story.dies?.way === 'completion') await mortal(story, namesOf(purchase), buy)
    else await buy()
    const { orderId, intentId } = await completed()
    return { ...purchase, orderId, intentId }
  }

  const place = async (story: Story, shopper: OneOfMany) => pay(await openPage(story, shopper))

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
        kind: losesAnswer(played.story) ? 'drop_after' : 'error',
        status: 500,
      },
      async () => {
        await process(played)
        await decided(played.orderId)
      },
    )

  async function lapse({ orderId, intentId, story }: Played): Promise<void> {
    if (story.end === 'lapsed') await heard('payment_intent.canceled', intentId)
    else await sandbox.fault('stripe', { event: 'payment_intent.canceled', kind: 'lost', about: intentId })
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
    const print = await printOf(orderId)
    let tries = 0
    await waitUntil('The printer’s cancelling', async () => {
      tries += 1
      const answer = await sandbox.cancelPrint(print).catch(() => null)
      // Refused the second time: an answer that was lost had cancelled it.
      return answer && (answer.ok || (tries > 1 && answer.status < 429))
    })
    await waitUntil(
      `The end of the print of ${orderId}`,
      async () => (await statusOf(orderId)) === 'fulfillment_failed',
    )
  }
  /** What Prodigi calls the print of an order. */
  async function printOf(orderId: string): Promise<string> {
    const [print] = await rows<{ id: string | null }>(
      databaseUrl,
      'select prodigi_order_id as id from prodigi_submission where order_id = $1',
      [orderId],
    )
    if (!print?.id) throw new Error(`${orderId} is not printed`)
    return print.id
  }

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
    const print = await printOf(orderId)
    // The printer fetches its pictures from the shop, which may just have died.
    const { ships } = story
    await waitUntil(`The printer’s step to ${ships}`, () =>
      sandbox.advancePrint(print, ships).then(
        () => true,
        () => false,
      ),
    )
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

  /** Does what is a part of these ways, and dies in it where the story says so. */
  const during = (played: Played, ways: Way[], work: () => Promise<void>): Promise<void> => {
    const { dies } = played.story
    return dies && ways.includes(dies.way) ? mortal(played.story, namesOf(played, played), work) : work()
  }

  /** The bank's customer says it was not them. */
  async function dispute({ story, intentId, checkoutId }: Played): Promise<void> {
    if (!story.isDisputed) return
    await heard('charge.dispute.created', intentId)
    await sandbox.dispute({ paymentIntent: intentId })
    await waitUntil(`The dispute of ${checkoutId}`, async () => {
      const found = await rows(databaseUrl, 'select 1 from payment_dispute where checkout_id = $1', [
        checkoutId,
      ])
      return found.length > 0
    })
  }

  return {
    deaths,
    purchases,
    async play(story: Story, shopper: OneOfMany): Promise<void> {
      const opened = await openPage(story, shopper)
      if (UNPAID.has(story.end)) return leave(opened)
      const played = await pay(opened)
      await during(played, ['processing', 'release'], () => decide(played))
      await during(played, ['shipping'], () => ship(played))
      await dispute(played)
    },
    /** Orders that are decided in one press. */
    async playTogether(
      members: { story: Story; shopper: OneOfMany }[],
      action: 'process' | 'reject',
    ): Promise<void> {
      const all = await Promise.all(members.map(({ story, shopper }) => place(story, shopper)))
      const ids = all.map(({ orderId }) => orderId)
      await patiently(admin, 'bulkDecision', { body: { action, ids, ...(action === 'reject' && REASON) } })
      for (const played of all) {
        await decided(played.orderId)
        await insist(played, action === 'reject' ? reject : process)
      }
      await Promise.all(all.map((played) => ship(played).then(() => dispute(played))))
    },
  }
}
