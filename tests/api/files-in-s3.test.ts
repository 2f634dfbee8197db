import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { administrator, newShopper, type Shopper } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { goodPicture } from '../support/hostile-files'
import { exportOrders, merchandiser } from '../support/medusa-admin'
import { casesOfMissingPictures } from '../support/missing-pictures'
import { exportTable, importTable, tableOf } from '../support/product-table'
import { runScriptWith } from '../support/run-script'
import { sandboxClient } from '../support/sandbox-client'
import { startS3, type S3Server } from '../support/s3-server'
import { startStack, type RunningStack } from '../support/stack'

/** A shop of its own, whose files lie in a bucket that can be put out of order. */
let stack: RunningStack
let s3: S3Server

beforeAll(async () => {
  s3 = await startS3()
  stack = await startStack({ storefront: false, failPoints: true, settings: s3.settings })
}, 300_000)
afterAll(async () => {
  await stack.stop()
  await s3.stop()
})
afterEach(() => {
  s3.feel('well')
})

async function show({ api }: Shopper, seed: number): Promise<string> {
  const form = new FormData()
  form.append('profilePicture', new Blob([Uint8Array.from(await goodPicture(seed))]), 'me.jpg')
  const { profilePicture } = await api.must('uploadProfilePicture', { form })
  if (!profilePicture) throw new Error('The picture was not kept')
  return profilePicture
}
const get = (address: string) => fetch(new URL(address, stack.backend))
const bytesOf = async (address: string) => Buffer.from(await (await get(address)).arrayBuffer())
/** The file behind an address that ends in its name. */
const keysOf = async (address: string) => {
  const name = /([0-9a-f]{32})\.webp$/.exec(address)?.[1] ?? 'nameless'
  return (await s3.keys()).filter((key) => key.includes(name))
}
const eventually = (see: () => Promise<boolean>) =>
  expect.poll(see, { timeout: 60_000, interval: 250 }).toBe(true)
const notes = ({ id }: Shopper) =>
  rows(stack.databaseUrl, 'select 1 from profile_picture_loose where customer_id = $1', [id])

/** A job takes up only what nobody can be at any more. */
const longAgo = ({ id }: Shopper) =>
  rows(
    stack.databaseUrl,
    `update profile_picture_loose set created_at = now() - interval '1 hour' where customer_id = $1`,
    [id],
  )

describe('a profile picture', () => {
  it('lies in the bucket, is shown by the shop, and goes when another takes its place', async () => {
    const shopper = await newShopper(stack.backend)
    const first = await show(shopper, 1)
    expect(await keysOf(first)).toHaveLength(1)
    expect((await keysOf(first))[0]).not.toMatch(/^public\//)
    const answer = await get(first)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: 'webp' })

    const second = await show(shopper, 2)
    expect(await keysOf(first)).toEqual([])
    expect((await get(first)).status).toBe(404)
    expect(await keysOf(second)).toHaveLength(1)
    await shopper.api.must('deleteProfilePicture')
    expect(await keysOf(second)).toEqual([])
    expect((await get(second)).status).toBe(404)
  })

  it('is still noted while the bucket does not let go of it', async () => {
    const shopper = await newShopper(stack.backend)
    const first = await show(shopper, 3)
    s3.feel('unmoved')
    const second = await show(shopper, 4)
    expect((await get(first)).status).toBe(404)
    expect((await get(second)).status).toBe(200)
    expect(await keysOf(first)).toHaveLength(1)
    expect(await notes(shopper)).toHaveLength(1)
  })

  it('is refused with a sentence while the bucket is out of order, and the former one stays', async () => {
    const shopper = await newShopper(stack.backend)
    const first = await show(shopper, 5)
    s3.feel('out')
    const form = new FormData()
    form.append('profilePicture', new Blob([Uint8Array.from(await goodPicture(6))]), 'me.jpg')
    const refused = await shopper.api.call('uploadProfilePicture', { form })
    expect(refused).toMatchObject({ ok: false, status: 500 })
    // What lies in carts is bought all the same, so the shop stays open, and says what is away.
    // A server remembers for some seconds that the bucket was well.
    const ready = async () => (await get('/api/health/ready')).text()
    await expect.poll(ready, { timeout: 15_000 }).toContain('"name":"files","healthy":false')
    expect((await get('/api/health/ready')).status).toBe(200)
    s3.feel('well')
    expect((await shopper.api.must('getProfile')).profilePicture).toBe(first)
    expect((await get(first)).status).toBe(200)
    expect((await get('/api/health/ready')).status).toBe(200)
  })

  it('goes with its account, be it after the bucket came to itself', async () => {
    const [one, other] = [await newShopper(stack.backend), await newShopper(stack.backend)]
    const leave = ({ api, password }: Shopper) => api.call('deleteAccount', { body: { password } })
    const picture = await show(one, 7)
    expect(await leave(one)).toMatchObject({ ok: true })
    expect(await keysOf(picture)).toEqual([])
    expect((await get(picture)).status).toBe(404)

    const kept = await show(other, 8)
    s3.feel('unmoved')
    expect(await leave(other)).toMatchObject({ ok: true })
    expect((await get(kept)).status).toBe(404)
    expect(await keysOf(kept)).toHaveLength(1)
    expect(await notes(other)).toHaveLength(1)
    await longAgo(other)
    s3.feel('well')
    await eventually(async () => (await keysOf(kept)).length === 0)
    await eventually(async () => (await notes(other)).length === 0)
  }, 120_000)
})

describe('other files', () => {
  it('a drawn picture is shown in each size, and a print file is fetched by the printer', async () => {
    const order = await placedOrder(stack)
    const design = await order.shopper.api.must('getDesign', { params: { id: order.cart.designId } })
    const picture = await sharp(await bytesOf(design.imageUrl)).metadata()
    expect(picture).toMatchObject({ format: 'webp' })
    expect(await sharp(await bytesOf(order.cart.line.image ?? '')).metadata()).toMatchObject({
      format: 'webp',
    })
    const admin = await administrator(stack.backend)
    await admin.must('processOrder', { params: { id: order.orderId } })
    const printId = (await admin.must('getPending', { params: { id: order.orderId } })).prodigi.orderId
    await sandboxClient(stack).advancePrint(printId ?? '', 'downloaded')
    expect(await sandboxClient(stack).downloads()).toMatchObject([{ ok: true, exactSize: true }])
    expect((await s3.keys()).filter((key) => key.endsWith('.png'))).not.toEqual([])
  }, 120_000)

  it('a table of orders that Medusa’s admin exported goes after a day', async () => {
    await exportOrders(await merchandiser(stack.backend))
    const tables = async () => (await s3.keys()).filter((key) => key.includes('order-exports'))
    await expect.poll(tables, { timeout: 30_000 }).toHaveLength(1)
    const forget = () => runScriptWith(s3.settings, stack, 'forget-unkept-pictures')
    await forget()
    expect(await tables()).toHaveLength(1)
    const aged = `update file_note set created_at = now() - interval '25 hours' where filename = $1 returning id`
    expect(await rows(stack.databaseUrl, aged, await tables())).toHaveLength(1)
    await forget()
    expect(await tables()).toEqual([])
  }, 120_000)

  it('a key that the bucket does not know is no bucket that is well', async () => {
    s3.feel('strange')
    const ready = async () => (await get('/api/health/ready')).text()
    await expect.poll(ready, { timeout: 15_000 }).toContain('does not know S3_ACCESS_KEY_ID')
    s3.feel('well')
    expect(await ready()).toContain('"name":"files","healthy":true')
  })

  it('a product’s picture lies where everybody may be let in, and the shop shows it in the size of its place', async () => {
    const admin = await merchandiser(stack.backend)
    const answer = await admin.upload('case.jpg', 'image/jpeg', await goodPicture(9))
    const { files } = (await answer.json()) as { files: { url: string }[] }
    const url = files[0]?.url ?? ''
    expect(url.startsWith(`${s3.fileUrl}/public/`)).toBe(true)
    await admin.call('POST', '/products', {
      title: 'Seen in a bucket',
      status: 'published',
      options: [{ title: 'Kind', values: ['One'] }],
      images: [{ url }],
    })
    const key = createHash('sha256').update(url).digest('hex').slice(0, 32)
    expect(await sharp(await bytesOf(`/api/images/${key}?w=240`)).metadata()).toMatchObject({ width: 240 })
  })
})

describe('tables of Medusa’s admin', () => {
  it('go through the shop, both ways, and are nobody else’s', async () => {
    const admin = await merchandiser(stack.backend)
    const table = await exportTable(stack.backend, admin)
    const handle = table[0]?.['Product Handle']
    expect(handle).toMatch(/\w/)
    const [key = ''] = (await s3.keys()).filter((name) => name.includes('-product-exports-'))
    const address = `/api/files/${key}`
    expect((await get(address)).status).toBe(404)

    // As the admin's page uploads one: to the shop, where no address of another place is given.
    const { url } = await admin.call<{ url: string }>('POST', '/uploads/presigned-urls', {
      originalname: 'products.csv',
      mime_type: 'text/csv',
      size: 10,
    })
    expect(url).toBe('/admin/uploads')
    expect(
      await importTable(admin, tableOf(table.filter((row) => row['Product Handle'] === handle))),
    ).toMatch(/successfully/)
    expect((await s3.keys()).filter((name) => /^public\/.*csv$/.test(name))).toEqual([])
  }, 120_000)
})

describe('a bucket that has lost a picture', () => {
  casesOfMissingPictures(() => ({ stack, lose: s3.lose }))
})
