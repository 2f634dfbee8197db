import type { SandboxApp, SandboxContext } from '../../core/service.js'
import { findProduct, showProduct } from './catalogue.js'
import type { Order } from './entities.js'
import { createOrder, isEditable, readRecipient } from './orders.js'
import type { ProdigiStore } from './store.js'
import {
  asList,
  asObject,
  asText,
  checkItems,
  checkOrder,
  checkRecipient,
  properCase,
  SHIPPING_METHODS,
  type Failures,
  type Json,
} from './validate.js'

const LIVE_MARK = /live/i

export function prodigiRoutes(app: SandboxApp, db: ProdigiStore): void {
  const say = (
    c: SandboxContext,
    outcome: string,
    rest: object = {},
    status: 200 | 400 | 401 | 404 | 405 = 200,
  ) => c.json({ outcome, ...rest, traceParent: db.trace() }, status)
  const invalid = (c: SandboxContext, failures: Failures) => say(c, 'ValidationFailed', { failures }, 400)
  const readBody = async (c: SandboxContext): Promise<Json> => asObject(await c.req.json().catch(() => ({})))
  const visible = (id: string): Order | undefined =>
    db.progress.get(id)?.hidden ? undefined : db.orders.get(id)

  app.use('/v4.0/*', async (c, next) => {
    const key = c.req.header('x-api-key') ?? ''
    if (key === '' || LIVE_MARK.test(key)) {
      return c.json({ outcome: 'NotAuthenticated', traceParent: db.trace() }, 401)
    }
    return next()
  })

  app.post('/v4.0/orders', async (c) => {
    const body = await readBody(c)
    const failures = checkOrder(body)
    if (Object.keys(failures).length > 0) return invalid(c, failures)
    const key = asText(body.idempotencyKey)
    const known = key ? db.orderByKey(key) : undefined
    if (known)
      return say(c, 'AlreadyExists', {
        order: db.settings().alreadyExists === 'full' ? known : { id: known.id },
      })
    const scenario = c.get('scenario') ?? null
    const order = createOrder(db, body, scenario)
    if (scenario === 'on_hold') return say(c, 'OnHold', { order: { id: order.id } })
    db.callBack(order, 'status.stage.changed#InProgress')
    return say(c, order.status.issues.length > 0 ? 'CreatedWithIssues' : 'Created', { order })
  })

  app.get('/v4.0/orders', (c) => {
    const query = (name: string): string[] =>
      [...new URL(c.req.url).searchParams]
        .filter(([key]) => key.toLowerCase() === name.toLowerCase())
        .flatMap(([, value]) => value.split(','))
    const top = Math.min(Math.max(Number(query('top')[0] ?? 10) || 10, 1), 100)
    const skip = Math.max(Number(query('skip')[0] ?? 0) || 0, 0)
    const [ids, references, stage] = [query('orderIds'), query('merchantReferences'), query('status')[0]]
    const found = db.orders
      .all()
      .filter(
        (order) =>
          visible(order.id) &&
          (ids.length === 0 || ids.includes(order.id)) &&
          (references.length === 0 || references.includes(order.merchantReference ?? '')) &&
          (!stage || order.status.stage.toLowerCase() === stage.toLowerCase()),
      )
      .reverse()
    const hasMore = found.length > skip + top
    const nextUrl = hasMore ? `${db.kit.url}/v4.0/Orders?Top=${top}&Skip=${skip + top}` : null
    return say(c, 'Ok', { orders: found.slice(skip, skip + top), hasMore, nextUrl })
  })

  const withOrder =
    (act: (order: Order, c: SandboxContext) => Response | Promise<Response>) =>
    (c: SandboxContext): Response | Promise<Response> => {
      const order = visible(c.req.param('id') ?? '')
      return order ? act(order, c) : say(c, 'EntityNotFound', {}, 404)
    }

  app.get(
    '/v4.0/orders/:id',
    withOrder((order, c) => say(c, 'Ok', { order })),
  )
  app.get(
    '/v4.0/orders/:id/actions',
    withOrder((order, c) => {
      const open = { isAvailable: isEditable(order) ? 'Yes' : 'No' }
      const changeMetaData = { isAvailable: 'Yes' }
      return say(c, 'Ok', {
        cancel: open,
        changeRecipientDetails: open,
        changeShippingMethod: open,
        changeMetaData,
      })
    }),
  )
  app.post(
    '/v4.0/orders/:id/actions/cancel',
    withOrder((order, c) => {
      const scenario = c.get('scenario')
      if (scenario === 'failed_to_cancel') return say(c, 'FailedToCancel', { order })
      if (scenario === 'part_cancelled') {
        const [first, ...others] = order.shipments
        const cancelled = others.map((shipment) => ({ ...shipment, status: 'Cancelled' as const }))
        const shipments = first ? [first, ...cancelled] : []
        return say(c, 'FailedToCancel', { order: db.change(order.id, { shipments }) })
      }
      if (!isEditable(order)) return say(c, 'ActionNotAvailable', { order })
      const shipments = order.shipments.map((shipment) => ({ ...shipment, status: 'Cancelled' as const }))
      const cancelled = db.change(order.id, { shipments, status: { ...order.status, stage: 'Cancelled' } })
      db.callBack(cancelled, 'status.stage.changed#Cancelled')
      return say(c, 'Cancelled', { order: cancelled })
    }),
  )
  app.post(
    '/v4.0/orders/:id/actions/updateshippingmethod',
    withOrder(async (order, c) => {
      const method = properCase(SHIPPING_METHODS, (await readBody(c)).shippingMethod)
      if (!method) return invalid(c, { shippingMethod: [{ code: 'Required', providedValue: null }] })
      if (!isEditable(order)) return say(c, 'ActionNotAvailable', { order })
      return say(c, 'Updated', {
        order: db.change(order.id, { shippingMethod: method }),
        shippingUpdateResults: [],
      })
    }),
  )
  app.post(
    '/v4.0/orders/:id/actions/updaterecipient',
    withOrder(async (order, c) => {
      const body = await readBody(c)
      const failures: Failures = {}
      checkRecipient(failures, body, '')
      if (Object.keys(failures).length > 0) return invalid(c, failures)
      const recipient = readRecipient(body)
      const [old, wanted] = [order.recipient.address.countryCode, recipient.address.countryCode]
      if (old !== wanted) {
        const code = 'ChangeOfDestinationCountryNotPossible'
        return invalid(c, { 'address.countryCode': [{ code, providedValue: wanted, comparisonValue: old }] })
      }
      if (!isEditable(order)) return say(c, 'ActionNotAvailable', { order })
      return say(c, 'Updated', { order: db.change(order.id, { recipient }), shipmentUpdateResults: [] })
    }),
  )
  app.post(
    '/v4.0/orders/:id/actions/updatemetadata',
    withOrder(async (order, c) => {
      const { metadata } = await readBody(c)
      return say(c, 'Updated', { order: db.change(order.id, { metadata: metadata ?? null }) })
    }),
  )

  app.post('/v4.0/quotes', async (c) => {
    const body = await readBody(c)
    const failures: Failures = {}
    if (!asText(body.destinationCountryCode))
      failures.destinationCountryCode = [{ code: 'Required', providedValue: null }]
    checkItems(failures, body, false)
    if (Object.keys(failures).length > 0) return invalid(c, failures)
    const currency = asText(body.currencyCode) ?? 'GBP'
    const chosen = properCase(SHIPPING_METHODS, body.shippingMethod)
    const money = (amount: number) => ({ amount: amount.toFixed(2), currency })
    const quotes = (chosen ? [chosen] : ['Budget', 'Standard', 'Express']).map((method, index) => {
      const shipping = 2.95 + index * 3
      const items = asList(body.items).map((item) => ({
        id: db.newId('qit'),
        sku: asText(item.sku)?.toUpperCase(),
        copies: Number(item.copies),
        unitCost: money(6.5),
        attributes: asObject(item.attributes),
        assets: item.assets,
      }))
      const goods = items.reduce((sum, item) => sum + 6.5 * item.copies, 0)
      return {
        shipmentMethod: method,
        costSummary: {
          items: money(goods),
          shipping: money(shipping),
          totalCost: money(goods + shipping),
          totalTax: money(0),
        },
        shipments: [
          {
            carrier: { name: 'Sandbox Post', service: method },
            fulfillmentLocation: { countryCode: 'GB', labCode: 'sandbox_gb1' },
            cost: money(shipping),
            items: items.map((item) => item.id),
          },
        ],
        items,
      }
    })
    if (asText(body.destinationCountryCode)?.toUpperCase() !== 'US') return say(c, 'Created', { quotes })
    const issues = [
      { errorCode: 'destinationCountryCode.UsSalesTaxWarning', description: 'Sales tax may be added.' },
    ]
    return say(c, 'CreatedWithIssues', { quotes, issues })
  })

  app.get('/v4.0/products/:sku', (c) => {
    const product = findProduct(c.req.param('sku'))
    if (!product) return say(c, 'EntityNotFound', {}, 404)
    return say(c, 'Ok', { product: showProduct(product, c.get('scenario') ?? null) })
  })
  app.notFound((c) => say(c, 'EndpointDoesNotExist', {}, 404))
}
