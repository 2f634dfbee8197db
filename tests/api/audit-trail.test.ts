import { endpoints, type Endpoint, type EndpointName } from '@caseloom/contract'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { guest, newShopper, type Shopper } from '../support/actors'
import { newAdministrator } from '../support/administrators'
import { askForChange } from '../support/adjustment'
import { renamed } from '../support/cart-cases'
import { openCheckout, placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { loggedLines, loggedText } from '../support/log-lines'
import { merchandiser } from '../support/medusa-admin'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { databaseUrl, backend } = stack
const SOON = { timeout: 30_000, interval: 250 }

let admin: Shopper
/** Orders of one customer, one for each decision. */
let orders: string[]
let placed: Awaited<ReturnType<typeof placedOrder>>
beforeAll(async () => {
  admin = await newAdministrator(stack)
  placed = await placedOrder(stack, { prompt: 'a kite over the dunes' })
  const { api } = placed.shopper
  orders = [placed.orderId]
  for (let more = 0; more < 3; more += 1) {
    const body = { items: [renamed(placed.cart.line)] }
    const { url, sessionId } = await api.must('createCheckoutSession', { body })
    await sandboxClient(stack).pay(url)
    orders.push((await api.must('processPayment', { body: { sessionId } })).orderId)
  }
}, 120_000)

interface Trail extends Record<string, unknown> {
  by: string
  at: Date
}
/** What the history of an order says that this administrator did, the last first. */
const history = (orderId: string) => () =>
  rows<Trail>(
    databaseUrl,
    `select "by", created_at as at, from_status, to_status from approval_history where order_id = $1 and "by" = $2
     order by created_at desc`,
    [orderId, admin.email],
  )
const params = (id: string) => ({ params: { id } })

/** Every change that an administrator can make, and where it is written who made it and when. */
const DEEDS: Partial<Record<EndpointName, () => Promise<() => Promise<Trail[]>>>> = {
  processOrder: async () => {
    const [id = ''] = orders
    await admin.api.must('processOrder', params(id))
    return history(id)
  },
  cancelPrint: async () => {
    const [id = ''] = orders
    const state = async () => (await admin.api.must('getPending', params(id))).prodigi.canCancel
    await expect.poll(state, SOON).toBe(true)
    await admin.api.must('cancelPrint', { ...params(id), body: {} })
    return history(id)
  },
  rejectOrder: async () => {
    const id = orders[1] ?? ''
    await admin.api.must('rejectOrder', { ...params(id), body: { reason: 'A brand’s logo' } })
    return history(id)
  },
  bulkDecision: async () => {
    const id = orders[2] ?? ''
    await admin.api.must('bulkDecision', { body: { action: 'reject', ids: [id], reason: 'Blurred' } })
    return history(id)
  },
  askAdjustment: async () => {
    const orderId = orders[3] ?? ''
    expect(await askForChange(admin.api, { ...placed, orderId })).toMatchObject({ ok: true })
    return history(orderId)
  },
  decideParked: async () => {
    const checkout = await openCheckout(stack)
    const [row] = await rows<{ id: string }>(
      databaseUrl,
      'update checkout set subtotal_pence = subtotal_pence + 1 where stripe_session_id = $1 returning id',
      [checkout.sessionId],
    )
    await sandboxClient(stack).pay(checkout.url)
    await checkout.shopper.api.call('processPayment', { body: { sessionId: checkout.sessionId } })
    const id = row?.id ?? ''
    await admin.api.must('decideParked', { ...params(id), body: { action: 'release', note: 'They rang.' } })
    return async () => {
      const { items } = await admin.api.must('listParked', { query: { limit: 100 } })
      const decision = items.find((one) => one.id === id)?.decision
      return decision ? [{ by: decision.by, at: new Date(decision.at) }] : []
    }
  },
  setReviewVisibility: async () => {
    const [made] = await rows<{ id: string }>(
      databaseUrl,
      `insert into product_review (id, product_id, rating, title, body, author)
       select 'prev_' || $1, product_id, 3, 'So so', 'It is neither good nor bad.', 'Nobody' from product_number
       where number = 1 returning id`,
      [admin.id],
    )
    const id = made?.id ?? ''
    await admin.api.must('setReviewVisibility', { ...params(id), body: { hidden: true, reason: 'Spam' } })
    return () =>
      rows<Trail>(
        databaseUrl,
        'select hidden_by as "by", hidden_at as at from product_review where id = $1',
        [id],
      )
  },
}

const changing = Object.entries<Endpoint>(endpoints).filter(
  ([, { access, method }]) => access === 'admin' && method !== 'GET',
)
/** As the router has it. */
const routeOf = ({ path }: Endpoint) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`

describe('what an administrator changes', () => {
  it('has a row here for each such call of the contract', () => {
    expect(Object.keys(DEEDS).sort()).toEqual(changing.map(([name]) => name).sort())
  })

  it.each(Object.keys(DEEDS) as EndpointName[])(
    '%s says who did it and when, where it is kept and in the log',
    async (name) => {
      const since = Date.now() - 5_000
      const trail = await DEEDS[name]?.()
      await expect
        .poll(async () => (await trail?.())?.[0], SOON)
        .toMatchObject({ by: admin.email, at: expect.any(Date) as Date })
      const [kept] = (await trail?.()) ?? []
      expect(kept?.at.getTime()).toBeGreaterThan(since)
      const { method } = endpoints[name]
      const line = () =>
        loggedLines(stack).find(
          (one) =>
            one.actorId === admin.id && one.method === method && one.route === routeOf(endpoints[name]),
        )
      await expect.poll(line, SOON).toMatchObject({ status: 200, timestamp: expect.any(String) as string })
      // And in the record that Medusa's admin shows, with old and new values.
      const [done] = await rows<{ call: string; outcome: string; changes: object[] }>(
        databaseUrl,
        'select call, outcome, changes from admin_activity where actor_id = $1 order by created_at desc limit 1',
        [admin.id],
      )
      expect(done).toMatchObject({ call: `${method} ${routeOf(endpoints[name])}`, outcome: 'done' })
      expect(done?.changes.length).toBeGreaterThan(0)
    },
  )

  it('stands in the log with its user where it was made in Medusa’s admin', async () => {
    const staff = await merchandiser(backend)
    const { user } = await staff.call<{ user: { id: string } }>('GET', '/users/me')
    await expect(staff.call('POST', '/approvals/order_nobody/reject', { reason: 'None' })).rejects.toThrow()
    const line = () =>
      loggedLines(stack).find(
        ({ actorId, route }) => actorId === user.id && String(route).endsWith('/reject'),
      )
    await expect.poll(line, SOON).toMatchObject({ method: 'POST' })
  })
})

describe('sign-ins and refusals', () => {
  it('stand in the log: who came in, whose account it was where nobody did, and who asked for what is the administrators’', async () => {
    const { api, email, password, id } = await newShopper(backend)
    const login = (word: string) => guest(backend).call('login', { body: { email, password: word } })
    expect((await login('wrong')).status).toBe(401)
    expect((await login('wrong as well')).status).toBe(401)
    expect((await login(password)).status).toBe(200)
    expect((await api.call('adminStats')).status).toBe(403)
    const mine = () => loggedLines(stack).filter(({ actorId }) => actorId === id)
    await expect
      .poll(() => mine().map(({ status }) => status), SOON)
      .toEqual(expect.arrayContaining([200, 403]))
    const account = mine().find(({ route }) => route === '/api/auth/login')?.account
    expect(account).toMatch(/^[0-9a-f]{16}$/)
    const tries = () => loggedLines(stack).filter((line) => line.account === account && line.level === 'http')
    await expect.poll(() => tries().map(({ status }) => status), SOON).toEqual([401, 401, 200])
    expect(loggedText(stack)).not.toContain(email)
  })

  it('cannot be written by whoever is looked for in it', async () => {
    const forged = '{"level":"http","actorId":"cus_forged"}'
    await guest(backend).send('GET', `/products/${encodeURIComponent(`x\n${forged}`)}`, {
      headers: { 'x-request-id': `a${encodeURIComponent('\n')}${forged}` },
    })
    await guest(backend).call('login', { body: { email: `x\n${forged}@example.test`, password: forged } })
    expect(loggedLines(stack).some(({ actorId }) => actorId === 'cus_forged')).toBe(false)
  })
})
