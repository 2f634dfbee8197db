import { beforeAll, describe, expect, inject, it } from 'vitest'
import { addAddress, administrator, guest, layOnCase, newShopper, type Shopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { publishedDesign } from '../support/gallery'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend } = stack

/** Somebody has a design, of theirs or of the gallery, on a case and pays for it; answers the order's id. */
async function ordered({ api }: Shopper, body: { designId: string } | { variationId: string }) {
  await addAddress(api)
  const { line } = await layOnCase(api, await api.must('createDesign', { body }))
  const { sessionId, url } = await api.must('createCheckoutSession', { body: { items: [line] } })
  await sandboxClient(stack).pay(url)
  return (await api.must('processPayment', { body: { sessionId } })).orderId ?? ''
}

let panel: ApiClient
beforeAll(async () => {
  panel = await administrator(backend)
})
/** What the administrators' list and the order's own page say of it. */
async function saidOf(orderId: string) {
  const { items } = await panel.must('adminOrders', { query: { search: orderId } })
  const { validItems, remarks, lookFirst } = await panel.must('getPending', { params: { id: orderId } })
  return {
    list: items.map((item) => [item.remarks, item.lookFirst]),
    page: [remarks, lookFirst],
    warnings: validItems.flatMap(({ warnings }) => warnings),
  }
}
const expected = (remarks: string[]) => ({
  list: [[remarks, remarks.length > 0]],
  page: [remarks, remarks.length > 0],
  warnings: expect.arrayContaining(remarks) as unknown,
})

describe('an order of a picture of the gallery', () => {
  it('says what was reported of it and why it was taken out, to whoever decides', async () => {
    const { designId, admin } = await publishedDesign(backend, 'a puffin on a cliff')
    const copied = await ordered(await newShopper(backend), { designId })
    expect(await saidOf(copied)).toEqual(expected([]))
    await guest(backend).must('reportDesign', { params: { id: designId }, body: { reason: 'copied' } })
    expect(await saidOf(copied)).toEqual(
      expected(['This picture was reported in the gallery: a copy of somebody’s work (1).']),
    )
    await admin.call('POST', `/designs/${designId}`, {
      publication: 'declined',
      reason: 'A calendar has this picture',
    })
    expect(await saidOf(copied)).toEqual(
      expected(['This picture was taken out of the gallery: A calendar has this picture.']),
    )
  })

  it('says so too where its author hid the design, threw it away and kept the same picture anew', async () => {
    const { designId, admin, owner } = await publishedDesign(backend, 'a razorbill on the rocks')
    const params = { id: designId }
    await admin.call('POST', `/designs/${designId}`, { publication: 'declined' })
    await owner.api.must('updateDesign', { params, body: { isPublic: false } })
    await owner.api.must('deleteDesign', { params })
    const [job] = await owner.api.must('listJobs')
    const own = await ordered(owner, { variationId: job?.variations[0]?.id ?? '' })
    expect(await saidOf(own)).toEqual(expected(['This picture was taken out of the gallery.']))
  })

  it('says so too once its author has left with their account', async () => {
    const { designId, admin, owner } = await publishedDesign(backend, 'a skua behind a trawler')
    const copied = await ordered(await newShopper(backend), { designId })
    await admin.call('POST', `/designs/${designId}`, { publication: 'declined', reason: 'It names Anna' })
    await owner.api.must('deleteAccount', { body: { password: owner.password } })
    expect(await saidOf(copied)).toEqual(expected(['This picture was taken out of the gallery.']))
  })

  it('says nothing any more where it was published after all', async () => {
    const { designId, admin } = await publishedDesign(backend, 'a gannet over the sea')
    const copied = await ordered(await newShopper(backend), { designId })
    for (const publication of ['declined', 'published'])
      await admin.call('POST', `/designs/${designId}`, { publication })
    expect(await saidOf(copied)).toEqual(expected([]))
  })
})
