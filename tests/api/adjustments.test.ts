import { approvalConflictData } from '@caseloom/contract'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { addAddress, administrator, designedLine, guest, layOnCase, newShopper } from '../support/actors'
import {
  askForChange,
  designBehind,
  hashesOf,
  linkToChange,
  ownDesign,
  REMARK,
  tokensOf,
  turnPicture,
  withLink,
} from '../support/adjustment'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { publishedDesign } from '../support/gallery'
import { mailsOf } from '../support/mailed-link'
import { moneyOfOrder } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const sandbox = sandboxClient(stack)
const SOON = { timeout: 60_000, interval: 300 }

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(backend)
})

type Placed = Pick<Awaited<ReturnType<typeof placedOrder>>, 'orderId' | 'shopper' | 'sessionId'>
const at = ({ orderId }: { orderId: string }) => ({ params: { id: orderId } })
const detail = (placed: Placed) => admin.must('getPending', at(placed))
const statusOf = async (placed: Placed) => (await detail(placed)).status

/** A customer with two cases in one paid order. */
async function twoCases(): Promise<Placed> {
  const shopper = await newShopper(backend)
  const { api } = shopper
  await addAddress(api)
  const first = await designedLine(api)
  const design = { id: first.designId, title: 'A pond' }
  const second = await layOnCase(api, design, { turn: 10 })
  const session = await api.must('createCheckoutSession', { body: { items: [first.line, second.line] } })
  await sandbox.pay(session.url)
  const { sessionId } = session
  const { orderId } = await api.must('processPayment', { body: { sessionId } })
  return { shopper, sessionId, orderId }
}

const ask = (placed: Placed, count = 1) => askForChange(admin, placed, count)
const asked = (placed: Placed) => linkToChange(admin, placed)
const moneyOf = async (placed: Placed) => (await moneyOfOrder(stack, placed)).status
const approvedHashes = async (placed: Placed) => (await hashesOf(stack, placed)).approved
const lineHashes = async (placed: Placed) => (await hashesOf(stack, placed)).ordered

describe('asking for a change', () => {
  it('is an administrator’s; it wants a remark and lines of this very order', async () => {
    const placed = await placedOrder(stack)
    const [line] = (await detail(placed)).validItems
    const body = { remark: REMARK, lines: [line?.id ?? ''] }
    expect(await guest(backend).call('askAdjustment', { ...at(placed), body })).toMatchObject({ status: 401 })
    expect(await placed.shopper.api.call('askAdjustment', { ...at(placed), body })).toMatchObject({
      status: 403,
    })
    const refused = async (wrong: object) => {
      const answer = await admin.call('askAdjustment', { ...at(placed), body: { ...body, ...wrong } })
      return answer.ok ? 'asked' : `${answer.status} ${answer.code}`
    }
    expect(await refused({ remark: '   ' })).toBe('400 invalid_request')
    expect(await refused({ remark: 'x'.repeat(1001) })).toBe('400 invalid_request')
    expect(await refused({ lines: [] })).toBe('400 invalid_request')
    expect(await refused({ lines: ['ordli_01NOTHING'] })).toBe('400 invalid_request')
    expect(await refused({ version: 7 })).toBe('409 conflict')
    expect(await statusOf(placed)).toBe('pending_admin_approval')
    expect(await admin.call('askAdjustment', { params: { id: 'order_01NOTHING' }, body })).toMatchObject({
      status: 404,
    })
  })

  it('holds the order, tells both sides, and mails the link', async () => {
    const placed = await placedOrder(stack)
    const before = await admin.must('adminStats')
    const token = await asked(placed)
    expect((await admin.must('adminStats')).adjustmentOrders).toBeGreaterThan(before.adjustmentOrders - 1)
    expect(await detail(placed)).toMatchObject({
      status: 'adjustment_requested',
      adjusted: false,
      cannotAsk: 'This order waits for a change that its customer was asked for',
      adjustments: [{ remark: REMARK, answeredAt: null, after: null, askedBy: 'admin@caseloom.test' }],
    })
    const own = await placed.shopper.api.must('getOrder', at(placed))
    expect(own).toMatchObject({ status: 'adjustment_requested', cancellable: true })
    expect(own.adjustment).toMatchObject({ remark: REMARK, token })
    const hours = (new Date(own.adjustment?.deadline ?? 0).getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(71)
    expect(hours).toBeLessThanOrEqual(72)
    await expect.poll(() => mailsOf(stack, placed.shopper.email, 'order-adjust'), SOON).toBe(1)
    const again = await ask(placed)
    expect(again).toMatchObject({ ok: false, status: 409, code: 'conflict' })
    expect(approvalConflictData.parse(again.ok ? null : again.extra)).toMatchObject({
      status: 'adjustment_requested',
    })
  })

  it('goes by how long the bank holds the money, and is refused where that is too short', async () => {
    const held = (orderId: string, hours: number) =>
      rows(
        databaseUrl,
        `update payment set data = data || jsonb_build_object('capture_before', extract(epoch from now())::bigint + $2::int)
         where payment_collection_id in (select payment_collection_id from order_payment_collection where order_id = $1)`,
        [orderId, hours * 3600],
      )
    const [short, late] = await Promise.all([placedOrder(stack), placedOrder(stack)])
    await held(short.orderId, 30)
    const answer = await ask(short)
    const deadline = new Date(answer.ok ? answer.data.deadline : 0).getTime()
    expect((deadline - Date.now()) / 3_600_000).toBeCloseTo(18, 1)
    await held(late.orderId, 17)
    expect(await ask(late)).toMatchObject({
      status: 409,
      error: expect.stringContaining('too soon') as string,
    })
    expect(await statusOf(late)).toBe('pending_admin_approval')
  })

  it('is refused once a print was tried: the printer may have taken it', async () => {
    const placed = await placedOrder(stack)
    await sandbox.faultDuring(
      'prodigi',
      { operation: 'orders.create', kind: 'error', status: 500, about: placed.orderId },
      () => admin.call('processOrder', at(placed)),
    )
    expect(await statusOf(placed)).toBe('prodigi_failed')
    expect(await ask(placed)).toMatchObject({
      status: 409,
      error: expect.stringContaining('handed to the printer') as string,
    })
    expect((await detail(placed)).cannotAsk).toContain('handed to the printer')
  })
})

describe('sending the change', () => {
  it('puts a guest’s new picture on the line, for the account that ordered; the order keeps its place', async () => {
    const placed = await placedOrder(stack)
    const queued = (await detail(placed)).createdAt
    const paid = await moneyOf(placed)
    const token = await asked(placed)
    const [old = ''] = await lineHashes(placed)
    const holder = guest(backend)
    const counted = () =>
      rows(databaseUrl, 'select design_count from membership_member where customer_id = $1', [
        placed.shopper.id,
      ])
    await expect.poll(counted, SOON).toEqual([{ design_count: 1 }])
    const design = await ownDesign(holder, 'a red kite above a harbour')
    const body = { designId: design.id, placement: { scale: 1.1 } }
    const sent = await holder.must('sendAdjustment', { ...withLink(token), body })
    expect(sent).toMatchObject({ waiting: 0 })
    // Nobody has looked at the profile.
    await expect.poll(counted, { timeout: 30_000 }).toEqual([{ design_count: 2 }])

    const now = await detail(placed)
    expect(now).toMatchObject({ status: 'pending_admin_approval', adjusted: true, createdAt: queued })
    expect(now.validItems[0]).toMatchObject({ imageUrl: sent.imageUrl, design: { prompt: design.prompt } })
    const { changes, by, from, to } = now.history.at(-1) ?? {}
    expect({ by, from, to }).toEqual({
      by: 'customer, with the link',
      from: 'adjustment_requested',
      to: 'pending_admin_approval',
    })
    const [hash = ''] = await lineHashes(placed)
    expect(hash).not.toBe(old)
    expect(await approvedHashes(placed)).toEqual([hash])
    expect(changes).toMatchObject([{ before: { recipeHash: old }, after: { recipeHash: hash } }])
    expect(await moneyOf(placed)).toBe(paid)

    // The customer's own pages, their designs and the next order follow.
    const { api } = placed.shopper
    expect(await api.must('getOrder', at(placed))).toMatchObject({
      imageUrl: sent.imageUrl,
      adjustment: null,
    })
    expect(await api.must('getRecipe', { params: { id: hash } })).toMatchObject({ designId: design.id })
    expect(await holder.call('getRecipe', { params: { id: hash } })).toMatchObject({ status: 404 })
    await expect.poll(() => mailsOf(stack, placed.shopper.email, 'order-adjusted'), SOON).toBe(1)

    expect(await admin.call('processOrder', at(placed))).toMatchObject({ ok: true })
    const prints = (await sandbox.printOrders()).filter(
      ({ merchantReference }) => merchantReference === placed.orderId,
    )
    expect(prints).toHaveLength(1)
    expect(JSON.stringify(prints)).toContain(hash)
    expect(JSON.stringify(prints)).not.toContain(old)
  })

  it('takes no change that changes nothing, no picture of somebody else’s, and no words unfit to print', async () => {
    const placed = await placedOrder(stack)
    const token = await asked(placed)
    const holder = guest(backend)
    expect(await turnPicture(holder, token, 0)).toMatchObject({
      status: 400,
      error: expect.stringContaining('Nothing has changed') as string,
    })
    const foreign = await ownDesign((await newShopper(backend)).api, 'a red kite above a harbour')
    const send = (placement: object, designId: string) =>
      holder.call('sendAdjustment', { ...withLink(token), body: { designId, placement } })
    expect(await send({}, foreign.id)).toMatchObject({ status: 404 })
    const designId = await designBehind(holder, token)
    const text = { content: 'fuck', font: 'pacifico', size: 0.1, x: 0, y: 0, rotation: 0, colour: '#ffffff' }
    expect(await send({ text: { ...text, outline: null } }, designId)).toMatchObject({
      status: 422,
      code: 'content_rejected',
    })
    expect(await send({ x: 9 }, designId)).toMatchObject({ status: 400 })
    expect(await statusOf(placed)).toBe('adjustment_requested')
  })

  it('takes the line’s own design though its owner deleted it meanwhile, and no other deleted one', async () => {
    const placed = await placedOrder(stack)
    const { api } = placed.shopper
    const other = await ownDesign(api, 'a red kite above a harbour')
    for (const id of [placed.cart.designId, other.id]) await api.must('deleteDesign', { params: { id } })
    const token = await asked(placed)
    const [old = ''] = await lineHashes(placed)
    const body = { designId: other.id, placement: { rotation: 15 } }
    expect(await api.call('sendAdjustment', { ...withLink(token), body })).toMatchObject({ status: 404 })
    expect(await turnPicture(guest(backend), token, 15)).toMatchObject({ ok: true, data: { waiting: 0 } })
    expect(await statusOf(placed)).toBe('pending_admin_approval')
    expect(await lineHashes(placed)).not.toContain(old)
    expect(await approvedHashes(placed)).toEqual(await lineHashes(placed))
    // It is not back on the list, and nothing else is made of it.
    const { designId, sku } = placed.cart
    expect((await api.must('listDesigns', { query: { userId: 'me' } })).total).toBe(0)
    expect(await api.call('preview', { body: { designId, sku, placement: {} } })).toMatchObject({
      status: 404,
    })
  })

  it('takes a design again that left the account’s list because it had the same picture', async () => {
    const { designId } = await publishedDesign(backend, 'a swan on a calm lake')
    const placed = await placedOrder(stack)
    const { api } = placed.shopper
    await api.must('createDesign', { body: { designId } })
    const holder = guest(backend)
    const twin = await holder.must('createDesign', { body: { designId } })
    const body = { designId: twin.id, placement: {} }
    await holder.must('sendAdjustment', { ...withLink(await asked(placed)), body })
    expect(await api.call('getDesign', { params: { id: twin.id } })).toMatchObject({ status: 404 })
    const token = await asked(placed)
    expect(await designBehind(holder, token)).toBe(twin.id)
    expect(await turnPicture(holder, token, 15)).toMatchObject({ ok: true })
    expect(await approvedHashes(placed)).toEqual(await lineHashes(placed))
  })

  it('waits for every line that was asked for', async () => {
    const placed = await twoCases()
    expect(await ask(placed, 2)).toMatchObject({ ok: true })
    const [first = '', second = ''] = await tokensOf(placed)
    const holder = guest(backend)
    expect(await turnPicture(holder, first, 33)).toMatchObject({ ok: true, data: { waiting: 1 } })
    expect(await statusOf(placed)).toBe('adjustment_requested')
    expect(await tokensOf(placed)).toEqual([second])
    expect(await turnPicture(holder, second, 44)).toMatchObject({ ok: true, data: { waiting: 0 } })
    expect(await detail(placed)).toMatchObject({ status: 'pending_admin_approval', adjusted: true })
    expect(await approvedHashes(placed)).toEqual(await lineHashes(placed))
  })

  it('and a decision at the same moment: one of them happens, the other is told', async () => {
    const placed = await placedOrder(stack)
    const token = await asked(placed)
    const { version } = await detail(placed)
    const [processed, sent] = await Promise.all([
      admin.call('processOrder', { ...at(placed), body: { version } }),
      turnPicture(guest(backend), token, 12),
    ])
    expect([processed.ok, sent.ok].filter(Boolean)).toHaveLength(1)
    expect(processed.ok ? sent : processed).toMatchObject({ status: 409, code: 'conflict' })
    await expect
      .poll(() => statusOf(placed), SOON)
      .toBe(processed.ok ? 'processed' : 'pending_admin_approval')
    expect(await approvedHashes(placed)).toEqual(await lineHashes(placed))
  })

  it('twice at the same moment: once', async () => {
    const placed = await placedOrder(stack)
    const token = await asked(placed)
    const both = await Promise.all([
      turnPicture(guest(backend), token, 7),
      turnPicture(guest(backend), token, 8),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ status: 409 })
    expect(await approvedHashes(placed)).toEqual(await lineHashes(placed))
    const { history } = await detail(placed)
    expect(history.filter(({ from }) => from === 'adjustment_requested')).toHaveLength(1)
  })
})

describe('what was looked at', () => {
  it('an old version is not printed, one by one or in bulk; nor is a recipe that nobody approved', async () => {
    const placed = await placedOrder(stack)
    const token = await asked(placed)
    const { version } = await detail(placed)
    await turnPicture(guest(backend), token, 21)
    expect(await admin.call('processOrder', { ...at(placed), body: { version } })).toMatchObject({
      status: 409,
    })
    const { results } = await admin.must('bulkDecision', {
      body: { action: 'process', ids: [placed.orderId], versions: { [placed.orderId]: version } },
    })
    expect(results).toMatchObject([{ ok: false, status: 'pending_admin_approval' }])
    // The line as it was: what is printed has to be what stands in the approval.
    const [row] = await rows<{ before: string }>(
      databaseUrl,
      `select before->>'recipeHash' as before from approval_adjustment where order_id = $1`,
      [placed.orderId],
    )
    for (const [table, which] of [
      ['order_line_item', 'id in (select i.item_id from order_item i where i.order_id = $1)'],
      ['order_item', 'order_id = $1'],
    ])
      await rows(
        databaseUrl,
        `update ${table} set metadata = metadata || jsonb_build_object('recipe_hash', $2::text) where ${which}`,
        [placed.orderId, row?.before],
      )
    expect(await admin.call('processOrder', at(placed))).toMatchObject({ status: 502 })
    expect((await detail(placed)).history.at(-1)?.reason).toContain('not those that were bought')
    expect(await moneyOf(placed)).toBe('requires_capture')
  })
})
