import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { addAddress, designedLine, guest, newShopper } from '../support/actors'
import { rows } from '../support/database'
import { publishedDesign } from '../support/gallery'

const { backend, databaseUrl } = inject('stack')

describe('an own design', () => {
  it('is renamed and taken away by its owner alone', async () => {
    const owner = await newShopper(backend)
    const { designId } = await designedLine(owner.api)
    const params = { id: designId }
    const other = await newShopper(backend)
    expect(await other.api.call('updateDesign', { params, body: { title: 'Mine' } })).toMatchObject({
      status: 404,
    })
    expect(await other.api.call('deleteDesign', { params })).toMatchObject({ status: 404 })
    expect(await owner.api.call('updateDesign', { params, body: {} })).toMatchObject({ status: 400 })
    expect(await owner.api.call('updateDesign', { params, body: { title: '  ' } })).toMatchObject({
      fields: { title: 'Please give it a name' },
    })
    const renamed = await owner.api.must('updateDesign', { params, body: { title: 'Evening pond' } })
    expect(renamed.title).toBe('Evening pond')
    await owner.api.must('deleteDesign', { params })
    expect(await owner.api.call('getDesign', { params })).toMatchObject({ status: 404 })
    expect((await owner.api.must('listDesigns', { query: { userId: 'me' } })).total).toBe(0)
  })

  it('can still be bought from the cart after it was taken off the list', async () => {
    const { api } = await newShopper(backend)
    await addAddress(api)
    const { line, designId } = await designedLine(api)
    await api.must('deleteDesign', { params: { id: designId } })
    expect((await api.must('createCheckoutSession', { body: { items: [line] } })).url).toContain('http')
  })

  it('lies in the cart on after its owner signed in, also where the account had the same picture', async () => {
    const { designId } = await publishedDesign(backend, 'a swan on a calm lake')
    const shopper = await newShopper(backend)
    const kept = await shopper.api.must('createDesign', { body: { designId } })
    await addAddress(shopper.api)
    const browser = guest(backend)
    const twin = await browser.must('createDesign', { body: { designId } })
    const { line, sku } = await designedLine(browser)
    const preview = await browser.must('preview', { body: { designId: twin.id, sku, placement: {} } })
    await browser.must('login', { body: { email: shopper.email, password: shopper.password } })
    const mine = await shopper.api.must('listDesigns', { query: { userId: 'me' } })
    expect(mine.items.map(({ id }) => id)).toEqual(
      expect.arrayContaining([kept.id, line.customizations.designId]),
    )
    expect(mine.items.map(({ id }) => id)).not.toContain(twin.id)
    const customizations = { ...line.customizations, designId: twin.id, recipeHash: preview.recipeHash }
    // In another browser than the guest's.
    const items = [{ ...line, customizations }]
    expect((await shopper.api.must('createCheckoutSession', { body: { items } })).url).toContain('http')
  })

  it('is there once or not at all: a picture that goes meanwhile is not kept', async () => {
    const api = guest(backend)
    const [picture] = await api.must('generate', { body: { prompt: 'a stork on a roof', count: 1 } })
    const variationId = picture?.id ?? ''
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      await client.query('begin')
      await client.query(
        'update artwork set deleted_at = now() where id = (select artwork_id from generation_variation where id = $1)',
        [variationId],
      )
      const keeping = api.call('createDesign', { body: { variationId } })
      await expect
        .poll(
          async () =>
            (await rows(databaseUrl, 'select 1 from design where variation_id = $1', [variationId])).length,
        )
        .toBe(1)
      await client.query('commit')
      expect(await keeping).toMatchObject({ status: 404, code: 'not_found' })
    } finally {
      await client.end()
    }
    expect(await rows(databaseUrl, 'select 1 from design where variation_id = $1', [variationId])).toEqual([])
  })

  it('is not kept under a name that is refused', async () => {
    const api = guest(backend)
    const [picture] = await api.must('generate', { body: { prompt: 'a stork in a meadow', count: 1 } })
    const body = { variationId: picture?.id ?? '', title: 'Pikachu' }
    expect(await api.call('createDesign', { body })).toMatchObject({ status: 422 })
    expect((await api.must('listDesigns', { query: { userId: 'me' } })).total).toBe(0)
  })

  it('is kept with a prompt of four hundred emoji, as it was drawn', async () => {
    const api = guest(backend)
    const [picture] = await api.must('generate', { body: { prompt: '🦊'.repeat(400), count: 1 } })
    const body = { variationId: picture?.id ?? '', prompt: picture?.originalPrompt ?? '' }
    expect((await api.must('createDesign', { body })).prompt).toBe('🦊'.repeat(400))
  })

  it('asks for a variation or a design, not for both', async () => {
    const api = guest(backend)
    for (const body of [{}, { variationId: 'genvar_1', designId: 'design_1' }])
      expect(await api.call('createDesign', { body })).toMatchObject({ status: 400, code: 'invalid_request' })
  })
})
