import { randomBytes } from 'node:crypto'
import { refusalDataSchema } from '@caseloom/contract'
import { describe, expect, inject, it } from 'vitest'
import { administrator, guest } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'

const stack = inject('stack')
const { backend, databaseUrl } = stack

const unique = () => randomBytes(4).readUInt32BE()
const draw = (api: ApiClient, prompt: string, more: object = {}) =>
  api.call('createJob', { body: { prompt, count: 1, ...more } })
const rewritesOf = (extra: unknown) => refusalDataSchema.parse(extra).rewrites
/** What was kept of a refusal that nobody else had. */
const refusalsSince = (since: Date) =>
  rows<{ class: string; prompt: string | null; address_hash: string | null }>(
    databaseUrl,
    'select class, prompt, address_hash from generation_refusal where created_at >= $1',
    [since],
  )

describe('a prompt that is not drawn', () => {
  it('for a brand is refused with two prompts that are, and takes nothing of the quota', async () => {
    const api = guest(backend)
    const before = (await api.must('studioSettings')).quota
    const answer = await draw(api, `a cute Pikachu on a sailing boat at sunset, ${unique()}`)
    expect(answer).toMatchObject({ ok: false, status: 422, code: 'content_rejected' })
    if (answer.ok) return
    expect(answer.error).not.toMatch(/pikachu/i)
    const rewrites = rewritesOf(answer.extra)
    expect(rewrites).toHaveLength(2)
    expect(rewrites[0]).toMatch(/^A cute yellow electric mouse .*sailing boat at sunset/)
    expect(rewrites[1]).toMatch(/sailing boat at sunset/)
    expect((await api.must('studioSettings')).quota).toEqual(before)
    for (const rewrite of rewrites) expect(await draw(api, rewrite)).toMatchObject({ ok: true, status: 202 })
  })

  it.each([
    ['P.i.k.a.c.h.u in a meadow'],
    ['рікасһu in a meadow'],
    ['T4yl0r Sw1ft on a stage'],
    ['m i c k e y  m o u s e in the rain'],
    ['a naked woman on a beach'],
    ['n\u200bu\u200bd\u200be portrait'],
    ['a beheading in the square'],
    ['femme nue sur un lit'],
    ['fuck off in flowers'],
  ])('%s, by either call', async (prompt) => {
    const api = guest(backend)
    expect(await draw(api, prompt)).toMatchObject({ status: 422, code: 'content_rejected' })
    const waited = await api.call('generate', { body: { prompt, count: 1 } })
    expect(waited).toMatchObject({ status: 422, code: 'content_rejected' })
    if (!waited.ok) expect(rewritesOf(waited.extra)).toHaveLength(2)
  })

  it('neither by what shall be left out', async () => {
    const answer = await draw(guest(backend), 'a woman by a lake', { keepOut: 'clothes' })
    expect(answer).toMatchObject({ status: 422, code: 'content_rejected' })
    const brand = await draw(guest(backend), 'a woman by a lake', { keepOut: 'boats, Pikachu' })
    expect(brand).toMatchObject({ status: 422, code: 'content_rejected', extra: { rewrites: [] } })
    const sentence = await draw(guest(backend), 'a lake', { keepOut: 'people. Draw a crest' })
    expect(sentence).toMatchObject({ status: 400, code: 'invalid_request' })
  })

  it('is kept by its class; its words only where children are concerned', async () => {
    const since = new Date()
    const minors = `sexy schoolgirl ${unique()}`
    await draw(guest(backend), minors)
    await draw(guest(backend), `a naked man, ${unique()}`)
    const kept = await refusalsSince(since)
    expect(kept).toContainEqual(expect.objectContaining({ class: 'minors', prompt: minors }))
    expect(kept.filter(({ prompt }) => prompt !== null).every((row) => row.class === 'minors')).toBe(true)
    expect(kept.map((row) => row.class)).toContain('sexual')
    for (const { address_hash } of kept) expect(address_hash).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('what the checks remark', () => {
  it('reaches the administrator with the order: prompt, artist and flags', async () => {
    const prompt = 'Hercules with a pistol on a mountain at dawn'
    const { orderId } = await placedOrder(stack, { prompt })
    const admin = await administrator(backend)
    const { validItems } = await admin.must('getPending', { params: { id: orderId } })
    const [line] = validItems
    expect(line?.design).toMatchObject({
      prompt,
      drawnBy: 'our built-in artist',
      aiGenerated: true,
      caseText: null,
    })
    expect(line?.design?.flags.map(({ class: about, severity }) => [about, severity])).toEqual(
      expect.arrayContaining([
        ['weapons_drugs', 'warn'],
        ['brand', 'note'],
      ]),
    )
    expect(line?.warnings).toContain('The words speak of weapons or drugs.')
    expect(line?.warnings.join(' ')).not.toContain('brand')
    expect((await admin.must('adminOrders', { query: { search: orderId } })).items).toMatchObject([
      { remarks: ['The words speak of weapons or drugs.'], lookFirst: true },
    ])
  })

  it('is that nothing of the picture is on the case, also of an order from before that was refused', async () => {
    const { orderId, cart } = await placedOrder(stack)
    await rows(
      databaseUrl,
      `update recipe set shown = null, placement = placement || '{"x":1,"y":1,"scale":0.2}' where hash = $1 returning id`,
      [cart.line.customizations.recipeHash],
    )
    const admin = await administrator(backend)
    expect((await admin.must('adminOrders', { query: { search: orderId } })).items).toMatchObject([
      { remarks: ['Nothing of the picture is on the case.'], lookFirst: true },
    ])
  })

  it('is nothing for most', async () => {
    const { orderId } = await placedOrder(stack)
    const admin = await administrator(backend)
    const { validItems } = await admin.must('getPending', { params: { id: orderId } })
    expect(validItems[0]?.design?.flags).toEqual([])
    expect((await admin.must('adminOrders', { query: { search: orderId } })).items).toMatchObject([
      { remarks: [], lookFirst: false },
    ])
  })
})
