import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { addAddress, designedLine, guest, layOnCase, newShopper } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack

describe('an order once more', () => {
  it('is the same design, device and finish in the same quantity, for its customer alone', async () => {
    const { shopper, orderId, sessionId, cart } = await placedOrder(stack, { quantity: 2 })
    const { api } = shopper
    const [row] = await api.must('listOrders')
    for (const id of [orderId, sessionId, row?.id ?? '']) {
      const { lines } = await api.must('orderAgain', { params: { id } })
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatchObject({ id: row?.id, paid: cart.line.price, refused: null })
      expect(lines[0]?.item).toMatchObject({
        productId: cart.line.productId,
        device: cart.line.device,
        color: cart.line.color,
        quantity: 2,
        price: cart.line.price,
        customization: { designId: cart.designId, recipeHash: cart.line.customizations.recipeHash },
      })
      expect(lines[0]?.picture).toMatchObject({ designId: cart.designId, inMyDesigns: true })
    }
    const params = { id: orderId }
    expect(await (await newShopper(backend)).api.call('orderAgain', { params })).toMatchObject({
      status: 404,
    })
    expect(await guest(backend).call('orderAgain', { params })).toMatchObject({ status: 401 })
    for (const id of ['order_none', 'ordli_none', 'cs_test_none', '%00'])
      expect(await api.call('orderAgain', { params: { id } })).toMatchObject({ ok: false })
  })

  it('goes into the cart as any other case, and is bought', async () => {
    const { shopper, orderId } = await placedOrder(stack)
    const { lines } = await shopper.api.must('orderAgain', { params: { id: orderId } })
    const item = lines[0]?.item
    if (!item) throw new Error('It can be ordered again')
    const { customization: customizations, id: _name, ...line } = item
    const body = { ...line, id: 'once-more', customizations }
    const { items } = await shopper.api.must('addCartItem', { body })
    expect(items).toHaveLength(1)
    const session = await shopper.api.must('createCheckoutSession', { body: { items: [body] } })
    await sandboxClient(stack).pay(session.url)
    const again = await shopper.api.must('processPayment', { body: { sessionId: session.sessionId } })
    expect(again.orderId).not.toBe(orderId)
  })

  it('still has its design, to be ordered and downloaded, after it was deleted from My Designs', async () => {
    const { shopper, orderId, cart } = await placedOrder(stack)
    const { api } = shopper
    const before = (await api.must('orderAgain', { params: { id: orderId } })).lines[0]
    await api.must('deleteDesign', { params: { id: cart.designId } })
    const [line] = (await api.must('orderAgain', { params: { id: orderId } })).lines
    expect(line?.item).toMatchObject({ customization: { designId: cart.designId } })
    expect(line?.picture).toEqual({ ...before?.picture, inMyDesigns: false })
    expect((await api.send('GET', `/order/designs/${cart.designId}/download`)).status).toBe(404)
    const file = await api.send('GET', `/order/designs/${line?.id ?? ''}/download`)
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="design-${line?.id ?? ''}.png"`,
    )
    const { format, width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
    expect({ format, width, height }).toEqual({
      format: 'png',
      width: line?.picture?.width,
      height: line?.picture?.height,
    })
  })

  it('says of each case why it can’t be had, and what it cost then', async () => {
    const { api } = await newShopper(backend)
    await addAddress(api)
    const first = await designedLine(api)
    const design = { id: first.designId, title: 'A koi pond' }
    const others = [await layOnCase(api, design, { turn: 30 }), await layOnCase(api, design, { turn: 60 })]
    const items = [first, ...others].map(({ line }) => line)
    const session = await api.must('createCheckoutSession', { body: { items } })
    await sandboxClient(stack).pay(session.url)
    const { orderId } = await api.must('processPayment', { body: { sessionId: session.sessionId } })
    const params = { id: orderId }
    const [cheaper, withdrawn, gone] = (await api.must('orderAgain', { params })).lines
    // As if they had been bought long ago: the shop's own products are those of all tests.
    const ofLine = (id: string | undefined, change: string) =>
      rows(databaseUrl, `update order_item set ${change} where item_id = $1`, [id])
    const ofItem = (id: string | undefined, change: string) =>
      rows(databaseUrl, `update order_line_item set ${change} where id = $1`, [id])
    const nine = `unit_price = 9, raw_unit_price = '{"value": "9", "precision": 20}'`
    const nokia = `metadata = metadata || '{"device": "Nokia 3310"}'`
    await ofItem(cheaper?.id, nine)
    await ofLine(cheaper?.id, nine)
    await ofItem(withdrawn?.id, nokia)
    await ofLine(withdrawn?.id, nokia)
    await ofItem(gone?.id, `product_id = 'prod_gone'`)
    const { lines } = await api.must('orderAgain', { params })
    const { name, price, color } = first.line
    expect(lines.map(({ item, paid, refused }) => [item?.price ?? null, paid, refused])).toEqual([
      [price, 9, null],
      [null, price, `${name} for Nokia 3310 in ${color} is not available just now.`],
      [null, price, `${name} is no longer sold.`],
    ])
    expect(lines.map(({ picture }) => picture?.designId)).toEqual(Array(3).fill(design.id))
  })
})
