import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { designedLine, guest, newShopper } from '../support/actors'

const { backend } = inject('stack')

describe('design studio', () => {
  it('has prompts to start from', async () => {
    expect((await guest(backend).must('inspirationPrompts')).length).toBeGreaterThanOrEqual(12)
  })

  it('draws real pictures that differ', async () => {
    const api = guest(backend)
    const pictures = await api.must('generate', { body: { prompt: 'a fox in the snow', count: 2 } })
    expect(new Set(pictures.map(({ imageData }) => imageData)).size).toBe(2)
    for (const picture of pictures) {
      const { format, width, height } = await sharp(Buffer.from(picture.imageData, 'base64')).metadata()
      expect({ format, width, height }).toEqual({
        format: 'webp',
        width: picture.width,
        height: picture.height,
      })
      const path = new URL(picture.imageUrl, backend).pathname.replace(/^\/api/, '')
      expect((await api.send('GET', path)).headers.get('content-type')).toContain('image/webp')
      // As many pages show it: of the same proportions, and cut to the width of its place.
      for (const [size, width] of [
        ['thumb', 360],
        ['small', 240],
      ] as const) {
        const answer = await fetch(`${backend}/api${path}`.replace(/[a-z]+\.webp$/, `${size}.webp`))
        const shown = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
        expect(shown).toMatchObject({ format: 'webp', width, height: Math.round((width * 5) / 3) })
      }
    }
  })

  it.each([
    ['   ', 'Please enter a design prompt'],
    ['x'.repeat(401), 'Please keep your prompt to 400 characters'],
  ])('refuses the prompt %j', async (prompt, sentence) => {
    const answer = await guest(backend).call('generate', { body: { prompt } })
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request', fields: { prompt: sentence } })
  })

  it('a guest keeps a design that nobody else can open', async () => {
    const api = guest(backend)
    const { designId, line } = await designedLine(api)
    expect(line.customizations.recipeHash).toMatch(/^[0-9a-f]{64}$/)
    expect(await api.must('getDesign', { params: { id: designId } })).toMatchObject({ id: designId })
    expect(await guest(backend).call('getDesign', { params: { id: designId } })).toMatchObject({
      status: 404,
    })
    const other = await newShopper(backend)
    const body = { designId, sku: 'SNAP-IPHONE-15-PRO-GLOSS', placement: {} }
    expect(await other.api.call('preview', { body })).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('the same recipe has the same hash, another placement another', async () => {
    const api = guest(backend)
    const { designId, sku, line } = await designedLine(api)
    const hash = async (placement: object) =>
      (await api.must('preview', { body: { designId, sku, placement } })).recipeHash
    expect(await hash({})).toBe(line.customizations.recipeHash)
    expect(await hash({ scale: 1.5 })).not.toBe(line.customizations.recipeHash)
    expect(await api.call('preview', { body: { designId, sku: 'NO-SUCH', placement: {} } })).toMatchObject({
      status: 400,
      code: 'configuration_not_found',
    })
  })

  it('a guest’s designs move to the account, and lists are the owner’s alone', async () => {
    const { api, email } = await newShopper(backend)
    const { designId } = await designedLine(api)
    const page = await api.must('listDesigns', { query: { userId: email } })
    expect(page.items.map(({ id }) => id)).toEqual([designId])
    expect(await api.call('listDesigns', { query: { userId: 'shopper@caseloom.test' } })).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
    expect(await guest(backend).call('listDesigns', { query: { userId: email } })).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    })
  })

  it('a browser without an account has a list of its own', async () => {
    const api = guest(backend)
    const { designId } = await designedLine(api)
    const mine = await api.must('listDesigns', { query: { userId: 'me' } })
    expect(mine.items.map(({ id, own }) => ({ id, own }))).toEqual([{ id: designId, own: true }])
    expect((await guest(backend).must('listDesigns', { query: { userId: 'me' } })).total).toBe(0)
  })

  it('is found by its words, page by page, with the number of all that are', async () => {
    const api = guest(backend)
    await api.must('studioSettings')
    const names = ['Fennec by night', 'Fennec by day', 'Walrus']
    for (const title of names) {
      const [variation] = await api.must('generate', { body: { prompt: `${title} on the shore`, count: 1 } })
      await api.must('createDesign', { body: { variationId: variation?.id, title } })
    }
    const list = async (query: Record<string, string | number>) => {
      const { items, total, hasMore } = await api.must('listDesigns', { query: { userId: 'me', ...query } })
      return [items.map(({ title }) => title), total, hasMore]
    }
    expect(await list({ search: 'fenn' })).toEqual([['Fennec by day', 'Fennec by night'], 2, false])
    expect(await list({ search: 'night FENNEC', sortBy: 'popular' })).toEqual([['Fennec by night'], 1, false])
    expect(await list({ search: 'fennec', sortBy: 'oldest', limit: 1 })).toEqual([
      ['Fennec by night'],
      2,
      true,
    ])
    expect(await list({ search: 'fennec', limit: 1, page: 2 })).toEqual([['Fennec by night'], 2, false])
    expect(await list({ search: 'fennec', limit: 1, page: 3 })).toEqual([[], 2, false])
    expect(await list({ search: 'heron' })).toEqual([[], 0, false])
    expect(await list({ sortBy: 'popular', limit: 2 })).toEqual([['Walrus', 'Fennec by day'], 3, true])
  })
})
