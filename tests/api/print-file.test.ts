import { appendFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { addAddress, administrator, layOnCase, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { moneyOfOrder, printsOfOrder } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend } = stack
const WORDS = 'Your picture is see-through at its edge: the background colour will show there.'

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(backend)
})

/** A paid order of a sticker-like picture, see-through all round, and the case that it is laid on. */
async function orderOfSticker() {
  const { api } = await newShopper(backend)
  await addAddress(api)
  const sticker = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="2000"><circle cx="600" cy="1000" r="500" fill="#c2185b"/></svg>`
  const png = await sharp(Buffer.from(sticker)).png().toBuffer()
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'sticker.png')
  const { id } = await api.must('uploadPicture', { form })
  const design = await api.must('createDesign', { body: { variationId: id } })
  const laid = await layOnCase(api, design)
  const { designId } = laid.line.customizations
  const preview = await api.must('preview', { body: { designId, sku: laid.sku, placement: {} } })
  const { sessionId, url } = await api.must('createCheckoutSession', { body: { items: [laid.line] } })
  await sandboxClient(stack).pay(url)
  const { orderId } = await api.must('processPayment', { body: { sessionId } })
  const area = await api.must('getPrintArea', {
    params: { id: String(laid.line.productId) },
    query: { device: laid.line.device, finish: laid.line.color },
  })
  return { params: { id: orderId }, preview, area }
}
async function fetched(path: string) {
  const answer = await fetch(new URL(path, backend))
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

it('the panel shows the very file that is printed, small at first, and what its edge lacks', async () => {
  const { params, preview, area } = await orderOfSticker()
  expect(preview.warnings).toEqual([WORDS])
  const [line] = (await admin.must('getPending', { params })).validItems
  expect(line?.warnings).toEqual([WORDS])

  const print = await fetched(line?.printFileUrl ?? '')
  expect(print.answer.headers.get('cache-control')).toBe('private, no-store')
  const meta = await sharp(print.bytes).metadata()
  expect(meta).toMatchObject({
    format: 'png',
    width: area.widthPx,
    height: area.heightPx,
    density: 300,
    space: 'srgb',
    depth: 'uchar',
    hasAlpha: false,
  })
  // Its name is written in two bytes a letter.
  expect(meta.icc?.toString('latin1').replaceAll('\0', '')).toContain('sRGB')

  const small = await fetched(line?.printPreviewUrl ?? '')
  expect(small.answer.headers.get('cache-control')).toBe('private, max-age=86400')
  expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', height: 800 })
  expect(small.bytes.length).toBeLessThan(60_000)

  const [again] = (await admin.must('getPending', { params })).validItems
  // What has the same address is not fetched again each time the panel asks how things stand.
  expect([again?.printFileUrl, again?.printPreviewUrl]).toEqual([line?.printFileUrl, line?.printPreviewUrl])

  for (const path of [line?.printFileUrl ?? '', line?.printPreviewUrl ?? '']) {
    const unsigned = path.replace(/\?.*/, '')
    const later = path.replace(/expires=(\d+)/, (_all, until) => `expires=${Number(until) + 86_400}`)
    for (const wrong of [unsigned, later, path.replace(/\w{8}\.(png|webp)/, '00000000.$1')])
      expect((await fetched(wrong)).answer.status).toBe(404)
  }
})

describe('a print file that is not the one that was looked at', () => {
  async function orderToPrint() {
    const placed = await placedOrder(stack)
    const params = { id: placed.orderId }
    const print = () => admin.call('processOrder', { params })
    const came = async () => ({
      reason: (await admin.must('getPending', { params })).history.at(-1)?.reason,
      money: (await moneyOfOrder(stack, placed)).status,
      prints: (await printsOfOrder(stack, placed)).length,
    })
    return { placed, params, recipe: placed.cart.line.customizations.recipeHash, print, came }
  }

  it('is not printed where the stored one was changed, and no money is taken', async () => {
    const { params, recipe, print, came } = await orderToPrint()
    const [line] = (await admin.must('getPending', { params })).validItems
    expect((await fetched(line?.printFileUrl ?? '')).answer.status).toBe(200)
    const [stored] = await rows<{ print_file_id: string }>(
      stack.databaseUrl,
      'select print_file_id from recipe where hash = $1',
      [recipe],
    )
    await appendFile(path.join(stack.filesDir, stored?.print_file_id ?? ''), 'something else')
    expect(await print()).toMatchObject({ status: 502, code: 'fulfillment_failed' })
    expect(await came()).toEqual({
      reason: expect.stringContaining('is not the one that was rendered') as string,
      money: 'requires_capture',
      prints: 0,
    })
  })

  it('is not printed for another phone than was bought, and no money is taken', async () => {
    const { params, print, came } = await orderToPrint()
    // As if its variant had been another phone's when it was bought.
    for (const [table, which] of [
      ['order_line_item', 'id in (select i.item_id from order_item i where i.order_id = $1)'],
      ['order_item', 'order_id = $1'],
    ])
      await rows(
        stack.databaseUrl,
        `update ${table} set metadata = metadata || '{"device": "iPhone 4"}' where ${which}`,
        [params.id],
      )
    expect(await print()).toMatchObject({ status: 502, code: 'fulfillment_failed' })
    expect(await came()).toEqual({
      reason: expect.stringContaining('was bought for iPhone 4, ') as string,
      money: 'requires_capture',
      prints: 0,
    })
  })

  it('is not printed by a second try where another one was rendered meanwhile', async () => {
    const { placed, recipe, print, came } = await orderToPrint()
    const about = placed.orderId
    const down = { operation: 'orders.create', kind: 'error', status: 500, times: 3, about }
    await sandboxClient(stack).fault('prodigi', down)
    expect(await print()).toMatchObject({ status: 502 })
    const forgotten = await rows(
      stack.databaseUrl,
      `update recipe set print_file_id = null, print_sha256 = null, placement = placement || '{"scale": 1.5}'
       where hash = $1 and print_sha256 is not null returning id`,
      [recipe],
    )
    expect(forgotten).toHaveLength(1)
    expect(await print()).toMatchObject({ status: 502, code: 'fulfillment_failed' })
    expect(await came()).toEqual({
      reason: expect.stringContaining('is not the one that was approved') as string,
      money: 'succeeded',
      prints: 0,
    })
  })
})
