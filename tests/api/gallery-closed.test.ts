import { afterAll, beforeAll, expect, it } from 'vitest'
import { guest, newShopper } from '../support/actors'
import { publishedDesign } from '../support/gallery'
import { startStack, type RunningStack } from '../support/stack'

/** A shop that keeps its gallery closed. */
let stack: RunningStack
beforeAll(async () => {
  stack = await startStack({ storefront: false, settings: { GALLERY: 'off' } })
}, 300_000)
afterAll(() => stack.stop())

it('shows nobody another’s design, by whatever call, and everybody their own', async () => {
  const { designId, owner } = await publishedDesign(stack.backend, 'a tern above the waves')
  const params = { id: designId }
  const { api } = await newShopper(stack.backend)
  const closed = { status: 404, code: 'not_found', error: 'The gallery is closed' }
  expect(await api.call('listDesigns')).toMatchObject(closed)
  for (const reader of [api, guest(stack.backend)]) {
    expect(await reader.call('getDesign', { params })).toMatchObject(closed)
    expect(await reader.call('reportDesign', { params, body: { reason: 'other' } })).toMatchObject(closed)
    expect(await reader.call('createDesign', { body: { designId } })).toMatchObject(closed)
  }
  expect((await fetch(`${stack.backend}/api/files/gallery/${designId}/thumb.webp`)).status).toBe(404)
  expect(await api.call('likeDesign', { params })).toMatchObject(closed)
  expect(await owner.api.must('getDesign', { params })).toMatchObject({ own: true, likes: 0 })
  expect((await owner.api.must('createDesign', { body: { designId } })).id).toBe(designId)
})
