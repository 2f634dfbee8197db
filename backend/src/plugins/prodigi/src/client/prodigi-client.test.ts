import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ProdigiError } from './errors'
import { ProdigiClient } from './prodigi-client'
import type { CreateOrderRequest, QuoteRequest } from './types'

interface Answer {
  status: number
  body: unknown
  headers?: Record<string, string>
  hang?: boolean
}
interface Seen {
  method: string
  url: string
  key: string | undefined
  body: unknown
}

let server: Server
let answers: Answer[]
let seen: Seen[]
let client: ProdigiClient

async function bodyOf(req: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of req) text += String(chunk)
  return text ? (JSON.parse(text) as unknown) : null
}

beforeEach(async () => {
  answers = []
  seen = []
  server = createServer((req, res) => {
    void bodyOf(req).then((body) => {
      seen.push({
        method: req.method ?? '',
        url: req.url ?? '',
        key: req.headers['x-api-key']?.toString(),
        body,
      })
      const answer = answers.shift() ?? { status: 500, body: { outcome: 'InternalServerError' } }
      if (answer.hang) return
      res.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      res.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  client = new ProdigiClient({
    apiKey: 'key-1',
    baseUrl: `http://127.0.0.1:${port}/v4.0`,
    // A busy machine may take its time over a first answer.
    timeoutMs: 1500,
    retry: { retries: 2, baseDelayMs: 1, maxDelayMs: 5 },
  })
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const request: CreateOrderRequest = {
  merchantReference: 'order_1',
  idempotencyKey: 'k-1',
  callbackUrl: 'http://shop.test/cb',
  shippingMethod: 'Standard',
  recipient: {
    name: 'Ada',
    email: null,
    phoneNumber: null,
    address: {
      line1: '1 High St',
      line2: null,
      townOrCity: 'York',
      stateOrCounty: null,
      postalOrZipCode: 'YO1 1AA',
      countryCode: 'GB',
    },
  },
  items: [],
}
const order = {
  id: 'ord_12345678901234567',
  status: { stage: 'InProgress', issues: [], details: { downloadAssets: 'NotStarted' } },
  shipments: null,
  charges: [],
  somethingNew: true,
}

async function failureOf(call: Promise<unknown>): Promise<ProdigiError> {
  const error = await call.then(
    () => null,
    (caught: unknown) => caught,
  )
  if (error instanceof ProdigiError) return error
  throw new Error(`no ProdigiError but ${String(error)}`)
}

describe('ProdigiClient', () => {
  it('sends the key and the whole order, and reads the answer', async () => {
    answers = [{ status: 200, body: { outcome: 'Created', order } }]
    const result = await client.createOrder(request)
    expect(result).toMatchObject({
      kind: 'order',
      outcome: 'Created',
      order: { id: order.id, shipments: [] },
    })
    expect(seen).toEqual([{ method: 'POST', url: '/v4.0/orders', key: 'key-1', body: request }])
  })

  it('takes AlreadyExists with an id alone as success and fetches the order', async () => {
    answers = [
      { status: 200, body: { outcome: 'AlreadyExists', order: { id: order.id } } },
      { status: 200, body: { outcome: 'Ok', order } },
    ]
    const result = await client.createOrder(request)
    expect(result).toMatchObject({ outcome: 'AlreadyExists', order: { status: { stage: 'InProgress' } } })
    expect(seen[1]?.url).toBe(`/v4.0/orders/${order.id}`)
  })

  it('tells an order that is held', async () => {
    answers = [{ status: 200, body: { outcome: 'OnHold', order: { id: 'ord_1' } } }]
    expect(await client.createOrder(request)).toEqual({ kind: 'held', outcome: 'OnHold', orderId: 'ord_1' })
  })

  it('takes the id of an order that it has, but hides, as held', async () => {
    answers = [
      { status: 200, body: { outcome: 'AlreadyExists', order: { id: 'ord_1' } } },
      { status: 404, body: { outcome: 'EntityNotFound' } },
    ]
    expect(await client.createOrder(request)).toEqual({
      kind: 'held',
      outcome: 'AlreadyExists',
      orderId: 'ord_1',
    })
  })

  it('cancels an order, and believes no refusal of one that is cancelled', async () => {
    const refused = { status: 200, body: { outcome: 'ActionNotAvailable', order } }
    const read = (stage: string, shipments: object[] = []) => ({
      status: 200,
      body: { outcome: 'Ok', order: { ...order, shipments, status: { ...order.status, stage } } },
    })
    answers = [refused, read('Cancelled')]
    await client.cancelOrder('ord_1')
    answers = [refused, read('InProgress')]
    expect(await failureOf(client.cancelOrder('ord_1'))).toMatchObject({
      reason: 'refused',
      retryable: false,
      message: expect.stringContaining('cancels this print no more') as string,
    })
    const [made, gone, sent] = ['Processing', 'Cancelled', 'Shipped'].map((status) => ({
      id: status,
      status,
    }))
    for (const inPart of [read('InProgress', [made ?? {}, gone ?? {}]), read('Cancelled', [sent ?? {}])]) {
      answers = [refused, inPart]
      expect(await failureOf(client.cancelOrder('ord_1'))).toMatchObject({
        reason: 'refused',
        message: expect.stringContaining('has cancelled a part of this print') as string,
      })
    }
  })

  it('takes an outcome that it does not know as not done', async () => {
    answers = [{ status: 200, body: { outcome: 'Pondering', order } }]
    const error = await failureOf(client.createOrder(request))
    expect(error).toMatchObject({ reason: 'unexpected', retryable: false })
    expect(error.message).toContain('Pondering')
    answers = [{ status: 200, body: { outcome: 'PaymentFailed' } }]
    expect(await failureOf(client.createOrder(request))).toMatchObject({ reason: 'payment' })
  })

  it('says in words what was refused, and does not try again', async () => {
    const failures = { 'items[0].sku': [{ code: 'SkuNotFound', providedValue: 'X' }] }
    answers = [{ status: 400, body: { outcome: 'ValidationFailed', failures } }]
    const error = await failureOf(client.createOrder(request))
    expect(error).toMatchObject({ reason: 'validation', status: 400, retryable: false })
    expect(error.message).toBe("Prodigi refused the order: items[0].sku ('X') is no SKU that Prodigi knows")
    expect(seen).toHaveLength(1)

    const required = { 'recipient.address.postalOrZipCode': [{ code: 'Required', providedValue: null }] }
    answers = [{ status: 400, body: { outcome: 'ValidationFailed', failures: required } }]
    expect((await failureOf(client.createOrder(request))).message).toBe(
      'Prodigi refused the order: recipient.address.postalOrZipCode is required',
    )
  })

  it('tries again after 429, a 500 that is not JSON, and with the same key', async () => {
    answers = [
      { status: 429, body: {}, headers: { 'retry-after': '0' } },
      { status: 502, body: '<html>bad gateway</html>' },
      { status: 200, body: { outcome: 'Created', order } },
    ]
    expect((await client.createOrder(request)).outcome).toBe('Created')
    expect(seen.map(({ body }) => (body as CreateOrderRequest).idempotencyKey)).toEqual(['k-1', 'k-1', 'k-1'])
  })

  it('gives up after its retries, on a time-out as on an error', async () => {
    answers = [
      { status: 200, body: {}, hang: true },
      { status: 200, body: {}, hang: true },
      { status: 503, body: {} },
    ]
    expect(await failureOf(client.getOrder('ord_1'))).toMatchObject({ reason: 'unavailable', status: 503 })
    expect(seen).toHaveLength(3)
  })

  it.each([
    [401, 'NotAuthenticated', 'unauthenticated'],
    [404, 'EntityNotFound', 'not_found'],
    [402, 'PaymentFailed', 'payment'],
  ])('maps %i %s to %s', async (status, outcome, reason) => {
    answers = [{ status, body: { outcome } }]
    expect(await failureOf(client.getOrder('ord_1'))).toMatchObject({ reason, retryable: false })
  })

  it('reports a server that is not there', async () => {
    const away = new ProdigiClient({
      apiKey: 'k',
      baseUrl: 'http://127.0.0.1:9',
      retry: { retries: 0, baseDelayMs: 1, maxDelayMs: 1 },
    })
    expect(await failureOf(away.getOrder('ord_1'))).toMatchObject({ reason: 'network', status: null })
    expect(await away.trouble()).toBe('away')
  })

  it.each([
    [200, null],
    [401, 'bad_key'],
    [403, 'bad_key'],
    [500, 'away'],
  ])(
    'asked whether it takes the key, an answer of %i means %s, and is no question twice',
    async (status, word) => {
      answers = [{ status, body: { outcome: 'Ok' } }]
      expect(await client.trouble()).toBe(word)
      expect(seen).toHaveLength(1)
    },
  )

  it('finds the orders of a reference, and only those', async () => {
    const ours = { ...order, merchantReference: 'order_1' }
    const other = { ...order, id: 'ord_2', merchantReference: 'order_2' }
    answers = [{ status: 200, body: { outcome: 'Ok', orders: [ours, other], hasMore: false } }]
    expect((await client.findOrders('order_1')).map(({ id }) => id)).toEqual([order.id])
    expect(seen[0]?.url).toBe('/v4.0/orders?top=100&merchantReferences=order_1')
  })

  it('knows the print of a reference: the first that is not cancelled', async () => {
    const of = (id: string, stage: string) => ({
      ...order,
      id,
      merchantReference: 'order_1',
      status: { ...order.status, stage },
    })
    const listed = (...orders: object[]) => ({ status: 200, body: { outcome: 'Ok', orders } })
    answers = [
      listed(of('ord_3', 'InProgress'), of('ord_2', 'Complete'), of('ord_1', 'Cancelled')),
      listed(of('ord_1', 'cancelled')),
      listed(),
    ]
    expect(await client.printOf('order_1')).toMatchObject({ id: 'ord_2' })
    expect(await client.printOf('order_1')).toBeNull()
    expect(await client.printOf('order_1')).toBeNull()
  })

  describe('a quote', () => {
    const asked: QuoteRequest = {
      shippingMethod: 'Budget',
      destinationCountryCode: 'GB',
      currencyCode: 'GBP',
      items: [{ sku: 'CASE', attributes: {}, copies: 1, assets: [{ printArea: 'default' }] }],
    }
    const pounds = (amount: string) => ({ amount, currency: 'GBP' })
    const quoted = (shipmentMethod: string) => ({
      shipmentMethod,
      costSummary: { items: pounds('6.50'), shipping: pounds('2.95'), totalCost: pounds('9.45') },
    })

    it('is the one for the method that was asked for, and is asked for again where Prodigi fails', async () => {
      answers = [
        { status: 500, body: { outcome: 'InternalServerError' } },
        { status: 200, body: { outcome: 'Created', quotes: [quoted('Standard'), quoted('budget')] } },
      ]
      expect(await client.quote(asked)).toMatchObject({
        shipmentMethod: 'budget',
        costSummary: { items: pounds('6.50'), shipping: pounds('2.95') },
      })
      expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
        ['POST', '/v4.0/quotes', asked],
        ['POST', '/v4.0/quotes', asked],
      ])
    })

    it('comes with a warning, and is one all the same', async () => {
      const issues = [
        { errorCode: 'destinationCountryCode.UsSalesTaxWarning', description: 'Tax may be added.' },
      ]
      answers = [{ status: 200, body: { outcome: 'CreatedWithIssues', quotes: [quoted('Budget')], issues } }]
      expect(await client.quote(asked)).toMatchObject({ shipmentMethod: 'Budget' })
    })

    it('that is not offered, refused or not to be read is told in words', async () => {
      const issues = [{ errorCode: 'x', description: 'No lab sends it.' }]
      answers = [
        { status: 200, body: { outcome: 'NotAvailable', quotes: [], issues } },
        { status: 200, body: { outcome: 'Created', quotes: [quoted('Express')] } },
        { status: 200, body: { outcome: 'Created', quotes: [{ shipmentMethod: 'Budget' }] } },
        {
          status: 400,
          body: { outcome: 'ValidationFailed', failures: { 'items[0].sku': [{ code: 'SkuNotFound' }] } },
        },
      ]
      const words = async () => (await failureOf(client.quote(asked))).message
      expect(await words()).toBe('Prodigi offers no Budget delivery of this order (No lab sends it.)')
      expect(await words()).toContain('offers no Budget delivery')
      expect(await words()).toContain('cannot be read')
      expect(await words()).toBe('Prodigi gave no quote: items[0].sku is no SKU that Prodigi knows')
    })
  })

  it('takes a list that it cannot read for no list', async () => {
    answers = [{ status: 200, body: { outcome: 'Ok', orders: [{ id: 'ord_1' }] } }]
    expect(await failureOf(client.findOrders('order_1'))).toMatchObject({ reason: 'unexpected' })
  })
})
