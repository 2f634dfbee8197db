import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrator, newShopper, signedIn } from '../support/actors'
import { openCheckout, placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { judge, PROCESSED, WAITING } from '../support/judge'
import { sandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'

const LATER = { timeout: 110_000, interval: 1000 }
const CLOCK = path.join(import.meta.dirname, '..', 'support', 'stack', 'clock-off.mjs')

interface Health {
  checks: { name: string; healthy: boolean; needed: boolean; reason: string | null }[]
}

describe.each([
  ['ahead of', 600_000],
  ['behind', -600_000],
])('a backend whose clock is ten minutes %s the database’s', (word, ms) => {
  let stack: RunningStack
  beforeAll(async () => {
    const settings = { NODE_OPTIONS: `--import ${CLOCK}`, CLOCK_OFF_MS: String(ms) }
    stack = await startStack({ storefront: false, failPoints: true, settings })
  }, 300_000)
  afterAll(() => stack.stop())

  it('says so, and sells, approves and lets people stay signed in', async () => {
    const answer = await fetch(`${stack.backend}/api/health/ready`)
    expect(answer.status).toBe(200)
    const { data } = (await answer.json()) as { data: Health }
    const clock = data.checks.find(({ name }) => name === 'clock')
    expect(clock).toMatchObject({ healthy: false, needed: false })
    expect(clock?.reason).toMatch(new RegExp(`clock is (59\\d|60\\d) seconds ${word} the database`))

    const { api } = await newShopper(stack.backend)
    await api.must('getProfile')
    await signedIn(stack.backend, 'shopper@caseloom.test')
    const admin = await administrator(stack.backend)
    const returned = await placedOrder(stack)
    // Stripe's news bear a time that is ten minutes away from this clock, and are refused; who never comes back has an order all the same.
    const gone = await openCheckout(stack)
    await sandboxClient(stack).pay(gone.url)
    await expect.poll(() => judge(stack, gone), LATER).toEqual(WAITING)
    await admin.must('processOrder', { params: { id: returned.orderId } })
    await expect.poll(() => judge(stack, returned), LATER).toEqual(PROCESSED)
  }, 400_000)

  it('gives up what was interrupted while it was opened, by the database’s clock, and nothing that is being opened', async () => {
    const { sessionId } = await openCheckout(stack)
    const [page] = await rows<{ seconds: number }>(
      stack.databaseUrl,
      'select abs(extract(epoch from now() - created_at))::float as seconds from checkout where stripe_session_id = $1',
      [sessionId],
    )
    expect(page?.seconds).toBeLessThan(60)
    const opening = async (id: string, since: string) => {
      await rows(
        stack.databaseUrl,
        `insert into checkout (id, customer_id, currency_code, subtotal_pence, discount_pence, line_hash, snapshot, expires_at, created_at)
         values ($1, 'cus_none', 'gbp', 900, 0, 'none', '{}', now() + interval '30 minutes', now() - $2::interval)`,
        [id, since],
      )
      return async () => {
        const found = await rows<{ state: string; seen: boolean }>(
          stack.databaseUrl,
          'select state, next_attempt_at is not null as seen from checkout where id = $1',
          [id],
        )
        return found[0]
      }
    }
    const [young, old] = [await opening('chk_young', '10 seconds'), await opening('chk_old', '6 minutes')]
    await expect.poll(async () => (await old())?.state, LATER).toBe('expired')
    await expect.poll(young, LATER).toEqual({ state: 'creating', seen: true })
  }, 300_000)
})
