import { createHash, randomBytes, randomInt } from 'node:crypto'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { administrator, guest, newShopper } from '../support/actors'
import { linkToChange, REMARK, turnPicture, withLink } from '../support/adjustment'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'

const stack = inject('stack')
const { backend, databaseUrl } = stack

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(backend)
})

type Placed = Awaited<ReturnType<typeof placedOrder>>
const at = ({ orderId }: Placed) => ({ params: { id: orderId } })
const detail = (placed: Placed) => admin.must('getPending', at(placed))
const statusOf = async (placed: Placed) => (await detail(placed)).status
const asked = (placed: Placed) => linkToChange(admin, placed)
/** A network address, as the storefront beside the backend names it. */
const anywhere = () => `203.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

describe('the link to a change', () => {
  it('shows the line and nothing of who ordered it, to whoever holds it; to no other account', async () => {
    const placed = await placedOrder(stack)
    const token = await asked(placed)
    const holder = guest(backend)
    const answer = await holder.must('getAdjustment', withLink(token))
    expect(answer).toMatchObject({ state: 'open', line: { remark: REMARK, placement: { rotation: 0 } } })
    const said = JSON.stringify(answer)
    for (const secret of [placed.shopper.email, placed.shopper.id, placed.orderId, 'Test Row', 'Tester'])
      expect(said).not.toContain(secret)
    const designId = answer.line?.design.id ?? ''
    // The link opens the line, and not what the account keeps.
    expect(await holder.call('getOrder', at(placed))).toMatchObject({ status: 401 })
    const sku = (await detail(placed)).validItems[0]?.sku ?? ''
    expect(await holder.call('preview', { body: { designId, sku } })).toMatchObject({ ok: false })

    const stranger = await newShopper(backend)
    expect(await stranger.api.call('getAdjustment', withLink(token))).toMatchObject({ status: 403 })
    expect(await turnPicture(placed.shopper.api, token, 4).then(({ ok }) => ok)).toBe(true)
    expect(
      await stranger.api.call('sendAdjustment', { ...withLink(token), body: { designId, placement: {} } }),
    ).toMatchObject({ status: 403 })
  })

  it('is nobody’s where it was made up or changed', async () => {
    const placed = await placedOrder(stack)
    const token = await asked(placed)
    const [id = '', expires = '', signature = ''] = token.split('.')
    const longer = `${id}.${Number(expires) + 86_400}.${signature}`
    const other = `${id}.${expires}.${signature.slice(0, -2)}AA`
    for (const forged of ['x', longer, other, `${id}.${expires}`]) {
      expect(await guest(backend).call('getAdjustment', withLink(forged))).toMatchObject({
        status: 400,
        code: 'link_invalid',
      })
      const body = { designId: 'des_1', placement: {} }
      expect(await guest(backend).call('sendAdjustment', { ...withLink(forged), body })).toMatchObject({
        code: 'link_invalid',
      })
    }
  })

  it('stays good when the shop’s secret is another one since it was mailed', async () => {
    const placed = await placedOrder(stack)
    const token = await asked(placed)
    const [id = '', expires = ''] = token.split('.')
    const markOf = (signature: Buffer) =>
      createHash('sha256').update(`${id}.${expires}.`).update(signature).digest('hex')
    const noted = () =>
      rows<{ mailed_links: string[] }>(
        databaseUrl,
        `select mailed_links from approval_adjustment where id = $1`,
        [id],
      )
    const present = markOf(Buffer.from(token.split('.')[2] ?? '', 'hex'))
    expect(await noted()).toEqual([{ mailed_links: [present] }])
    // As it was mailed while the secret was another.
    const signature = randomBytes(32)
    const former = `${id}.${expires}.${signature.toString('hex')}`
    expect(await guest(backend).call('getAdjustment', withLink(former))).toMatchObject({
      code: 'link_invalid',
    })
    await rows(
      databaseUrl,
      `update approval_adjustment set mailed_links = array_append(mailed_links, $2) where id = $1`,
      [id, markOf(signature)],
    )
    expect(await guest(backend).must('getAdjustment', withLink(former))).toMatchObject({ state: 'open' })
    expect(await turnPicture(guest(backend), former, 5)).toMatchObject({ ok: true })
  })

  it('is tried so often: links that lead nowhere by network address, a good one by itself', async () => {
    const placed = await placedOrder(stack)
    const token = await asked(placed)
    const holder = guest(backend)
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    const read = (given: string, address: string) =>
      holder.call('getAdjustment', { ...withLink(given), ...from(address) })
    const send = () =>
      holder.call('sendAdjustment', {
        ...withLink(token),
        ...from(anywhere()),
        body: { designId: 'des_1', placement: {} },
      })
    const many = async (times: number, act: () => Promise<{ status: number }>) => {
      const statuses: number[] = []
      const worker = async () => {
        while (statuses.length < times) statuses.push((await act()).status)
      }
      await Promise.all([worker(), worker(), worker()])
      return statuses.filter((status) => status === 429).length
    }

    const guesser = anywhere()
    expect(await many(60, () => read(`apad_${'0'.repeat(26)}.1.x`, guesser))).toBeLessThan(4)
    const refused = await read(token, guesser)
    expect(refused).toMatchObject({
      status: 429,
      code: 'rate_limited',
      error: expect.stringContaining('links that lead nowhere') as string,
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const reader = anywhere()
    expect(await many(70, () => read(token, reader)), 'a good link is no guess').toBe(0)

    expect(await many(24, send)).toBeGreaterThanOrEqual(4)
    expect(await send()).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(await read(token, reader), 'looking goes on').toMatchObject({ ok: true, data: { state: 'open' } })
    expect(await statusOf(placed)).toBe('adjustment_requested')
  })

  it('says in words that it was used, that another followed, or that the order was decided on', async () => {
    const placed = await placedOrder(stack)
    const first = await asked(placed)
    const holder = guest(backend)
    expect(await turnPicture(holder, first, 5)).toMatchObject({ ok: true, data: { waiting: 0 } })
    expect(await holder.must('getAdjustment', withLink(first))).toMatchObject({
      state: 'answered',
      line: null,
    })
    const body = { designId: 'des_1', placement: {} }
    expect(await holder.call('sendAdjustment', { ...withLink(first), body })).toMatchObject({
      status: 409,
      error: expect.stringContaining('sent already') as string,
    })
    const second = await asked(placed)
    const [unanswered] = await rows<{ id: string }>(
      databaseUrl,
      `update approval_adjustment set answered_at = null where order_id = $1
         and round = (select min(round) from approval_adjustment where order_id = $1) returning id`,
      [placed.orderId],
    )
    expect(unanswered).toBeDefined()
    expect(await holder.must('getAdjustment', withLink(first))).toMatchObject({
      state: 'closed',
      says: expect.stringContaining('another change') as string,
    })
    expect(await admin.call('processOrder', at(placed))).toMatchObject({ ok: true })
    expect(await holder.must('getAdjustment', withLink(second))).toMatchObject({
      state: 'closed',
      says: expect.stringContaining('accepted as it is') as string,
    })
    expect(await holder.call('sendAdjustment', { ...withLink(second), body })).toMatchObject({ status: 409 })
  })
})
