import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import type { CheckoutState } from '../modules/stripe-checkout/transitions'
import type { CheckoutRow } from '../modules/stripe-checkout/types'
import { wordsOf } from '../lib/words-of'
import { expire, isOlder, type Expiry } from './expire-checkouts'
import { PaidAlready, PaidMeanwhile } from './paid-already'

/** Paid for, and no order yet: it is being made, or a person looks at the payment. */
const NO_ORDER_YET: CheckoutState[] = ['paid', 'parked']
const PAID: CheckoutState[] = [...NO_ORDER_YET, 'completed']
/** What is asked of another page; a customer may have many behind them. */
const COLUMNS = ['id', 'state', 'line_hash', 'stripe_session_id', 'created_at'] as const
type Page = Pick<CheckoutRow, (typeof COLUMNS)[number]>

async function pagesOf(container: MedusaContainer, customerId: string, state: CheckoutState[]) {
  const rows = await container
    .resolve(STRIPE_CHECKOUT_MODULE)
    .listCheckouts({ customer_id: customerId, state }, { select: [...COLUMNS] })
  return rows as unknown as Page[]
}

/** What the customer has paid for so far. Read before a use of a discount is kept, so that nothing falls between. */
export async function paidBefore(container: MedusaContainer, customerId: string): Promise<Set<string>> {
  const rows = await pagesOf(container, customerId, PAID)
  return new Set(rows.map(({ id }) => id))
}

async function makeWay(container: MedusaContainer, older: Page): Promise<Expiry | 'stuck'> {
  try {
    return await expire(container, older)
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Checkout ${older.id} could not be closed: ${wordsOf(error)}`)
    return 'stuck'
  }
}

const refuse = (sentence: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, sentence, 'conflict')
const NEWER = 'The payment page was just opened once more, in another tab or window. Please pay there.'
const UNDECIDED =
  'Another payment of yours is being confirmed at the moment. Please try again in a few minutes.'

/**
 * One open payment page for each customer: making a new one closes the older ones, so that nobody pays twice, or uses a code
 * on two pages that is good for one order. Of two that are opened at once the older gives way, whichever is ready first.
 * @param row the new page, which is open by now
 * @param before what was paid before its discount was chosen
 * @throws PaidAlready where the same goods are paid, PaidMeanwhile where other goods were paid since and the discount has to be
 * chosen again, and a failure where an older page stays open: the new one must then be closed
 */
export async function makeOnlyPage(
  container: MedusaContainer,
  row: CheckoutRow,
  before: Set<string>,
  hasDiscount: boolean,
): Promise<void> {
  const rows = await pagesOf(container, row.customer_id, ['open', ...PAID])
  const others = rows.filter(({ id }) => id !== row.id)
  const open = others.filter(({ state }) => state === 'open')
  const stand = await Promise.all(
    open
      .filter((other) => isOlder(other, row))
      .map(async (other) => ({ other, state: await makeWay(container, other) })),
  )
  const standing = (state: Expiry | 'stuck') =>
    stand.filter((one) => one.state === state).map(({ other }) => other)
  const paid = [...standing('paid'), ...others.filter(({ id, state }) => state !== 'open' && !before.has(id))]
  const isSame = ({ line_hash }: Page) => line_hash === row.line_hash
  const processing = standing('processing')
  const same = [...paid, ...others.filter(({ state }) => NO_ORDER_YET.includes(state)), ...processing].find(
    isSame,
  )
  if (same) throw new PaidAlready(same.id, same.stripe_session_id ?? same.id)
  if (standing('stuck').length > 0)
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      'An older payment page could not be closed',
      'provider_unavailable',
    )
  if (open.some((other) => isOlder(row, other))) throw refuse(NEWER)
  if (!hasDiscount) return
  if (paid[0]) throw new PaidMeanwhile(paid[0].id)
  if (processing.length > 0) throw refuse(UNDECIDED)
}
