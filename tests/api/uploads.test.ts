import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { guest, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { rows } from '../support/database'
import { goodPicture, hostileFiles } from '../support/hostile-files'
import { foreignFiles, HIDDEN, ladenPictures } from '../support/strange-files'

const { backend, databaseUrl, filesDir } = inject('stack')
const SKU = 'SNAP-IPHONE-15-PRO-GLOSS'

/** An address that nobody else in the run comes from. */
const somewhere = () => `198.51.${randomBytes(1)[0] ?? 0}.${randomBytes(1)[0] ?? 0}`
interface Sent {
  name?: string
  type?: string
  field?: string
  from?: string
}
function formOf(
  bytes: Buffer,
  { name = 'mine.jpg', type = 'image/jpeg', field = 'image' }: Sent = {},
): FormData {
  const form = new FormData()
  form.set(field, new Blob([new Uint8Array(bytes)], { type }), name)
  return form
}
const upload = (api: ApiClient, bytes: Buffer, sent: Sent = {}) =>
  api.call('uploadPicture', {
    form: formOf(bytes, sent),
    headers: { 'x-forwarded-for': sent.from ?? somewhere() },
  })
async function mustUpload(api: ApiClient, bytes: Buffer, sent: Sent = {}) {
  const answer = await upload(api, bytes, sent)
  if (!answer.ok) throw new Error(`${answer.status} ${answer.error}`)
  return answer.data
}
async function picture(path: string) {
  const answer = await fetch(new URL(path, backend))
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { bytes, headers: answer.headers, meta: await sharp(bytes).metadata() }
}
const kept = async (): Promise<number> => {
  const [row] = await rows<{ count: number }>(
    databaseUrl,
    "select count(*)::int as count from artwork where provider = 'upload'",
  )
  return row?.count ?? 0
}

describe('a picture of one’s own', () => {
  it('is kept as pixels alone and shown as WebP', async () => {
    const api = guest(backend)
    const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const made = await mustUpload(api, bytes)
    expect(made).toMatchObject({ width: 600, height: 800, originalPrompt: 'Your own picture' })
    const { meta, headers } = await picture(made.imageUrl)
    expect(meta).toMatchObject({ format: 'webp', width: 600, height: 800 })
    expect([meta.exif, meta.icc, meta.xmp, meta.orientation]).toEqual(Array(4).fill(undefined))
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect((await picture(made.thumbnailUrl)).meta).toMatchObject({ format: 'webp', width: 360 })
  })

  it('is good wherever a drawn picture is: as a design, on a case and to start from', async () => {
    const api = guest(backend)
    const { id } = await mustUpload(api, await goodPicture(1, 1200, 2000))
    const design = await api.must('createDesign', { body: { variationId: id } })
    expect(design).toMatchObject({
      aiGenerated: false,
      drawnBy: 'your own picture',
      width: 1200,
      height: 2000,
    })
    const preview = await api.must('preview', { body: { designId: design.id, sku: SKU } })
    expect(preview.effectiveDpi).toBeGreaterThan(200)
    const again = await api.must('generate', {
      body: { prompt: 'a calmer one', count: 1, referenceVariationId: id },
    })
    expect(again).toHaveLength(1)
    const [drawn, own, ...others] = await api.must('listJobs')
    expect(drawn).toMatchObject({ originalPrompt: 'a calmer one', uploaded: false })
    expect(own).toMatchObject({
      uploaded: true,
      status: 'succeeded',
      drawnBy: 'your own picture',
      variations: [{ id, designId: design.id, width: 1200, height: 2000 }],
    })
    expect(others).toEqual([])
    // It is no click on 'create': nothing of it is drawn, or could be drawn again.
    expect(await api.must('listJobs', { query: { active: 1 } })).toEqual([])
    expect(await api.call('getJob', { params: { id: own?.jobId ?? '' } })).toMatchObject({ status: 404 })
  })

  it('is not listed any more once its design was deleted, and is once it is kept again', async () => {
    const api = guest(backend)
    const { id } = await mustUpload(api, await goodPicture(10))
    const listed = async () => (await api.must('listJobs')).map(({ variations }) => variations[0]?.id)
    expect(await listed()).toEqual([id])
    const design = await api.must('createDesign', { body: { variationId: id } })
    expect(await listed()).toEqual([id])
    await api.must('deleteDesign', { params: { id: design.id } })
    expect(await listed()).toEqual([])
    await api.must('createDesign', { body: { variationId: id } })
    expect(await listed()).toEqual([id])
  })

  it('is downloaded as the PNG that its name says', async () => {
    const { api } = await newShopper(backend)
    const { id } = await mustUpload(api, await goodPicture(9, 600, 800))
    const design = await api.must('createDesign', { body: { variationId: id } })
    const answer = await api.send('GET', `/order/designs/${design.id}/download`)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 600, height: 800 })
  })

  it('belongs to whoever sent it', async () => {
    const mine = await mustUpload(guest(backend), await goodPicture(2))
    const other = guest(backend)
    const body = { variationId: mine.id }
    expect(await other.call('createDesign', { body })).toMatchObject({ status: 404 })
    const reference = { prompt: 'a fox', count: 1, referenceVariationId: mine.id }
    expect(await other.call('createJob', { body: reference })).toMatchObject({ status: 404 })
    expect((await mustUpload(other, await goodPicture(2))).id).not.toBe(mine.id)
  })

  it('is the same picture the second time, also when it comes many times at once and after signing in', async () => {
    const shopper = await newShopper(backend)
    const bytes = await goodPicture(3)
    const first = await mustUpload(shopper.api, bytes)
    const many = await Promise.all(
      Array.from({ length: 6 }, () => mustUpload(shopper.api, bytes, { name: 'x.png' })),
    )
    expect(new Set([first.id, ...many.map(({ id }) => id)]).size).toBe(1)
    const fresh = await newShopper(backend)
    const parallel = await Promise.all(Array.from({ length: 6 }, () => mustUpload(fresh.api, bytes)))
    expect(new Set(parallel.map(({ id }) => id)).size).toBe(1)
    expect(parallel[0]?.id).not.toBe(first.id)
  })

  it('is taken in every kind that can be read, whatever its name and declared type say', async () => {
    const api = guest(backend)
    const plain = sharp({ create: { width: 400, height: 600, channels: 3, background: '#0a7' } })
    const files = [
      await plain.clone().png().toBuffer(),
      await plain.clone().webp().toBuffer(),
      await plain.clone().avif({ effort: 0 }).toBuffer(),
      await plain.clone().toColourspace('cmyk').jpeg().toBuffer(),
      await plain.clone().toColourspace('rgb16').png().toBuffer(),
    ]
    const names = [
      '../../etc/passwd',
      'a"; filename="b.png',
      '\u202Egnp.exe',
      'x'.repeat(500),
      'picture.php.jpg',
    ]
    for (const [index, bytes] of files.entries()) {
      const sent = { name: names[index] ?? '', type: 'application/octet-stream' }
      expect(await mustUpload(api, bytes, sent)).toMatchObject({ width: 400, height: 600 })
    }
  })

  it('may have 15 MiB to the byte', async () => {
    const jpeg = await goodPicture(4)
    const bytes = Buffer.concat([jpeg, Buffer.alloc(15 * 1024 * 1024 - jpeg.length)])
    expect(await mustUpload(guest(backend), bytes)).toMatchObject({ width: 600 })
  })
})

describe('a hostile file', () => {
  it('is refused with a sentence, quickly, and nothing of it is kept', async () => {
    const api = guest(backend)
    const foreign = (await foreignFiles()).map((file) => ({ ...file, type: 'image/png', status: null }))
    const files = [...(await hostileFiles()), ...foreign]
    expect(files.length + (await ladenPictures()).length).toBeGreaterThanOrEqual(80)
    await upload(api, Buffer.from('warm'), { from: somewhere() })
    const before = await kept()
    for (const { name, type, bytes, status } of files) {
      const started = Date.now()
      const answer = await upload(api, bytes, { name, type })
      if (status === null) expect([400, 415], name).toContain(answer.status)
      else expect({ name, status: answer.status }).toEqual({ name, status })
      if (answer.ok) throw new Error(`${name} was taken`)
      expect(answer.error).toMatch(/^[A-Z].{15,}[.)]$/)
      expect(answer.error).not.toMatch(/sharp|vips|Input|Error/)
      expect(Date.now() - started).toBeLessThan(15_000)
    }
    expect(await kept()).toBe(before)
  })

  it('that is a picture is made anew, without what it carried, or refused', async () => {
    for (const { name, bytes } of await ladenPictures()) {
      const started = Date.now()
      const answer = await upload(guest(backend), bytes, { name })
      if (!answer.ok) {
        expect([400, 413], `${name}: ${answer.error}`).toContain(answer.status)
        continue
      }
      expect(Date.now() - started, name).toBeLessThan(10_000)
      const [row] = await rows<{ original_file_id: string }>(
        databaseUrl,
        `select original_file_id from artwork a join generation_variation v on v.artwork_id = a.id where v.id = $1`,
        [answer.data.id],
      )
      const original = readFileSync(path.join(filesDir, row?.original_file_id ?? ''))
      for (const kept of [original, (await picture(answer.data.imageUrl)).bytes]) {
        const { exif, xmp, iptc, icc, comments } = await sharp(kept).metadata()
        expect([name, exif, xmp, iptc, icc, comments]).toEqual([name, ...Array<undefined>(5)])
        expect(kept.includes(HIDDEN), name).toBe(false)
      }
    }
  })

  it.each<[string, RequestInit, number]>([
    ['no form at all', { body: '{}', headers: { 'content-type': 'application/json' } }, 415],
    ['bytes without a form', { body: 'GIF89a', headers: { 'content-type': 'image/gif' } }, 415],
    ['a form without a boundary', { body: 'x', headers: { 'content-type': 'multipart/form-data' } }, 400],
    [
      'a torn form',
      {
        body: '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      },
      400,
    ],
    ['an empty form', { body: new FormData() }, 400],
  ])('may come as %s', async (_, init, status) => {
    const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': somewhere() }
    const answer = await fetch(`${backend}/api/customization/uploads`, { method: 'POST', ...init, headers })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ success: false })
  })

  it('may come under another name, or not alone', async () => {
    const api = guest(backend)
    const bytes = await goodPicture(5)
    expect(await upload(api, bytes, { field: 'file' })).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
    expect(await upload(api, bytes, { name: 'a\0.jpg' })).toMatchObject({ status: 400 })
    const form = formOf(bytes)
    form.append('image', new Blob([new Uint8Array(bytes)]), 'second.jpg')
    const two = await api.call('uploadPicture', { form, headers: { 'x-forwarded-for': somewhere() } })
    expect(two).toMatchObject({ status: 400, code: 'invalid_request' })
  })
})

describe('limits of uploads', () => {
  it('twenty pictures a day for one browser; the same one again and bad ones take nothing', async () => {
    const api = guest(backend)
    for (let seed = 0; seed < 19; seed += 1) await mustUpload(api, await goodPicture(seed))
    await mustUpload(api, await goodPicture(3))
    expect(await upload(api, Buffer.from('bad'))).toMatchObject({ status: 415 })
    await mustUpload(api, await goodPicture(19))
    const answer = await upload(api, await goodPicture(20))
    expect(answer).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(80_000)
  })

  it('thirty tries an hour for one address, bad ones included, also when they come at once', async () => {
    const from = somewhere()
    const tries = await Promise.all(
      Array.from({ length: 36 }, () => upload(guest(backend), Buffer.from('bad'), { from })),
    )
    const answered = (status: number) => tries.filter((answer) => answer.status === status).length
    expect([answered(415), answered(429)]).toEqual([30, 6])
    expect((await upload(guest(backend), await goodPicture(6), { from })).status).toBe(429)
  })
})
