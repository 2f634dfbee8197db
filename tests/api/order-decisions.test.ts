import { isDeepStrictEqual } from 'node:util'
import { approvalConflictData, orderConflictData } from '@caseloom/contract'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { administrator, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { merchandiser } from '../support/medusa-admin'
import { mailsAboutText, moneyOfOrder, printsOfOrder } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const sandbox = sandboxClient(stack)
const SOON = { timeout: 60_000, interval: 300 }

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(backend)
})

type Placed = Awaited<ReturnType<typeof placedOrder>>
const at = ({ orderId }: { orderId: string }) => ({ params: { id: orderId } })
/** Where a row of the list says another thing than the order's own page. */
const differences = (row: object | undefined, whole: object) =>
  row
    ? Object.entries(row).filter(([key, value]) => !isDeepStrictEqual(value, Reflect.get(whole, key)))
    : ['no row']
interface InMedusa {
  item_total: number
  shipping_total: number
  items: { quantity: number }[]
}
const statusOf = async (placed: Placed) => (await admin.must('getPending', at(placed))).status

const moneyOf = (placed: Placed) => moneyOfOrder(stack, placed)
const printsOf = (placed: Placed) => printsOfOrder(stack, placed)
const mailsAbout = (text: string) => mailsAboutText(stack, text)

describe('a customer who takes an order back', () => {
  it('gets the money released, however often they press; nobody else can, and nobody prints it', async () => {
    const placed = await placedOrder(stack)
    const { api } = placed.shopper
    expect(await api.must('getOrder', at(placed))).toMatchObject({
      cancellable: true,
      cancelledBecause: null,
    })
    const stranger = await newShopper(backend)
    expect(await stranger.api.call('cancelOrder', at(placed))).toMatchObject({
      status: 404,
      code: 'not_found',
    })
    expect(await admin.call('cancelOrder', at(placed))).toMatchObject({ status: 404 })

    const presses = await Promise.all(Array.from({ length: 3 }, () => api.call('cancelOrder', at(placed))))
    for (const press of presses)
      expect(press).toMatchObject({ ok: true, data: { cancelledBecause: 'asked' } })
    await expect.poll(() => statusOf(placed), SOON).toBe('cancelled')
    expect(await moneyOf(placed)).toMatchObject({ status: 'canceled' })
    expect(await api.must('cancelOrder', at(placed))).toMatchObject({
      status: 'cancelled',
      cancellable: false,
      paymentStatus: 'cancelled',
    })
    await expect
      .poll(() => mailsAbout(`order-cancelled:${placed.orderId}`), SOON)
      .toEqual(['order-cancelled'])

    const late = await admin.call('processOrder', at(placed))
    expect(late).toMatchObject({ ok: false, status: 409, code: 'conflict' })
    expect(approvalConflictData.parse(late.ok ? null : late.extra)).toMatchObject({ status: 'cancelled' })
    const { history } = await admin.must('getPending', at(placed))
    expect(history.map(({ to, by }) => [to, by])).toEqual([
      ['pending_admin_approval', 'checkout'],
      ['cancelling', 'customer'],
      ['cancelled', 'shop'],
    ])
  })

  it('reads "cancelling" until Stripe has released it, and "cancelled" from then on', async () => {
    const placed = await placedOrder(stack)
    const { api } = placed.shopper
    const { id } = await moneyOf(placed)
    const fault = { operation: 'payment_intents.cancel', kind: 'error', status: 503, about: id }
    await sandbox.faultDuring('stripe', fault, async () => {
      expect(await api.must('cancelOrder', at(placed))).toMatchObject({ status: 'cancelling' })
      expect(await api.must('getOrder', at(placed))).toMatchObject({
        paymentStatus: 'authorised',
        cancellable: false,
      })
      expect(await mailsAbout(`order-cancelled:${placed.orderId}`)).toEqual([])
    })
    // A try that was under way may put the next one off once more.
    const again = () =>
      rows(databaseUrl, 'update approval_task set next_attempt_at = now() where order_id = $1', [
        placed.orderId,
      ])
    await expect.poll(() => again().then(() => statusOf(placed)), SOON).toBe('cancelled')
    expect(await moneyOf(placed)).toMatchObject({ status: 'canceled' })
  })
})

describe('at the same moment', () => {
  it('Process and the customer’s Cancel: one of them happens, the other is told which', async () => {
    const placed = await placedOrder(stack)
    const [processed, cancelled] = await Promise.all([
      admin.call('processOrder', at(placed)),
      placed.shopper.api.call('cancelOrder', at(placed)),
    ])
    expect([processed.ok, cancelled.ok].filter(Boolean)).toHaveLength(1)
    const final = processed.ok ? 'processed' : 'cancelled'
    await expect.poll(() => statusOf(placed), SOON).toBe(final)
    const loser = processed.ok ? cancelled : processed
    const data = loser.ok ? null : loser.extra
    if (processed.ok) expect(orderConflictData.parse(data).id).toBe(placed.orderId)
    else expect(approvalConflictData.parse(data).id).toBe(placed.orderId)
    expect(loser).toMatchObject({ status: 409, code: 'conflict' })
    expect(await moneyOf(placed)).toMatchObject({ status: processed.ok ? 'succeeded' : 'canceled' })
    expect(await printsOf(placed)).toHaveLength(processed.ok ? 1 : 0)
  })

  it('a bulk rejection and a single Process: each order goes one way; ids that are none say so', async () => {
    const first = await placedOrder(stack)
    const second = await placedOrder(stack)
    const ids = [first.orderId, second.orderId, 'order_01NOTHING']
    const [bulk, single] = await Promise.all([
      admin.must('bulkDecision', { body: { action: 'reject', ids, reason: 'It shows a trademark.' } }),
      admin.call('processOrder', at(second)),
    ])
    const results = new Map(bulk.results.map((result) => [result.id, result]))
    expect([...results.keys()]).toEqual(ids)
    expect(results.get(first.orderId)).toMatchObject({ ok: true })
    expect(results.get('order_01NOTHING')).toMatchObject({
      ok: false,
      status: null,
      message: 'Order not found',
    })
    expect(results.get(second.orderId)?.ok).toBe(!single.ok)
    await expect.poll(() => statusOf(first), SOON).toBe('rejected')
    await expect.poll(() => statusOf(second), SOON).toBe(single.ok ? 'processed' : 'rejected')
    expect(await printsOf(second)).toHaveLength(single.ok ? 1 : 0)
    const again = await admin.must('bulkDecision', { body: { action: 'process', ids: [first.orderId] } })
    expect(again.results).toEqual([
      { id: first.orderId, ok: false, status: 'rejected', message: 'This order has been rejected' },
    ])
  })
})

it.each([
  [{ action: 'reject', ids: ['a'] }, 'Please give a reason for the rejection'],
  [{ action: 'reject', ids: ['a'], reason: ' ' }, 'Please give a reason for the rejection'],
  [{ action: 'process', ids: [] }, 'Choose 1 to 50 orders'],
  [
    { action: 'process', ids: Array.from({ length: 51 }, (_, index) => `o${index}`) },
    'Choose 1 to 50 orders',
  ],
  [{ action: 'process', ids: ['a', 'a'] }, 'An order is named twice'],
  [{ action: 'burn', ids: ['a'] }, 'Orders can be processed or rejected'],
])('a bulk decision of %j is refused', async (body, error) => {
  expect(await admin.call('bulkDecision', { body })).toMatchObject({ status: 400, error })
})

describe('an order in the panel', () => {
  it('is decided on as it was looked at, and shows what it costs', async () => {
    const placed = await placedOrder(stack, { quantity: 2 })
    const seen = await admin.must('getPending', at(placed))
    // The sandbox asks £6.50 for a case and £2.95 for sending it.
    expect(seen.cost).toMatchObject({ from: 'quote', reason: null })
    expect(seen.cost.amount).toBeGreaterThan(13)
    // This shop is registered for VAT, and keeps five sixths of what was paid.
    expect(seen.margin.amount).toBeCloseTo(seen.totalValue / 1.2 - (seen.cost.amount ?? 0), 1)
    expect(seen).toMatchObject({ version: 1, attention: [], prodigiUrl: null })
    const stale = { ...at(placed), body: { version: seen.version + 1 } }
    for (const answer of [
      await admin.call('processOrder', stale),
      await admin.call('rejectOrder', { ...stale, body: { ...stale.body, reason: 'No' } }),
    ]) {
      expect(answer).toMatchObject({ status: 409, code: 'conflict' })
      expect(approvalConflictData.parse(answer.ok ? null : answer.extra)).toEqual({
        id: placed.orderId,
        status: 'pending_admin_approval',
        version: 1,
      })
    }
    expect(await admin.call('processOrder', { ...at(placed), body: { version: 0 } })).toMatchObject({
      status: 400,
    })

    await sandbox.fault('prodigi', {
      operation: 'orders.create',
      kind: 'error',
      status: 500,
      times: 3,
      about: placed.orderId,
    })
    expect(await admin.call('processOrder', { ...at(placed), body: { version: 1 } })).toMatchObject({
      status: 502,
      code: 'fulfillment_failed',
    })
    const failed = await admin.must('getPending', at(placed))
    expect(failed.attention).toEqual([
      expect.stringContaining('Sending it to print failed: Prodigi answered'),
    ])
    expect(
      await admin.must('processOrder', { ...at(placed), body: { version: failed.version } }),
    ).toMatchObject({
      status: 'processed',
    })
    expect((await admin.must('getPending', at(placed))).prodigiUrl).toContain('http')
    expect(await placed.shopper.api.call('cancelOrder', at(placed))).toMatchObject({
      status: 409,
      error: expect.stringContaining('approved already') as string,
    })
  })

  it('refuses a decision on what has been edited since in Medusa’s admin', async () => {
    const placed = await placedOrder(stack)
    const { contents, version, validItems } = await admin.must('getPending', at(placed))
    const staff = await merchandiser(backend)
    const moveTo = (street: string) =>
      staff.call('POST', `/orders/${placed.orderId}`, {
        shipping_address: {
          first_name: 'Terry',
          last_name: 'Tester',
          address_1: street,
          city: 'Leeds',
          country_code: 'gb',
          postal_code: 'LS1 1AA',
        },
      })
    await moveTo('9 Other Row')
    const wish = { remark: 'Please centre it.', lines: validItems.map(({ id }) => id) }
    for (const call of ['processOrder', 'rejectOrder', 'askAdjustment'] as const) {
      const answer = await admin.call(call, {
        ...at(placed),
        body: { version, contents, reason: 'It shows a logo.', ...wish },
      })
      expect(answer).toMatchObject({
        status: 409,
        error: expect.stringContaining('have changed since') as string,
      })
      expect(approvalConflictData.parse(answer.ok ? null : answer.extra).status).toBe(
        'pending_admin_approval',
      )
    }
    const ids = [placed.orderId]
    const bulk = { action: 'process', ids, contents: { [placed.orderId]: contents } } as const
    expect((await admin.must('bulkDecision', { body: bulk })).results).toMatchObject([
      { ok: false, status: 'pending_admin_approval' },
    ])
    const fresh = await admin.must('getPending', at(placed))
    expect(fresh.shippingAddress.street).toBe('9 Other Row')
    expect(fresh.history.map(({ to }) => to)).toEqual(['pending_admin_approval'])
    for (const [call, body] of [
      ['processOrder', {}],
      ['cancelPrint', {}],
      ['askAdjustment', wish],
    ] as const)
      expect(await admin.call(call, { ...at(placed), body: { ...body, contents: 'x' } })).toMatchObject({
        status: 400,
      })
    await admin.must('processOrder', { ...at(placed), body: { version, contents: fresh.contents } })

    const printed = await admin.must('getPending', at(placed))
    // Medusa's admin moves no print any more: by other ways, such as a script.
    await rows(
      databaseUrl,
      `update order_address set address_1 = '10 Another Row'
        where id = (select shipping_address_id from "order" where id = $1)`,
      [placed.orderId],
    )
    const stop = (seen: string) =>
      admin.call('cancelPrint', { ...at(placed), body: { version: printed.version, contents: seen } })
    expect(await stop(printed.contents)).toMatchObject({
      status: 409,
      error: expect.stringContaining('have changed since') as string,
      extra: { status: 'processed', version: printed.version },
    })
    expect((await admin.must('getPending', at(placed))).prodigi.canCancel).toBe(true)
    expect(await stop((await admin.must('getPending', at(placed))).contents)).toMatchObject({ ok: true })
  })

  it('says why its cost is not known, and is found in lists by status, words and day', async () => {
    const placed = await placedOrder(stack)
    await rows(
      databaseUrl,
      `update order_shipping_method set data = '{}' where id in (select shipping_method_id from order_shipping where order_id = $1)`,
      [placed.orderId],
    )
    const seen = await admin.must('getPending', at(placed))
    expect(seen.cost).toEqual({ amount: null, from: null, reason: 'It is not known how this order is sent.' })

    const list = (query: Record<string, string | number>) => admin.must('adminOrders', { query })
    const ids = async (query: Record<string, string | number>) =>
      (await list(query)).items.map(({ id }) => id)
    for (const search of [
      placed.orderId,
      `#${seen.orderNumber}`,
      placed.shopper.email.toUpperCase(),
      placed.sessionId,
    ])
      expect(await ids({ search })).toEqual([placed.orderId])
    expect(await ids({ search: '%' })).toEqual([])
    // Few letters are a whole name; few digits are a number.
    await rows(
      databaseUrl,
      `update order_address set first_name = 'Xu Anthea', last_name = 'Qi-Oo O’Nthony Müller-Łukasz' where id = (select shipping_address_id from "order" where id = $1)`,
      [placed.orderId],
    )
    for (const search of [
      'xu',
      'XU',
      'qi',
      'oo',
      'nth',
      "o'nthony",
      'O’NTHONY',
      'mÜller',
      'müller-łukasz',
      'MÜLLER-ŁUKASZ',
    ])
      expect(await ids({ search })).toContain(placed.orderId)
    for (const search of ['x', 'an', 'ea', '__']) expect(await ids({ search })).not.toContain(placed.orderId)
    const [first] = (await list({ sort: 'oldest', limit: 1 })).items
    expect(await ids({ search: String(first?.orderNumber) })).toEqual([first?.id])
    expect(await ids({ search: placed.orderId, status: 'pending_admin_approval,processed' })).toEqual([
      placed.orderId,
    ])
    expect(await ids({ search: placed.orderId, status: 'rejected,cancelled' })).toEqual([])
    expect(await ids({ search: placed.orderId, to: '2020-01-01' })).toEqual([])
    expect(await ids({ search: placed.orderId, from: '2020-01-01' })).toEqual([placed.orderId])
    expect(await ids({ search: placed.orderId, from: '2999-01-01' })).toEqual([])
    const refused: [string, string | number][] = [
      ['status', 'x'],
      ['from', 'today'],
      ['to', '2026-02-30'],
      ['from', '0000-01-01'],
      ['sort', 'best'],
      ['limit', 0],
    ]
    for (const one of refused) {
      const query = Object.fromEntries([one])
      expect(await admin.call('adminOrders', { query })).toMatchObject({
        status: 400,
        code: 'invalid_request',
      })
    }

    // What is read in the shop's own way is what Medusa says, in whatever state it is.
    const medusa = await merchandiser(backend)
    for (const row of (await list({ limit: 30 })).items) {
      const path = `/orders/${row.id}?fields=item_total,shipping_total,items.quantity`
      const { order } = await medusa.call<{ order: InMedusa }>('GET', path)
      expect([row.totalValue.toFixed(2), row.itemCount]).toEqual([
        (order.item_total + order.shipping_total).toFixed(2),
        order.items.reduce((sum, { quantity }) => sum + quantity, 0),
      ])
    }
    // And a list says the same as the order's page.
    for (const id of await ids({ limit: 30 }))
      await expect
        .poll(async () => {
          const [row] = (await list({ search: id })).items
          return differences(row, await admin.must('getPending', { params: { id } }))
        })
        .toEqual([])

    const page = await list({ limit: 1 })
    expect(page).toMatchObject({ page: 1, limit: 1, hasMore: page.total > 1 })
    const far = await list({ limit: 50, page: 1000 })
    expect(far).toMatchObject({ items: [], hasMore: false })
    // The list goes by when an order was put before the administrators, which is not quite when it was made.
    const oldest = await ids({ sort: 'oldest', limit: 100 })
    const put = await rows<{ id: string }>(
      databaseUrl,
      'select order_id as id from approval where order_id = any($1) order by created_at, order_id',
      [oldest],
    )
    expect(oldest).toEqual(put.map(({ id }) => id))

    const { days } = await admin.must('adminSales', { query: { days: 7 } })
    expect(days).toHaveLength(7)
    expect(days.map(({ day }) => day)).toEqual([...days.map(({ day }) => day)].sort())
    expect(days.reduce((sum, { orders }) => sum + orders, 0)).toBeGreaterThan(0)
    for (const query of [{ days: 0 }, { days: 367 }, { days: 'x' }])
      expect(await admin.call('adminSales', { query })).toMatchObject({ status: 400 })
    expect((await admin.must('adminStats')).oldestPendingAt).not.toBeNull()
  })
})
