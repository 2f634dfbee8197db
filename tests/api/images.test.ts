import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { designedLine, newShopper } from '../support/actors'
import { rows } from '../support/database'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'

const stack = inject('stack')
const keyOf = (url: string) => createHash('sha256').update(url).digest('hex').slice(0, 32)
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${stack.backend}${path}`, { headers, redirect: 'manual' })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const photograph = (width = 1500, height = 1875) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#c81e28',
      noise: { type: 'gaussian', mean: 90, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer()

let admin: MedusaAdmin

async function uploaded(name: string, type: string, bytes: Uint8Array): Promise<string> {
  const answer = await admin.upload(name, type, bytes)
  const { files } = (await answer.json()) as { files?: { url: string }[] }
  const url = files?.[0]?.url
  if (!url) throw new Error(`The upload was answered ${answer.status}`)
  return url
}

/** A product of the catalogue that shows these pictures; without a price it stays off the shop's list. */
async function productWith(pictures: { images?: string[]; thumbnail?: string }, status = 'published') {
  const title = `Picture test ${randomBytes(4).toString('hex')}`
  const { product } = await admin.call<{ product: { id: string } }>('POST', '/products', {
    title,
    status,
    options: [{ title: 'Kind', values: ['One'] }],
    images: (pictures.images ?? []).map((url) => ({ url })),
    ...(pictures.thumbnail && { thumbnail: pictures.thumbnail }),
  })
  return product.id
}

beforeAll(async () => {
  admin = await merchandiser(stack.backend)
})

describe('a picture that a merchandiser uploads', () => {
  it('is shown in Medusa’s admin at the address that it stored', async () => {
    const bytes = await photograph(40, 50)
    const url = await uploaded('New case, 100%.jpg', 'image/jpeg', bytes)
    expect(url).toMatch(/\/api\/files\/\d{13}-New-case-100-\.jpg$/)
    const answer = await fetch(url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect((await bytesOf(answer)).equals(bytes)).toBe(true)
  })

  it('comes in each width and format, the right way and kept for ever', async () => {
    const url = await uploaded('case.jpg', 'image/jpeg', await photograph())
    await productWith({ images: [url] })
    for (const [w, as] of [
      [240, 'avif'],
      [480, 'webp'],
      [1200, 'webp'],
    ] as const) {
      const answer = await get(`/api/images/${keyOf(url)}?w=${w}&as=${as}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(`image/${as}`)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ width: w, height: w * 1.25 })
    }
  })

  it('comes as WebP of 1200 where nothing is asked for, and as a wide JPEG for other sites', async () => {
    const url = await uploaded(
      'case.png',
      'image/png',
      await sharp(await photograph())
        .png()
        .toBuffer(),
    )
    await productWith({ thumbnail: url })
    const whole = await get(`/api/images/${keyOf(url)}`)
    expect(whole.headers.get('content-type')).toBe('image/webp')
    expect((await sharp(await bytesOf(whole)).metadata()).width).toBe(1200)
    const share = await get(`/api/images/${keyOf(url)}?shape=share`)
    expect(share.headers.get('content-type')).toBe('image/jpeg')
    expect(await sharp(await bytesOf(share)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
  })

  it('is not sent again to who has it', async () => {
    const url = await uploaded('case.jpg', 'image/jpeg', await photograph(300, 300))
    await productWith({ images: [url] })
    const path = `/api/images/${keyOf(url)}?w=240`
    const etag = (await get(path)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await get(path, { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect((await bytesOf(again)).length).toBe(0)
  })

  it('is there from the product’s change to the next', async () => {
    const url = await uploaded('case.jpg', 'image/jpeg', await photograph(300, 300))
    const path = `/api/images/${keyOf(url)}?w=240`
    expect((await get(path)).status).toBe(404)
    const id = await productWith({ images: [url] })
    expect((await get(path)).status).toBe(200)
    await admin.call('POST', `/products/${id}`, { images: [], thumbnail: null })
    expect((await get(path)).status).toBe(404)
  })

  it('of a draft is nobody’s to see', async () => {
    const url = await uploaded('case.jpg', 'image/jpeg', await photograph(300, 300))
    await productWith({ images: [url] }, 'draft')
    expect((await get(`/api/images/${keyOf(url)}`)).status).toBe(404)
  })

  it.each([
    ['a text that calls itself a picture', 'image/png', () => Promise.resolve(Buffer.from('no picture'))],
    [
      'half a picture',
      'image/jpeg',
      async () => {
        const whole = await photograph()
        return whole.subarray(0, whole.length / 2)
      },
    ],
    [
      'a picture of 400 million pixels',
      'image/png',
      async () => {
        const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
          .png()
          .toBuffer()
        bytes.writeUInt32BE(20_000, 16)
        bytes.writeUInt32BE(20_000, 20)
        return bytes
      },
    ],
  ])('is refused where it is %s', async (_what, type, bytes) => {
    const answer = await admin.upload('case.bin', type, await bytes())
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { message: string }).message).toMatch(/^case\.bin cannot be shown/)
  })
})

describe('pictures that are not there', () => {
  it.each([
    ['of nothing', `/api/images/${'0'.repeat(32)}`, 404, 'not_found'],
    ['by another name', '/api/images/snap.webp', 400, 'invalid_request'],
    ['above the folder', '/api/images/..%2f..%2fetc%2fpasswd', 400, 'invalid_request'],
    ['in another width', `/api/images/${'0'.repeat(32)}?w=5000`, 400, 'invalid_request'],
    ['in another format', `/api/images/${'0'.repeat(32)}?as=svg`, 400, 'invalid_request'],
  ])('%s', async (_what, path, status, code) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ success: false, code })
  })

  it.each([
    'https://elsewhere.example/case.png',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    '/etc/passwd',
  ])('%s, though a product names it, is not fetched', async (url) => {
    await productWith({ images: [url] })
    const answer = await get(`/api/images/${keyOf(url)}`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ success: false, code: 'not_found' })
  })
})

describe('files that are not for everybody', () => {
  it('artworks and mock-ups are reached neither as uploads nor as product pictures', async () => {
    const { api } = await newShopper(stack.backend)
    const { designId } = await designedLine(api)
    const found = await rows<{ id: string }>(
      stack.databaseUrl,
      `select unnest(array[a.original_file_id, a.large_file_id, a.thumb_file_id, r.mockup_file_id]) as id
         from design d join artwork a on a.id = d.artwork_id join recipe r on r.design_id = d.id
        where d.id = $1`,
      [designId],
    )
    expect(found).toHaveLength(4)
    const urls = found.map(({ id }) => `${stack.backend}/api/files/${id}`)
    await productWith({ images: urls })
    for (const { id } of found) {
      const own = await get(`/api/files/${encodeURIComponent(id)}`, {
        authorization: `Bearer ${admin.token}`,
      })
      expect(own.status).toBe(404)
    }
    for (const url of urls) expect((await get(`/api/images/${keyOf(url)}`)).status).toBe(404)
  })

  it.each([
    '/api/files/..%2f..%2f..%2fetc%2fpasswd',
    '/api/files/1763712000000-..%2f..%2fsecret.png',
    '/api/files/1763712000000-missing.png',
    '/api/files/derived',
    '/api/files/public',
    '/static/private-1763712000000-a.csv',
  ])('%s is nothing', async (path) => expect((await get(path)).status).toBe(404))

  it('an export is fetched by whoever is signed in to Medusa’s admin, and by nobody else', async () => {
    interface Told {
      created_at: string
      data: { file?: { url: string } }
    }
    const begin = new Date().toISOString()
    await admin.call('POST', '/products/export', {})
    const exported = async () => {
      const { notifications } = await admin.call<{ notifications: Told[] }>(
        'GET',
        '/notifications?channel=feed&limit=50&order=-created_at',
      )
      return (
        notifications.find(({ created_at, data }) => created_at > begin && data.file)?.data.file?.url ?? ''
      )
    }
    await expect.poll(exported, { timeout: 40_000, interval: 500 }).not.toBe('')
    const file = await exported()
    expect((await fetch(file)).status).toBe(404)
    const { api } = await newShopper(stack.backend)
    expect((await fetch(file, { headers: { authorization: `Bearer ${api.token}` } })).status).toBe(404)
    const answer = await fetch(file, { headers: { authorization: `Bearer ${admin.token}` } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="\d+-product-exports\.csv"$/,
    )
    expect(await answer.text()).toContain('Product Title')
  })
})

it('methods that nothing has are refused in the envelope', async () => {
  const answer = await fetch(`${stack.backend}/api/products`, { method: 'PROPFIND' })
  expect(answer.status).toBe(405)
  expect(await answer.json()).toMatchObject({ success: false, code: 'method_not_allowed' })
})
