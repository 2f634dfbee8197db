import { afterEach, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { loseTheNewsOf, openCheckout, type OpenCheckout } from '../support/checkout'
import { looksRunOut, withoutJobs } from '../support/crash'
import { rows } from '../support/database'
import { checkoutRow, judge, WAITING } from '../support/judge'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { databaseUrl } = stack
const sandbox = sandboxClient(stack)
/** The jobs of the shop run every few seconds here. */
const A_JOB_LATER = { timeout: 60_000, interval: 250 }
const MANY = 1000

/** As many other pages as a busy evening leaves open, opened so long ago. */
const openMany = (checkout: OpenCheckout, openedAgo: string) =>
  rows(
    databaseUrl,
    `insert into checkout
     select r.* from checkout c, generate_series(1, ${MANY}) n,
       jsonb_populate_record(c, jsonb_build_object('id', 'chk_many_' || n, 'stripe_session_id', 'cs_test_many_' || n,
         'cart_id', null, 'created_at', now() - $2::interval, 'next_attempt_at', null)) r
      where c.stripe_session_id = $1`,
    [checkout.sessionId, openedAgo],
  )
const unseen = async () =>
  (
    await rows(
      databaseUrl,
      `select 1 from checkout where id like 'chk_many_%' and state = 'open' and looked_at is null`,
    )
  ).length
afterEach(() => rows(databaseUrl, `delete from checkout where id like 'chk_many_%'`))

const asked = z.object({ requests: z.array(z.object({ at: z.string(), path: z.string() })) })
async function askedOf(operation: string, since: string) {
  const answer = await fetch(`${stack.sandbox.stripe}/_sandbox/requests?operation=${operation}&limit=2000`)
  return asked.parse(await answer.json()).requests.filter(({ at }) => at >= since)
}

// Guard: however many pages are open, Stripe is asked in bulk which of them has ended.
it('the one of a thousand pages that was paid is found by the next look, and nobody asks about the others', async () => {
  const checkout = await openCheckout(stack)
  await openMany(checkout, '0 minutes')
  await loseTheNewsOf(stack, checkout.sessionId)
  await sandbox.pay(checkout.url)
  const since = new Date().toISOString()
  await looksRunOut(stack, [checkout.sessionId])
  await expect.poll(() => judge(stack, checkout), A_JOB_LATER).toMatchObject(WAITING)
  const took = (Date.now() - Date.parse(since)) / 1000
  const one = (await askedOf('checkout.sessions.retrieve', since)).filter(({ path }) =>
    path.includes('cs_test_many_'),
  )
  expect(one).toEqual([])
  expect(await unseen()).toBe(MANY)
  // A list or two with each run, of which there is one every few seconds.
  expect((await askedOf('events.list', since)).length).toBeLessThan(2 * took + 5)
}, 180_000)

// Guard: what is paid has a share of its own.
it('a payment that failed once is tried again in its time, though a thousand pages are overdue', async () => {
  const checkout = await openCheckout(stack)
  await loseTheNewsOf(stack, checkout.sessionId)
  await withoutJobs(stack, async () => {
    await sandbox.pay(checkout.url)
    await openMany(checkout, '1 hour')
    await rows(
      databaseUrl,
      `update checkout set state = 'paid', paid_at = now(), attempts = 1, next_attempt_at = now() where stripe_session_id = $1`,
      [checkout.sessionId],
    )
  })
  await expect
    .poll(async () => (await checkoutRow(stack, checkout.sessionId)).state, A_JOB_LATER)
    .toBe('completed')
  expect(await unseen()).toBeGreaterThan(0)
}, 180_000)
