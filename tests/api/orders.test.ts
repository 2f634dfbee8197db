import { describe, expect, inject, it } from 'vitest'
import { administrator, newShopper } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { copiesOf } from '../support/copies'
import { rows } from '../support/database'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const sandbox = sandboxClient(stack)

describe('orders', () => {
  it('the recent ones are the first five of all', async () => {
    const placed = await placedOrder(stack)
    const { api, id } = placed.shopper
    const copies = await copiesOf(stack, placed, 6, { pay: false })
    for (const [at, { checkoutId, orderId }] of copies.entries()) {
      await rows(databaseUrl, 'update checkout set customer_id = $2 where id = $1', [checkoutId, id])
      const later = `update "order" set created_at = created_at + make_interval(mins => $2) where id = $1`
      await rows(databaseUrl, later, [orderId, at + 1])
    }
    const recent = (await api.must('recentOrders')).map(({ orderId }) => orderId)
    expect(recent).toEqual(
      copies
        .map(({ orderId }) => orderId)
        .toReversed()
        .slice(0, 5),
    )
    expect((await api.must('listOrders')).map(({ orderId }) => orderId).slice(0, 5)).toEqual(recent)
  })

  it('are seen by their customer alone', async () => {
    const { shopper, orderId, sessionId, cart } = await placedOrder(stack, { quantity: 2 })
    const { api } = shopper
    const [row] = await api.must('listOrders')
    expect(row).toMatchObject({
      orderId,
      sessionId,
      status: 'pending_admin_approval',
      device: cart.line.device,
    })
    expect(row?.item).toMatchObject({ price: cart.line.price, quantity: 2 })
    expect(await api.must('recentOrders')).toHaveLength(1)
    expect(await api.must('paymentOrders', { query: { email: shopper.email } })).toHaveLength(1)
    expect(await api.call('paymentOrders', { query: { email: 'admin@caseloom.test' } })).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
    for (const id of [orderId, sessionId, row?.id ?? ''])
      expect(await api.must('getOrder', { params: { id } })).toMatchObject({ orderId })
    const png = await api.send('GET', `/order/designs/${row?.id ?? ''}/download`)
    expect(png.headers.get('content-type')).toBe('image/png')
    expect(await api.must('refreshStatus')).toEqual({ updated: 0 })
    const stranger = await newShopper(backend)
    expect(await stranger.api.must('listOrders')).toEqual([])
    expect(await stranger.api.call('getOrder', { params: { id: orderId } })).toMatchObject({ status: 404 })
    expect((await stranger.api.send('GET', `/order/designs/${row?.id ?? ''}/download`)).status).toBe(404)
  })

  it('a rejection needs a reason, gives the money back and mails the customer', async () => {
    const { shopper, orderId } = await placedOrder(stack)
    const admin = await administrator(backend)
    const params = { id: orderId }
    expect(await admin.call('rejectOrder', { params, body: { reason: ' ' } })).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
    await admin.must('rejectOrder', { params, body: { reason: 'The picture shows a trademark.' } })
    await expect
      .poll(async () => (await admin.must('getPending', { params })).status, { timeout: 30_000 })
      .toBe('rejected')
    expect(await shopper.api.must('getOrder', { params })).toMatchObject({
      status: 'rejected',
      rejectionReason: 'The picture shows a trademark.',
    })
    const intents = (await sandbox.stripeState()).payment_intents ?? []
    expect(intents.filter(({ status }) => status === 'canceled').length).toBeGreaterThan(0)
    expect(await admin.call('processOrder', { params })).toMatchObject({ status: 409, code: 'conflict' })
    await expect
      .poll(async () => (await sandbox.mails(shopper.email)).length, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(3)
  })

  it('are captured and printed once, however often Process is pressed', async () => {
    const { orderId, cart } = await placedOrder(stack)
    const admin = await administrator(backend)
    const params = { id: orderId }
    expect(await admin.must('listPending', { query: { status: 'pending_admin_approval' } })).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: orderId })]),
    )
    const presses = await Promise.all(Array.from({ length: 5 }, () => admin.call('processOrder', { params })))
    expect(presses.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1)
    for (const press of presses) if (!press.ok) expect(press).toMatchObject({ status: 409, code: 'conflict' })
    await expect
      .poll(async () => (await admin.must('getPending', { params })).status, { timeout: 60_000 })
      .toBe('processed')
    const detail = await admin.must('getPending', { params })
    const prints = (await sandbox.printOrders()).filter(({ id }) => id === detail.prodigi.orderId)
    expect(prints).toHaveLength(1)
    expect(prints[0]?.items.map(({ copies }) => copies)).toEqual([cart.line.quantity])
    const captures = await rows(
      databaseUrl,
      `select c.id from capture c
         join payment p on p.id = c.payment_id
         join order_payment_collection o on o.payment_collection_id = p.payment_collection_id
        where o.order_id = $1`,
      [orderId],
    )
    expect(captures).toHaveLength(1)
    const found = (search: string) => admin.must('listPending', { query: { search } })
    for (const words of [orderId, `#${detail.orderNumber}`, detail.customerEmail.toUpperCase()])
      expect((await found(words)).map(({ id }) => id)).toContain(orderId)
    expect(await found('%')).toEqual([])
    const stats = await admin.must('adminStats')
    expect(stats.revenue).toBeGreaterThanOrEqual(detail.totalValue)
    expect(stats.processedOrders).toBeGreaterThanOrEqual(1)
    expect(stats.providers.map(({ mode }) => mode)).toContain('sandbox')
  })

  it('are listed with how many there are, and with the way to those that waited longer', async () => {
    const admin = await administrator(backend)
    const { total } = await admin.must('adminOrders', { query: { limit: 1 } })
    expect(total).toBeGreaterThan(1)
    const { headers } = await admin.send('GET', '/order/admin/pending?limit=1')
    expect(headers.get('X-Total-Count')).toBe(String(total))
    expect(headers.get('Link')).toContain('</api/order/admin/pending?page=2&limit=1>; rel="next"')
    const none = await admin.send('GET', '/order/admin/pending?search=%25')
    expect(none.headers.get('X-Total-Count')).toBe('0')
  })

  it('unknown ids are not found', async () => {
    const admin = await administrator(backend)
    const params = { id: 'order_01NOTHING' }
    expect(await admin.call('getPending', { params })).toMatchObject({ status: 404, code: 'not_found' })
    expect(await admin.call('processOrder', { params })).toMatchObject({ status: 404 })
    expect(await admin.call('rejectOrder', { params, body: { reason: 'x' } })).toMatchObject({ status: 404 })
    expect(await admin.call('listPending', { query: { status: 'unheard-of' } })).toMatchObject({
      status: 400,
    })
  })
})
