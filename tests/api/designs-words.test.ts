import { randomBytes } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { designedLine, guest, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { rows } from '../support/database'
import { inGallery, publishedDesign } from '../support/gallery'
import { merchandiser } from '../support/medusa-admin'

const { backend, databaseUrl } = inject('stack')

describe('what is written on or over a design', () => {
  const sku = 'SNAP-IPHONE-15-PRO-GLOSS'
  const BAD = [
    'Pikachu',
    'P.i.k.a.c.h.u',
    'рікасһu',
    'n\u200bu\u200bd\u200be girls',
    'ｆｕｃｋ you',
    'm i c k e y  m o u s e',
  ]
  const kept = async (api: ApiClient) => {
    const [picture] = await api.must('generate', { body: { prompt: 'a heron by a lake', count: 1 } })
    return picture?.id ?? ''
  }

  it('is refused in every spelling, by a sentence and for each call', async () => {
    const { api } = await newShopper(backend)
    const variationId = await kept(api)
    for (const title of BAD)
      expect(await api.call('createDesign', { body: { variationId, title } }), title).toMatchObject({
        status: 422,
        code: 'content_rejected',
        error: 'Please choose another name for this design.',
      })
    const { id } = await api.must('createDesign', { body: { variationId, title: 'Heron at dawn' } })
    for (const words of BAD) {
      const renamed = await api.call('updateDesign', { params: { id }, body: { title: words } })
      expect(renamed, words).toMatchObject({ status: 422, code: 'content_rejected' })
      const placement = { text: { content: words } }
      const printed = await api.call('preview', { body: { designId: id, sku, placement } })
      expect(printed, words).toMatchObject({ status: 422, code: 'content_rejected' })
    }
    expect(await api.must('getDesign', { params: { id } })).toMatchObject({ title: 'Heron at dawn' })
  }, 120_000)

  it('is looked at again where a published design gets another name', async () => {
    const word = `grebe${randomBytes(4).toString('hex')}`
    const { owner, designId, admin } = await publishedDesign(backend, `a ${word} on a lake`)
    const params = { id: designId }
    const same = await owner.api.must('getDesign', { params })
    await owner.api.must('updateDesign', { params, body: { title: same.title } })
    expect(await inGallery(guest(backend), word)).toEqual([designId])
    const renamed = await owner.api.must('updateDesign', { params, body: { title: 'Another name' } })
    expect(renamed).toMatchObject({ title: 'Another name', isPublic: true, publication: 'pending' })
    expect(await inGallery(guest(backend), word)).toEqual([])
    await admin.call('POST', `/designs/${designId}`, { publication: 'published' })
    expect(await inGallery(guest(backend), word)).toEqual([designId])
  })

  it('is decided on under the name that was looked at', async () => {
    const owner = await newShopper(backend)
    const { designId } = await designedLine(owner.api)
    const params = { id: designId }
    const { title } = await owner.api.must('updateDesign', { params, body: { isPublic: true } })
    await owner.api.must('updateDesign', { params, body: { title: 'Quite another name' } })
    const admin = await merchandiser(backend)
    const agree = (name: string) =>
      admin.call('POST', `/designs/${designId}`, { publication: 'published', title: name })
    await expect(agree(title)).rejects.toThrow('has renamed this design')
    expect(await owner.api.must('getDesign', { params })).toMatchObject({ publication: 'pending' })
    await agree('Quite another name')
    expect(await owner.api.must('getDesign', { params })).toMatchObject({ publication: 'published' })
  })

  it('stays with its owner whatever is decided at the same moment', async () => {
    const owner = await newShopper(backend)
    const { designId } = await designedLine(owner.api)
    const params = { id: designId }
    const admin = await merchandiser(backend)
    for (let round = 0; round < 8; round += 1) {
      await owner.api.must('updateDesign', { params, body: { isPublic: true } })
      await Promise.allSettled([
        owner.api.must('updateDesign', { params, body: { isPublic: false } }),
        admin.call('POST', `/designs/${designId}`, { publication: 'published' }),
      ])
      const [row] = await rows(databaseUrl, 'select publication, published_at from design where id = $1', [
        designId,
      ])
      expect(row).toEqual({ publication: 'private', published_at: null })
    }
  })

  it('comes before whoever decides with what the checks remarked', async () => {
    const word = `stoat${randomBytes(4).toString('hex')}`
    const { owner, designId } = await publishedDesign(backend, `a ${word} with a pistol`)
    await owner.api.must('updateDesign', { params: { id: designId }, body: { title: 'At dawn' } })
    const admin = await merchandiser(backend)
    const { designs } = await admin.call<{ designs: { remarks: { severity: string; says: string }[] }[] }>(
      'GET',
      `/designs?q=${word}`,
    )
    expect(designs.map(({ remarks }) => remarks)).toEqual([
      [expect.objectContaining({ severity: 'warn', says: 'The words speak of weapons or drugs.' })],
    ])
  })
})
