import { randomBytes } from 'node:crypto'
import pg from 'pg'
import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { addAddress, designedLine, guest, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { rows } from '../support/database'
import { merchandiser } from '../support/medusa-admin'

const stack = inject('stack')
const { backend, databaseUrl } = stack

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
})

/** A shopper's design that its owner offers and a merchandiser publishes. */
async function publishedDesign(words: string) {
  const owner = await newShopper(backend)
  const { designId } = await designedLine(owner.api, { prompt: words })
  await owner.api.must('updateDesign', { params: { id: designId }, body: { isPublic: true } })
  const admin = await merchandiser(backend)
  await admin.call('POST', `/designs/${designId}`, { publication: 'published' })
  return { owner, designId, admin }
}
const inGallery = async (api: ApiClient, search: string) =>
  (await api.must('listDesigns', { query: { search } })).items.map(({ id }) => id)

describe('the gallery', () => {
  it('shows a design only once somebody agreed, and as long as its owner wants', async () => {
    const word = `otter${randomBytes(4).toString('hex')}`
    const owner = await newShopper(backend)
    const { designId } = await designedLine(owner.api, { prompt: `an ${word} on a calm lake` })
    const params = { id: designId }
    const stranger = guest(backend)
    expect(await inGallery(stranger, word)).toEqual([])
    expect(await guest(backend).call('updateDesign', { params, body: { isPublic: true } })).toMatchObject({
      status: 401,
    })
    expect(await owner.api.must('updateDesign', { params, body: { isPublic: true } })).toMatchObject({
      isPublic: true,
      publication: 'pending',
    })
    expect(await stranger.call('getDesign', { params })).toMatchObject({ status: 404 })
    const admin = await merchandiser(backend)
    const waiting = await admin.call<{ designs: { id: string }[] }>('GET', `/designs?q=${word}`)
    expect(waiting.designs.map(({ id }) => id)).toEqual([designId])
    await admin.call('POST', `/designs/${designId}`, { publication: 'published' })
    expect(await inGallery(stranger, word.toUpperCase())).toEqual([designId])
    expect(await inGallery(stranger, word.slice(0, 8))).toContain(designId)
    const seen = await stranger.must('getDesign', { params })
    expect(seen).toMatchObject({ own: false, publication: 'published', likes: 0, liked: false })
    expect(JSON.stringify(seen)).not.toMatch(/@|cus_/)
    await owner.api.must('updateDesign', { params, body: { isPublic: false } })
    expect(await inGallery(stranger, word)).toEqual([])
    await expect(admin.call('POST', `/designs/${designId}`, { publication: 'published' })).rejects.toThrow(
      'keeps this design private',
    )
  })

  it('counts a customer’s like once, whatever is pressed at the same time', async () => {
    const { designId } = await publishedDesign('a fox in a birch forest')
    const params = { id: designId }
    expect(await guest(backend).call('likeDesign', { params })).toMatchObject({ status: 401 })
    const fans = await Promise.all([newShopper(backend), newShopper(backend)])
    await Promise.all(fans.flatMap(({ api }) => [1, 2, 3].map(() => api.must('likeDesign', { params }))))
    const [first, second] = fans
    expect(await first.api.must('getDesign', { params })).toMatchObject({ likes: 2, liked: true })
    const likes = await rows<{ customer_id: string }>(
      databaseUrl,
      'select customer_id from design_like where design_id = $1',
      [designId],
    )
    expect(new Set(likes.map(({ customer_id }) => customer_id))).toEqual(new Set(fans.map(({ id }) => id)))
    await Promise.all([1, 2].map(() => second.api.must('unlikeDesign', { params })))
    expect(await second.api.must('getDesign', { params })).toMatchObject({ likes: 1, liked: false })
    expect(await first.api.call('likeDesign', { params: { id: 'design_none' } })).toMatchObject({
      status: 404,
    })
  })

  it('counts right where a customer likes and takes it back at the same time', async () => {
    const { designId } = await publishedDesign('a deer at dawn')
    const params = { id: designId }
    const { api } = await newShopper(backend)
    const presses = Array.from({ length: 60 }, (_, i) =>
      api.call(i % 2 ? 'unlikeDesign' : 'likeDesign', { params }),
    )
    expect(new Set((await Promise.all(presses)).map(({ status }) => status))).toEqual(new Set([200]))
    const [state] = await rows<{ counted: number; likes: number }>(
      databaseUrl,
      `select like_count as counted, (select count(*)::int from design_like where design_id = d.id) as likes
       from design d where id = $1`,
      [designId],
    )
    expect(state?.counted).toBe(state?.likes)
  })

  it('orders by likes, newest and oldest, page by page', async () => {
    const word = `heron${randomBytes(4).toString('hex')}`
    const made: string[] = []
    for (const place of ['lake', 'river', 'marsh'])
      made.push((await publishedDesign(`a ${word} by the ${place}`)).designId)
    const fan = await newShopper(backend)
    await fan.api.must('likeDesign', { params: { id: made[1] ?? '' } })
    const listed = async (sortBy: 'newest' | 'oldest' | 'popular', page = 1, limit = 20) => {
      const answer = await fan.api.must('listDesigns', { query: { search: word, sortBy, page, limit } })
      return { ids: answer.items.map(({ id }) => id), total: answer.total, more: answer.hasMore }
    }
    expect((await listed('oldest')).ids).toEqual(made)
    expect((await listed('newest')).ids).toEqual(made.toReversed())
    expect((await listed('popular')).ids).toEqual([made[1], made[2], made[0]])
    expect(await listed('newest', 2, 2)).toEqual({ ids: [made[0]], total: 3, more: false })
  })

  it('lets anybody have a published design on a case of their own', async () => {
    const { designId, owner } = await publishedDesign('a whale in the clouds')
    const api = guest(backend)
    const copy = await api.must('createDesign', { body: { designId } })
    expect(copy).toMatchObject({ own: true, publication: 'private', prompt: 'a whale in the clouds' })
    expect(copy.id).not.toBe(designId)
    expect((await api.must('createDesign', { body: { designId } })).id).toBe(copy.id)
    const body = { designId: copy.id, sku: 'SNAP-IPHONE-15-PRO-GLOSS', placement: {} }
    expect((await api.must('preview', { body })).recipeHash).toMatch(/^[0-9a-f]{64}$/)
    await owner.api.must('deleteDesign', { params: { id: designId } })
    expect(await guest(backend).call('createDesign', { body: { designId } })).toMatchObject({ status: 404 })
    expect(await api.must('getDesign', { params: { id: copy.id } })).toMatchObject({ id: copy.id })
  })
})

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
    const { owner, designId, admin } = await publishedDesign(`a ${word} on a lake`)
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
    const { owner, designId } = await publishedDesign(`a ${word} with a pistol`)
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
    const { designId } = await publishedDesign('a swan on a calm lake')
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
