import { beforeAll, describe, expect, inject, it } from 'vitest'
import { newShopper } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'
import { moneyOfOrder } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const sandbox = sandboxClient(stack)

let admin: MedusaAdmin
beforeAll(async () => {
  admin = await merchandiser(stack.backend)
})

interface Approval {
  status: string
  version: number
  history: { by: string; to: string; reason: string | null }[]
  prodigi: { orderId: string | null }
}
const read = async (id: string) =>
  (await admin.call<{ approval: Approval | null }>('GET', `/approvals/${id}`)).approval
const decide = (id: string, action: 'process' | 'reject', body: object) =>
  admin.call('POST', `/approvals/${id}/${action}`, body)
const listed = (query: string) =>
  admin.call<{ items: { id: string; status: string }[]; total: number }>('GET', `/approvals?${query}`)

describe('approvals in Medusa’s own admin', () => {
  it('are for its users alone', async () => {
    const { shopper, orderId } = await placedOrder(stack)
    for (const token of [null, shopper.api.token])
      for (const [method, path] of [
        ['GET', '/approvals'],
        ['GET', `/approvals/${orderId}`],
        ['POST', `/approvals/${orderId}/process`],
        ['POST', `/approvals/${orderId}/reject`],
      ] as const) {
        const answer = await fetch(`${stack.backend}/admin${path}`, {
          method,
          headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
          ...(method === 'POST' && { body: '{"reason":"no"}' }),
        })
        expect(answer.status, `${method} ${path}`).toBe(401)
      }
    expect(await read(orderId)).toMatchObject({ status: 'pending_admin_approval' })
  })

  it('process an order once, and name who did', async () => {
    const { orderId } = await placedOrder(stack)
    const before = await read(orderId)
    await expect(decide(orderId, 'process', { version: (before?.version ?? 0) + 1 })).rejects.toThrow(' 400')
    expect(await read(orderId)).toMatchObject({ status: 'pending_admin_approval' })
    await decide(orderId, 'process', { version: before?.version })
    await expect.poll(async () => (await read(orderId))?.status, { timeout: 60_000 }).toBe('processed')
    await expect(decide(orderId, 'process', {})).rejects.toThrow('processed already')
    const after = await read(orderId)
    expect(after?.history.find(({ to }) => to === 'processing')?.by).toBe('merchandiser@caseloom.test')
    const prints = (await sandbox.printOrders()).filter(({ id }) => id === after?.prodigi.orderId)
    expect(prints).toHaveLength(1)
  })

  it('reject an order with a reason, and list it so', async () => {
    const { shopper, orderId } = await placedOrder(stack)
    await expect(decide(orderId, 'reject', { reason: '  ' })).rejects.toThrow(
      'Please give a reason for the rejection',
    )
    const search = encodeURIComponent(shopper.email)
    expect((await listed(`status=pending_admin_approval,prodigi_failed&search=${search}`)).items).toEqual([
      expect.objectContaining({ id: orderId }),
    ])
    await decide(orderId, 'reject', { reason: 'The picture shows a trademark.' })
    await expect.poll(async () => (await read(orderId))?.status, { timeout: 30_000 }).toBe('rejected')
    expect((await listed(`status=pending_admin_approval&search=${search}`)).total).toBe(0)
    expect((await listed(`status=rejected&search=${search}`)).total).toBe(1)
    expect((await read(orderId))?.history.find(({ to }) => to === 'rejecting')).toMatchObject({
      by: 'merchandiser@caseloom.test',
      reason: 'The picture shows a trademark.',
    })
    await expect(listed('status=lost')).rejects.toThrow('There is no such status')
  })

  it('alone end an order: Medusa’s own cancelling would tell nobody, and is refused with the way to go', async () => {
    const placed = await placedOrder(stack)
    const { orderId } = placed
    const path = `/orders/${orderId}/cancel`
    const nobody = await fetch(`${stack.backend}/admin${path}`, { method: 'POST' })
    expect(nobody.status).toBe(401)
    const cancel = () => admin.call('POST', path)
    await expect(cancel()).rejects.toThrow(/ 400: .*Reject it in its Approval box/)
    expect(await read(orderId)).toMatchObject({ status: 'pending_admin_approval' })
    expect((await moneyOfOrder(stack, placed)).status).toBe('requires_capture')
    await decide(orderId, 'process', {})
    await expect.poll(async () => (await read(orderId))?.status, { timeout: 60_000 }).toBe('processed')
    await expect(cancel()).rejects.toThrow(/ 400: .*Cancel its print in its Approval box first/)
    await expect(admin.call('POST', '/orders/order_01HNOTHERE/cancel')).rejects.toThrow(' 404')
  })

  it('stay with the account that ordered', async () => {
    const { orderId } = await placedOrder(stack)
    const other = await newShopper(stack.backend)
    const stays = / 400: .*stays with the account that it was ordered with/
    for (const [path, body] of [
      ['transfer', { customer_id: other.id }],
      ['transfer/guest', { email: 'somebody.else@caseloom.test' }],
    ] as const)
      await expect(admin.call('POST', `/orders/${orderId}/${path}`, body)).rejects.toThrow(stays)
  })

  it('an order that no checkout led to has nothing to approve', async () => {
    expect(await read('order_01HNOTHERE')).toBeNull()
    await expect(decide('order_01HNOTHERE', 'process', {})).rejects.toThrow('Order not found')
  })

  it('… and is Medusa’s alone', async () => {
    const { regions } = await admin.call<{ regions: { id: string }[] }>('GET', '/regions')
    const { draft_order } = await admin.call<{ draft_order: { id: string } }>('POST', '/draft-orders', {
      region_id: regions[0]?.id,
      email: 'own.order@caseloom.test',
      items: [{ title: 'A gift', quantity: 1, unit_price: 5 }],
    })
    await admin.call('POST', `/draft-orders/${draft_order.id}/convert-to-order`, {})
    const order = `/orders/${draft_order.id}`
    await admin.call('POST', `${order}/complete`, {})
    expect(await admin.call('GET', order)).toMatchObject({ order: { status: 'completed' } })
  })
})
