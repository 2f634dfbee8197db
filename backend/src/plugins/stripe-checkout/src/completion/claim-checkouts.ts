import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { CheckoutRow } from '../modules/stripe-checkout/types'

/** Money that is to become something: an order, or its customer's again. */
const MONEY = `state in ('paid', 'releasing')`
const PAGE = `state in ('creating', 'open') and created_at > now() - interval '30 days'`
const IS_DUE = 'deleted_at is null and (next_attempt_at is null or next_attempt_at <= now())'

/** A page that failed when it was asked about, has ended, was never opened, or that nobody has looked at for so many seconds. */
const WANTS_A_LOOK = `(attempts > 0 or expires_at <= now()
  or (stripe_session_id is null and created_at <= now() - interval '5 minutes')
  or coalesce(looked_at, created_at) <= now() - make_interval(secs => ?))`

interface Wanted {
  where: string
  order: string
  values: (number | string[])[]
}

/** Takes some for 50 seconds, so that no other worker takes them meanwhile. */
async function claim(
  container: MedusaContainer,
  limit: number,
  { where, order, values }: Wanted,
): Promise<CheckoutRow[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const answer: { rows: CheckoutRow[] } = await knex.raw(
    `update checkout set next_attempt_at = now() + interval '50 seconds', looked_at = now()
      where id in (select id from checkout where ${IS_DUE} and ${where}
                    order by ${order} limit ? for update skip locked)
      returning *`,
    [...values, limit],
  )
  return answer.rows
}

export const claimMoney = (container: MedusaContainer, limit: number): Promise<CheckoutRow[]> =>
  claim(container, limit, { where: MONEY, order: 'next_attempt_at nulls first', values: [] })

/** Those that failed come first, then those that have ended: of either somebody may wait for the end. */
export const claimPages = (
  container: MedusaContainer,
  limit: number,
  restSeconds: number,
): Promise<CheckoutRow[]> =>
  claim(container, limit, {
    where: `${PAGE} and ${WANTS_A_LOOK}`,
    order: 'attempts = 0, expires_at > now(), coalesce(looked_at, created_at)',
    values: [restSeconds],
  })

/** Of these checkouts those whose page is not known to have ended. */
export const claimNamed = (
  container: MedusaContainer,
  limit: number,
  ids: string[],
): Promise<CheckoutRow[]> =>
  claim(container, limit, { where: `${PAGE} and id = any(?)`, order: 'created_at', values: [ids] })
