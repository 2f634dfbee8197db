import { PROFILE_PICTURE_MAX, PROFILE_PICTURE_PX } from '@caseloom/contract'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { guest, newShopper, type Shopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { rows } from '../support/database'
import { goodPicture, hostileFiles } from '../support/hostile-files'
import { merchandiser } from '../support/medusa-admin'
import { foreignFiles, HIDDEN, ladenPictures } from '../support/strange-files'

const stack = inject('stack')
const { backend } = stack

function formOf(
  bytes: Buffer,
  { field = 'profilePicture', name = 'me.jpg', type = 'image/jpeg' } = {},
): FormData {
  const form = new FormData()
  form.append(field, new Blob([Uint8Array.from(bytes)], { type }), name)
  return form
}
const upload = (api: ApiClient, bytes: Buffer) => api.call('uploadProfilePicture', { form: formOf(bytes) })
const shown = (address: string | null) => fetch(`${backend}${address ?? '/none'}`)

async function pictureOf(api: ApiClient, bytes: Buffer): Promise<Buffer> {
  const user = await api.must('uploadProfilePicture', { form: formOf(bytes) })
  return Buffer.from(await (await shown(user.profilePicture)).arrayBuffer())
}
async function fileOf({ id }: Shopper): Promise<string | null> {
  const [row] = await rows<{ picture_file: string | null }>(
    stack.databaseUrl,
    'select picture_file from customer_profile where customer_id = $1',
    [id],
  )
  return row?.picture_file ?? null
}
const colourAt = async (webp: Buffer, left: number, top: number) => {
  const { data } = await sharp(webp)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}
const near = (colour: number[], wanted: number[]) =>
  colour.every((value, at) => Math.abs(value - (wanted[at] ?? 0)) < 40)

describe('a picture', () => {
  it('is shown as a square of pixels and nothing else, under an address that cannot be guessed', async () => {
    const { api } = await newShopper(backend)
    const source = await sharp(await goodPicture(1))
      .withExif({
        IFD0: { Artist: 'Somebody', Copyright: '<script>' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1' },
      })
      .jpeg()
      .toBuffer()
    const user = await api.must('uploadProfilePicture', { form: formOf(source) })
    expect(user.profilePicture).toMatch(/^\/api\/files\/avatar\/[0-9a-f]{32}\.webp$/)
    expect(await api.must('getProfile')).toEqual(user)
    const answer = await shown(user.profilePicture)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const head = await sharp(bytes).metadata()
    expect(head).toMatchObject({ format: 'webp', width: PROFILE_PICTURE_PX, height: PROFILE_PICTURE_PX })
    expect([head.exif, head.xmp, head.iptc, head.icc]).toEqual([undefined, undefined, undefined, undefined])
    expect(bytes.toString('latin1')).not.toContain('Somebody')
  })

  it('takes the place of the former one, whose file and address are gone', async () => {
    const shopper = await newShopper(backend)
    const first = await shopper.api.must('uploadProfilePicture', { form: formOf(await goodPicture(2)) })
    const file = path.join(stack.filesDir, (await fileOf(shopper)) ?? '')
    expect(existsSync(file)).toBe(true)
    const second = await shopper.api.must('uploadProfilePicture', { form: formOf(await goodPicture(3)) })
    expect(second.profilePicture).not.toBe(first.profilePicture)
    expect(existsSync(file)).toBe(false)
    expect((await shown(first.profilePicture)).status).toBe(404)
    const none = await shopper.api.must('deleteProfilePicture')
    expect(none.profilePicture).toBeNull()
    expect((await shown(second.profilePicture)).status).toBe(404)
    expect(await fileOf(shopper)).toBeNull()
    expect(await shopper.api.must('deleteProfilePicture')).toEqual(none)
  })

  it('of many at once is one, and one file', async () => {
    const shopper = await newShopper(backend)
    const pictures = await Promise.all(Array.from({ length: 8 }, (_, seed) => goodPicture(seed + 10)))
    await Promise.all(
      pictures.map((bytes) => shopper.api.must('uploadProfilePicture', { form: formOf(bytes) })),
    )
    const notes = await rows(
      stack.databaseUrl,
      'select * from profile_picture_loose where customer_id = $1',
      [shopper.id],
    )
    expect(notes).toEqual([])
    const { profilePicture } = await shopper.api.must('getProfile')
    const name = /[0-9a-f]{32}/.exec(profilePicture ?? '')?.[0] ?? ''
    expect(readdirSync(stack.filesDir).filter((file) => file.includes(name))).toHaveLength(1)
    expect(await fileOf(shopper)).toContain(name)
  })
})

describe('what comes as a picture', () => {
  it('is turned upright, and shown in the colours of screens', async () => {
    const { api } = await newShopper(backend)
    const half = (background: string) =>
      sharp({ create: { width: 300, height: 600, channels: 3, background } })
        .png()
        .toBuffer()
    const sides = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#ff0000' } })
      .composite([{ input: await half('#0000ff'), left: 300, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const upright = await pictureOf(api, sides)
    expect(near(await colourAt(upright, 256, 60), [255, 0, 0])).toBe(true)
    expect(near(await colourAt(upright, 256, 450), [0, 0, 255])).toBe(true)
    const cmyk = await sharp({ create: { width: 500, height: 700, channels: 3, background: '#20a040' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    expect(near(await colourAt(await pictureOf(api, cmyk), 256, 256), [0x20, 0xa0, 0x40])).toBe(true)
  })

  it('is a GIF’s first frame', async () => {
    const { api } = await newShopper(backend)
    const frames = await Promise.all(
      ['#00ff00', '#ff00ff', '#0000ff'].map((background) =>
        sharp({ create: { width: 200, height: 100, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const film = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const still = await pictureOf(api, film)
    expect((await sharp(still).metadata()).pages ?? 1).toBe(1)
    expect(near(await colourAt(still, 256, 256), [0, 255, 0])).toBe(true)
  })

  it('is a picture or a sentence, whatever is sent', async () => {
    const strange = [...(await foreignFiles()), ...(await ladenPictures())]
    const files = [...(await hostileFiles()), ...strange.map((file) => ({ ...file, type: 'image/jpeg' }))]
    let { api } = await newShopper(backend)
    for (const { name, type, bytes } of files) {
      const answer = await api.call('uploadProfilePicture', { form: formOf(bytes, { name, type }) })
      if (!answer.ok) {
        expect([400, 413, 415], `${name}: ${answer.error}`).toContain(answer.status)
        expect(answer.error.length).toBeGreaterThan(10)
        expect((await api.must('getProfile')).profilePicture).toBeNull()
        continue
      }
      const kept = Buffer.from(await (await shown(answer.data.profilePicture)).arrayBuffer())
      expect(await sharp(kept).metadata(), name).toMatchObject({ format: 'webp', width: PROFILE_PICTURE_PX })
      expect(kept.toString('latin1')).not.toMatch(/<script|<html|alert\(/i)
      expect(kept.includes(HIDDEN), name).toBe(false)
      api = (await newShopper(backend)).api
    }
  })

  it('is told apart by its bytes: what is no picture, or too large', async () => {
    const { api } = await newShopper(backend)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    for (const bytes of [
      svg,
      Buffer.from('MZ\x90\0'.repeat(90)),
      await sharp(await goodPicture(4))
        .tiff()
        .toBuffer(),
    ])
      expect(await upload(api, bytes)).toMatchObject({
        status: 415,
        code: 'unsupported_media_type',
        error: 'Please select an image file',
      })
    const heavy = Buffer.concat([await goodPicture(5), Buffer.alloc(PROFILE_PICTURE_MAX)])
    expect(await upload(api, heavy)).toMatchObject({
      status: 413,
      code: 'too_large',
      error: 'Image size must be less than 5MB',
    })
    const side = { width: 20_000, height: 20_000 }
    const bomb = await sharp({
      create: { ...side, channels: 3, background: '#123456' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(PROFILE_PICTURE_MAX)
    const began = Date.now()
    expect(await upload(api, bomb)).toMatchObject({ status: 413, code: 'too_large' })
    expect(Date.now() - began).toBeLessThan(10_000)
    const torn = (await goodPicture(6)).subarray(0, 2000)
    expect(await upload(api, torn)).toMatchObject({ status: 400, code: 'invalid_request' })
    expect((await api.must('getProfile')).profilePicture).toBeNull()
  }, 120_000)

  it('must come as one file in its field', async () => {
    const { api } = await newShopper(backend)
    const bytes = await goodPicture(7)
    const wrong = await api.call('uploadProfilePicture', { form: formOf(bytes, { field: 'picture' }) })
    expect(wrong).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(await api.call('uploadProfilePicture', { body: { profilePicture: 'x' } })).toMatchObject({
      status: 415,
    })
    expect(await api.call('uploadProfilePicture', { form: new FormData() })).toMatchObject({ status: 400 })
  })
})

describe('who and how often', () => {
  it('is the signed-in customer, for themselves', async () => {
    expect(await upload(guest(backend), await goodPicture(8))).toMatchObject({ status: 401 })
    expect(await guest(backend).call('deleteProfilePicture')).toMatchObject({ status: 401 })
    for (const name of ['0'.repeat(32), '../../../etc/passwd', `${'0'.repeat(32)}.webp%00`, 'x'.repeat(5000)])
      expect((await shown(`/api/files/avatar/${encodeURIComponent(name)}.webp`)).status).toBe(404)
  })

  it('is twenty times a day, and what was refused does not count', async () => {
    const { api } = await newShopper(backend)
    const bytes = await goodPicture(9, 40, 40)
    await upload(api, Buffer.from('no picture at all, only words'))
    const answers = await Promise.all(Array.from({ length: 24 }, () => upload(api, bytes)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20)
    const refused = await upload(api, bytes)
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
  })
})

it('news are wanted or not, with the date of it', async () => {
  const { api, id } = await newShopper(backend)
  const dates = async () => {
    const [row] = await rows<{ newsletter_at: Date | null; newsletter_left_at: Date | null }>(
      stack.databaseUrl,
      'select newsletter_at, newsletter_left_at from customer_profile where customer_id = $1',
      [id],
    )
    return [Boolean(row?.newsletter_at), Boolean(row?.newsletter_left_at)]
  }
  const set = async (newsletter?: boolean) =>
    (await api.must('updateProfile', { body: { name: 'Terry', phone: '', newsletter } })).newsletter
  expect((await api.must('getProfile')).newsletter).toBe(false)
  expect(await set(true)).toBe(true)
  expect(await dates()).toEqual([true, false])
  expect(await set()).toBe(true)
  expect(await set(false)).toBe(false)
  expect(await dates()).toEqual([true, true])
  expect(await set(true)).toBe(true)
  expect(await dates()).toEqual([true, false])
})

it('merchandisers get the proved addresses of those who want news, each with a way out that works by one press and tells nothing', async () => {
  const [wants, unproved, not] = [
    await newShopper(backend),
    await newShopper(backend),
    await newShopper(backend),
  ]
  for (const { api } of [wants, unproved]) await api.must('updateProfile', { body: { newsletter: true } })
  for (const { id } of [wants, not])
    await rows(
      stack.databaseUrl,
      'update customer_security set email_verified_at = now() where customer_id = $1',
      [id],
    )
  const admin = await merchandiser(backend)
  const linesOf = async () =>
    (await admin.call<{ csv: string }>('POST', '/news/export', {})).csv
      .split('\n')
      .map((line) => line.split(','))
  const entryOf = async ({ email }: typeof wants) => (await linesOf()).find(([address]) => address === email)
  expect(await entryOf(unproved)).toBeUndefined()
  expect(await entryOf(not)).toBeUndefined()
  const [, since = '', link = ''] = (await entryOf(wants)) ?? []
  expect(Math.abs(Date.now() - Date.parse(since))).toBeLessThan(600_000)
  const way = `${backend}${new URL(link).pathname}`

  const asked = await fetch(way)
  const page = await asked.text()
  expect([asked.status, asked.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page).toContain('<form method="post">')
  expect(page).not.toContain(wants.email)
  expect((await wants.api.must('getProfile')).newsletter).toBe(true)

  // As mail programs send it, and a second time.
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
  for (const _time of [1, 2]) {
    const left = await fetch(way, oneClick)
    expect([left.status, await left.text()]).toEqual([200, expect.stringContaining('You get no more news')])
  }
  expect((await wants.api.must('getProfile')).newsletter).toBe(false)
  expect(await entryOf(wants)).toBeUndefined()
  const forged = await fetch(
    way.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    oneClick,
  )
  expect([forged.status, await forged.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
})

it('consent to news lapses after three years, no sooner, and can be given anew', async () => {
  const age = (id: string, days: number) =>
    rows(
      stack.databaseUrl,
      `update customer_profile
       set newsletter_at = now() - interval '3 years' - make_interval(days => $2) where customer_id = $1`,
      [id, days],
    )
  const [old, late] = [await newShopper(backend), await newShopper(backend)]
  for (const { api } of [old, late]) await api.must('updateProfile', { body: { newsletter: true } })
  await age(late.id, -1)
  await age(old.id, 1)
  const wanted = async ({ api }: typeof old) => (await api.must('getProfile')).newsletter
  // The job runs every minute.
  await expect.poll(() => wanted(old), { timeout: 90_000, interval: 1000 }).toBe(false)
  expect(await wanted(late)).toBe(true)
  expect(await old.api.must('updateProfile', { body: { newsletter: true } })).toMatchObject({
    newsletter: true,
  })
  expect(await wanted(old)).toBe(true)
}, 120_000)
