import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSandbox, type Sandbox } from '../../index.js'
import { control, listenAsShop } from '../../testing/shop.js'
import type { Download, Order } from './entities.js'

let shop: Awaited<ReturnType<typeof listenAsShop>>
let sandbox: Sandbox
let url: string

beforeEach(async () => {
  const picture = sharp({ create: { width: 1260, height: 2100, channels: 3, background: '#5b3fd6' } })
  const body = await picture.withMetadata({ density: 300 }).png().toBuffer()
  shop = await listenAsShop({ body, type: 'image/png' })
  sandbox = await startSandbox({
    ledgerDir: null,
    services: ['prodigi'],
    prodigi: { stageSeconds: 0, downloadPauseMs: 1 },
  })
  url = sandbox.prodigi?.url ?? ''
})
afterEach(async () => {
  await sandbox.close()
  await shop.close()
})

const call = async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${url}/v4.0${path}`, {
    method,
    headers: { 'x-api-key': 'test-key', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return {
    status: answer.status,
    body: (await answer.json()) as { outcome: string; order: Order; failures?: object },
  }
}

const order = (change: object = {}) => ({
  shippingMethod: 'Standard',
  idempotencyKey: 'approval-1',
  merchantReference: 'order_1',
  callbackUrl: `${shop.url}/callback/secret`,
  recipient: {
    name: 'Ada',
    address: { line1: '1 Mill Lane', townOrCity: 'Leeds', postalOrZipCode: 'LS1 1AA', countryCode: 'GB' },
  },
  items: [
    {
      sku: 'sandbox-phone-case',
      copies: 2,
      sizing: 'fillPrintArea',
      attributes: { line: 'snap' },
      assets: [{ printArea: 'default', url: `${shop.url}/print.png` }],
    },
  ],
  ...change,
})

it('takes an order once, fetches its picture and brings it to the door', async () => {
  const made = await call('POST', '/Orders', order())
  expect(made.body.outcome).toBe('Created')
  const id = made.body.order.id
  const repeated = await call('POST', '/orders', order())
  expect(repeated.body).toMatchObject({ outcome: 'AlreadyExists', order: { id } })

  expect((await control(url, 'advance', { orderId: id, to: 'shipped' })).status).toBe(200)
  const state = (await (await fetch(`${url}/_sandbox/state`)).json()) as {
    collections: { downloads: Download[] }
  }
  expect(state.collections.downloads).toMatchObject([
    { ok: true, width: 1260, height: 2100, dpi: 300, format: 'png', exactSize: true, copies: 2 },
  ])
  const shipped = (await call('GET', `/orders/${id}`)).body.order
  expect(shipped.status.stage).toBe('InProgress')
  const number = shipped.shipments[0]?.tracking?.number ?? ''
  const carrier = async () => (await fetch(`${url}/carrier/status/${number}`)).json()
  expect(await carrier()).toEqual({ trackingNumber: number, status: 'in_transit', deliveredAt: null })
  await control(url, 'advance', { to: 'delivered' })
  expect(await carrier()).toMatchObject({ status: 'delivered' })
  expect((await call('GET', `/orders/${id}`)).body.order.status.stage).toBe('Complete')
  await vi.waitFor(() =>
    expect(shop.received.map((each) => each.body).join()).toContain('stage.changed#Complete'),
  )
})

it('forgets an idempotencyKey after a while, where it is told to', async () => {
  const { id } = (await call('POST', '/orders', order())).body.order
  await control(url, 'settings', { keySeconds: 86_400 })
  await control(url, 'clock', { advanceSeconds: 86_000 })
  expect((await call('POST', '/orders', order())).body.outcome).toBe('AlreadyExists')
  await control(url, 'clock', { advanceSeconds: 1000 })
  const again = (await call('POST', '/orders', order())).body
  expect(again.outcome).toBe('Created')
  expect(again.order.id).not.toBe(id)
  const found = await call('GET', '/orders?merchantReferences=order_1')
  expect(found.body).toMatchObject({ orders: [{ id: again.order.id }, { id }] })
})

it('refuses what the real service refuses', async () => {
  expect((await fetch(`${url}/v4.0/orders`)).status).toBe(401)
  const wrong = await call('POST', '/orders', order({ items: [], recipient: { name: 'Ada', address: {} } }))
  expect(wrong.status).toBe(400)
  expect(Object.keys(wrong.body.failures ?? {})).toContain('recipient.address.line1')
  const item = {
    sku: 'NO-SUCH-SKU',
    copies: 1,
    sizing: 'fillPrintArea',
    assets: [{ printArea: 'default', url: shop.url }],
  }
  const unknown = await call('POST', '/orders', order({ items: [item] }))
  expect(unknown.body.failures).toMatchObject({ 'items[0].sku': [{ code: 'SkuNotFound' }] })
  const bare = await call(
    'POST',
    '/orders',
    order({ items: [{ ...item, sku: 'GLOBAL-TECH-IP15-TCB-CS-M' }] }),
  )
  expect(bare.body.failures).toMatchObject({ 'items[0].attributes': [{ code: 'MissingRequiredAttributes' }] })
  expect((await call('GET', '/orders/ord_1')).body.outcome).toBe('EntityNotFound')
})

it('cancels before the print begins and not after', async () => {
  const first = (await call('POST', '/orders', order())).body.order.id
  expect((await call('POST', `/orders/${first}/actions/cancel`)).body.outcome).toBe('Cancelled')
  const second = (await call('POST', '/orders', order({ idempotencyKey: 'approval-2' }))).body.order.id
  await control(url, 'advance', { orderId: second, to: 'production' })
  expect((await call('POST', `/orders/${second}/actions/cancel`)).body.outcome).toBe('ActionNotAvailable')
})

it('gives up a part of an order, by itself or when it is asked to, and sends the rest', async () => {
  const [item] = order().items
  const begin = async (idempotencyKey: string, scenario: string) => {
    await control(url, 'faults', { operation: 'orders.create', kind: 'scenario', scenario })
    const made = await call('POST', '/orders', order({ idempotencyKey, items: [item, item] }))
    const { id } = made.body.order
    await control(url, 'advance', { orderId: id, to: 'production' })
    return id
  }
  const seen = async (id: string) => {
    const { shipments, status } = (await call('GET', `/orders/${id}`)).body.order
    return [status.stage, ...shipments.map((shipment) => shipment.status)]
  }
  const byItself = await begin('approval-1', 'part_cancelled')
  expect(await seen(byItself)).toEqual(['InProgress', 'Processing', 'Cancelled'])
  const asked = await begin('approval-2', 'two_shipments')
  expect(await seen(asked)).toEqual(['InProgress', 'Processing', 'Processing'])
  await control(url, 'faults', { operation: 'orders.cancel', kind: 'scenario', scenario: 'part_cancelled' })
  expect((await call('POST', `/orders/${asked}/actions/cancel`)).body.outcome).toBe('FailedToCancel')
  for (const id of [byItself, asked]) {
    await control(url, 'advance', { orderId: id, to: 'complete' })
    expect(await seen(id)).toEqual(['Complete', 'Shipped', 'Cancelled'])
  }
})

it('shows nothing of an order that it holds back, be its answer lost, until it lets go', async () => {
  const held = { kind: 'drop_after', scenario: 'on_hold' }
  await control(url, 'faults', { operation: 'orders.create', ...held })
  await expect(call('POST', '/orders', order())).rejects.toThrow()
  const { outcome, order: known } = (await call('POST', '/orders', order())).body
  expect(outcome).toBe('AlreadyExists')
  expect(known).toEqual({ id: expect.any(String) as string })
  const { id } = known
  for (const path of [`/orders/${id}`, `/orders/${id}/actions`])
    expect(await call('GET', path)).toMatchObject({ status: 404, body: { outcome: 'EntityNotFound' } })
  expect((await call('POST', `/orders/${id}/actions/cancel`)).status).toBe(404)
  const listed = () => call('GET', '/orders?merchantReferences=order_1')
  expect((await listed()).body).toMatchObject({ orders: [] })
  expect(shop.received.filter(({ path }) => path.startsWith('/callback'))).toEqual([])

  await control(url, 'advance', { orderId: id, to: 'downloaded' })
  expect((await listed()).body).toMatchObject({ orders: [{ id }] })
  await vi.waitFor(() =>
    expect(shop.received.map((each) => each.body).join()).toContain('stage.changed#InProgress'),
  )
  expect((await call('POST', `/orders/${id}/actions/cancel`)).body.outcome).toBe('Cancelled')
})

it('reports a picture that never downloads', async () => {
  await control(url, 'faults', { operation: 'orders.create', kind: 'scenario', scenario: 'never_downloads' })
  const { id } = (await call('POST', '/orders', order())).body.order
  expect((await control(url, 'advance', { orderId: id, to: 'downloaded' })).status).toBe(409)
  const { status } = (await call('GET', `/orders/${id}`)).body.order
  expect(status.details.downloadAssets).toBe('Error')
  expect(status.issues).toMatchObject([{ errorCode: 'order.items.assets.FailedToDownloaded' }])
})

it('waits for a payment until it is authorised', async () => {
  await control(url, 'faults', {
    operation: 'orders.create',
    kind: 'scenario',
    scenario: 'requires_payment',
  })
  const { outcome, order: made } = (await call('POST', '/orders', order())).body
  expect(outcome).toBe('CreatedWithIssues')
  const [issue] = made.status.issues
  expect(issue).toMatchObject({ errorCode: 'order.RequiresPaymentAuthorisation' })
  expect((await control(url, 'advance', { orderId: made.id, to: 'downloaded' })).status).toBe(409)
  const page = issue?.authorisationDetails?.authorisationUrl ?? ''
  expect(await (await fetch(page)).text()).toContain('Authorise £9.45')
  expect(await (await fetch(page, { method: 'POST' })).text()).toContain('Nothing waits')
  expect((await call('GET', `/orders/${made.id}`)).body.order.status.issues).toEqual([])
})

it('describes its products, and knows no others', async () => {
  const product = async (sku: string) => {
    const answer = await fetch(`${url}/v4.0/products/${sku}`, { headers: { 'x-api-key': 'test-key' } })
    return { status: answer.status, body: (await answer.json()) as { outcome: string; product?: object } }
  }
  expect((await product('global-tech-ip13-tcb-cs-m')).body).toMatchObject({
    outcome: 'Ok',
    product: {
      sku: 'GLOBAL-TECH-IP13-TCB-CS-M',
      attributes: { finish: ['matte'], size: ['iphone 13'] },
      variants: [{ printAreaSizes: { default: { horizontalResolution: 1238, verticalResolution: 2042 } } }],
    },
  })
  expect((await product('SANDBOX-PHONE-CASE')).body.product).toMatchObject({ attributes: {} })
  expect(await product('NO-SUCH-SKU')).toMatchObject({ status: 404, body: { outcome: 'EntityNotFound' } })

  await control(url, 'faults', { operation: 'products.get', kind: 'scenario', scenario: 'two_sizes' })
  expect((await product('GLOBAL-TECH-IP13-TCB-CS-M')).body.product).toMatchObject({
    attributes: { finish: ['matte', 'gloss'] },
    variants: [{}, { attributes: { finish: 'gloss' } }],
  })
})
