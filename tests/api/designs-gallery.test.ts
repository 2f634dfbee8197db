import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { designedLine, guest, newShopper } from '../support/actors'
import { rows } from '../support/database'
import { inGallery, offeredDesign, publishedDesign } from '../support/gallery'
import { merchandiser } from '../support/medusa-admin'

const { backend, databaseUrl, filesDir } = inject('stack')

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

  it('announces a published design elsewhere by a case with it, and no other', async () => {
    const { owner, designId, admin } = await publishedDesign(backend, 'a wren on a gate')
    const picture = (id: string) => fetch(`${backend}/api/designs/${id}/case.jpg`)
    const [first, again] = await Promise.all([picture(designId), picture(designId)])
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(first.headers.get('cache-control')).toBe('public, max-age=86400')
    const bytes = Buffer.from(await first.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(200_000)
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true)
    const { imageUrl } = await owner.api.must('getDesign', { params: { id: designId } })
    const token = /artwork\/(\w+)/.exec(imageUrl)?.[1]
    const drawn = await readdir(path.join(filesDir, 'derived/shares'))
    // Two asked at once, and it was made once.
    expect(drawn.filter((name) => name.startsWith(token ?? '-'))).toHaveLength(1)

    await admin.call('POST', `/designs/${designId}`, {
      publication: 'declined',
      reason: 'A sign is readable',
    })
    for (const id of [designId, 'design_none']) expect((await picture(id)).status).toBe(404)
    // Its owner too: the picture is for everybody or for nobody.
    expect((await owner.api.send('GET', `/designs/${designId}/case.jpg`)).status).toBe(404)
    const left = await guest(backend).must('listPublished')
    expect(left.items.map(({ id }) => id)).not.toContain(designId)
    expect((await guest(backend).must('listPublished', { query: { page: 1000 } })).items).toEqual([])
  })

  it('shows a picture at an address that ends with the design’s place in it, and tells nobody another', async () => {
    const { owner, designId, admin } = await publishedDesign(backend, 'a robin on a spade')
    const params = { id: designId }
    const stranger = guest(backend)
    const seen = await stranger.must('getDesign', { params })
    expect([seen.imageUrl, seen.thumbnailUrl]).toEqual(
      ['large', 'thumb'].map((size) => `/api/files/gallery/${designId}/${size}.webp`),
    )
    const listed = await Promise.all([stranger.must('listDesigns'), stranger.must('listPublished')])
    for (const { items } of listed)
      expect(items.find(({ id }) => id === designId)?.imageUrl).toBe(seen.imageUrl)
    const own = await owner.api.must('getDesign', { params })
    const pictures = [seen.imageUrl, seen.thumbnailUrl, seen.thumbnailUrl.replace('thumb', 'small')]
    const ask = (address: string) => fetch(backend + address)
    for (const address of pictures) {
      const answer = await ask(address)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=86400'])
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'webp' })
    }
    const answers = await Promise.all(
      [seen.imageUrl, own.imageUrl].map(async (of) => (await ask(of)).bytes()),
    )
    expect(answers[0]).toEqual(answers[1])
    expect((await ask(seen.imageUrl.replace('large', 'original'))).status).toBe(404)

    await admin.call('POST', `/designs/${designId}`, {
      publication: 'declined',
      reason: 'A sign is readable',
    })
    for (const address of pictures) expect((await ask(address)).status).toBe(404)
    expect((await ask(own.imageUrl)).status).toBe(200)
    expect((await ask('/api/files/gallery/design_none/large.webp')).status).toBe(404)
  })

  it('counts a customer’s like once, whatever is pressed at the same time', async () => {
    const { designId } = await publishedDesign(backend, 'a fox in a birch forest')
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
    const { designId } = await publishedDesign(backend, 'a deer at dawn')
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
      made.push((await publishedDesign(backend, `a ${word} by the ${place}`)).designId)
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

  it('lets anybody have something drawn after a published design, and after none that was taken out', async () => {
    const { designId, admin } = await publishedDesign(backend, 'a curlew on the mudflats')
    const api = guest(backend)
    const body = { prompt: 'a calmer one', count: 1, referenceDesignId: designId }
    expect(await api.must('generate', { body })).toHaveLength(1)
    await admin.call('POST', `/designs/${designId}`, { publication: 'declined' })
    expect(await api.call('createJob', { body: { ...body, again: true } })).toMatchObject({
      status: 404,
      error: 'We can’t find the picture to start from any more',
    })
  })

  it('lets anybody have a published design on a case of their own', async () => {
    const { designId, owner } = await publishedDesign(backend, 'a whale in the clouds')
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

  it('tells the administrators once of what somebody reports, until they decided', async () => {
    const word = `stork${randomBytes(4).toString('hex')}`
    const { designId, owner, admin } = await publishedDesign(backend, `a ${word} on a chimney`)
    const params = { id: designId }
    const [reader, other] = [guest(backend), (await newShopper(backend)).api]
    expect(await reader.call('reportDesign', { params, body: { reason: 'ugly' } })).toMatchObject({
      status: 400,
      fields: { reason: 'Please say what is wrong with the design' },
    })
    expect(await owner.api.call('reportDesign', { params, body: { reason: 'other' } })).toMatchObject({
      status: 409,
      code: 'conflict',
    })
    expect(
      await reader.call('reportDesign', { params: { id: 'design_none' }, body: { reason: 'other' } }),
    ).toMatchObject({ status: 404 })
    for (const reason of ['copied', 'offensive'] as const)
      expect(await reader.must('reportDesign', { params, body: { reason } })).toEqual({ reported: true })
    await other.must('reportDesign', { params, body: { reason: 'copied' } })
    interface List {
      designs: { id: string; reports: { reason: string; count: number }[] }[]
      reported: number
    }
    const reported = () => admin.call<List>('GET', `/designs?status=reported&q=${word}`)
    const list = await reported()
    expect(list.designs).toMatchObject([{ id: designId, reports: [{ reason: 'copied', count: 2 }] }])
    expect(list.reported).toBeGreaterThan(0)
    // It is shown until somebody decides; who keeps it has read what was reported.
    expect(await inGallery(reader, word)).toEqual([designId])
    await admin.call('POST', `/designs/${designId}`, { publication: 'published' })
    expect((await reported()).designs).toEqual([])
    await reader.must('reportDesign', { params, body: { reason: 'personal' } })
    expect((await reported()).designs).toEqual([])
    await guest(backend).must('reportDesign', { params, body: { reason: 'personal' } })
    expect((await reported()).designs).toMatchObject([{ reports: [{ reason: 'personal', count: 1 }] }])
    await admin.call('POST', `/designs/${designId}`, { publication: 'declined', reason: 'A person' })
    expect((await reported()).designs).toEqual([])
    expect(await inGallery(reader, word)).toEqual([])
    expect(await guest(backend).call('reportDesign', { params, body: { reason: 'other' } })).toMatchObject({
      status: 404,
    })
    const kept = await rows<{ reporter: string }>(
      databaseUrl,
      'select reporter from design_report where design_id = $1',
      [designId],
    )
    expect(kept).toHaveLength(3)
    for (const { reporter } of kept) expect(reporter).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('who hears of the gallery', () => {
  interface Told {
    decision: string
    reason: string | null
    title: string
  }
  const toldOf = async (designId: string) =>
    (
      await rows<{ data: Told }>(
        databaseUrl,
        `select data from mail_message where dedupe_key like 'design-reviewed:' || $1 || ':%' order by created_at`,
        [designId],
      )
    ).map(({ data: { decision, reason, title } }) => ({ decision, reason, title }))

  it('is an author who proved their address, once for each decision', async () => {
    const unproved = await offeredDesign(backend, 'a snail on a leaf')
    const { owner, designId } = await offeredDesign(backend, 'a heron in the reeds')
    await rows(databaseUrl, 'update customer_security set email_verified_at = now() where customer_id = $1', [
      owner.id,
    ])
    const admin = await merchandiser(backend)
    const decide = (id: string, publication: string, reason?: string) =>
      admin.call('POST', `/designs/${id}`, { publication, ...(reason ? { reason } : {}) })
    await decide(unproved.designId, 'published')
    await decide(designId, 'declined', 'A name can be read')
    const title = 'A heron in the reeds'
    const first = { decision: 'declined', reason: 'A name can be read', title }
    await expect.poll(() => toldOf(designId), { timeout: 90_000 }).toEqual([first])
    await decide(designId, 'published')
    const both = [first, { decision: 'published', reason: null, title }]
    await expect.poll(() => toldOf(designId), { timeout: 90_000 }).toEqual(both)
    // That it was reported and stays is no news to its author: the next decision is all that they hear of.
    await decide(designId, 'published')
    await decide(designId, 'declined')
    const all = [...both, { decision: 'declined', reason: null, title }]
    await expect.poll(() => toldOf(designId), { timeout: 90_000 }).toEqual(all)
    expect(await toldOf(unproved.designId)).toEqual([])
  })

  it('are the administrators, by one mail, while something waits', async () => {
    await offeredDesign(backend, 'a toad under a fern')
    const mails = () =>
      rows<{ waiting: number }>(
        databaseUrl,
        `select (data->>'waiting')::int as waiting from mail_message
          where template = 'admin-designs-waiting' and "to" = 'admin@caseloom.test'`,
      )
    await expect.poll(async () => (await mails()).length, { timeout: 90_000, interval: 500 }).toBe(1)
    expect((await mails())[0]?.waiting).toBeGreaterThan(0)
  })
})
