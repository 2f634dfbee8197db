import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { CreateOrderRequest } from '../../client/types'
import type { SubmissionResult } from '../../modules/prodigi/types'
import { orderingPrint } from '../ordering'
import { ProdigiFulfillmentProvider } from './service'

interface Print extends CreateOrderRequest {
  id: string
  status: { stage: string }
}
/** What Prodigi has, the oldest first; it answers what comes to it, or loses the answer. */
let prints: Print[]
let calls: string[]
let isLost: (call: string) => boolean
let cancels: boolean
let lists: boolean
let server: Server
let provider: ProdigiFulfillmentProvider

async function bodyOf(req: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of req) text += String(chunk)
  return text ? (JSON.parse(text) as unknown) : null
}

function take(request: CreateOrderRequest): object {
  const known = prints.find(({ idempotencyKey }) => idempotencyKey === request.idempotencyKey)
  if (known) return { outcome: 'AlreadyExists', order: { id: known.id } }
  const print = { ...request, id: `ord_${prints.length + 1}`, status: { stage: 'InProgress' } }
  prints.push(print)
  return { outcome: 'Created', order: print }
}

function answer(call: string, id: string | undefined, body: unknown): object {
  const order = prints.find((print) => print.id === id)
  if (call === 'order') return take(body as CreateOrderRequest)
  if (call === 'list') return { outcome: 'Ok', orders: lists ? prints.toReversed() : [] }
  if (!order) return { outcome: 'EntityNotFound' }
  if (call === 'get') return { outcome: 'Ok', order }
  if (!cancels || order.status.stage === 'Cancelled') return { outcome: 'ActionNotAvailable', order }
  order.status.stage = 'Cancelled'
  return { outcome: 'Cancelled', order }
}

beforeEach(async () => {
  prints = []
  calls = []
  isLost = () => false
  cancels = true
  lists = true
  server = createServer((req, res) => {
    const [, , , id, action] = (req.url ?? '').split('?')[0]?.split('/') ?? []
    const call = action ? 'cancel' : id ? 'get' : req.method === 'POST' ? 'order' : 'list'
    void bodyOf(req).then((body) => {
      calls.push(call)
      const told = JSON.stringify(answer(call, id, body))
      if (isLost(call)) req.socket.destroy()
      else res.writeHead(200, { 'content-type': 'application/json' }).end(told)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  provider = new ProdigiFulfillmentProvider({}, { apiKey: 'key', baseUrl: `http://127.0.0.1:${port}/v4.0` })
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const OLD = '9 Old Row'
const NEW = '10 New Row'

async function order(
  street: string,
  { sku = 'CASE-15', knownPrint = null }: { sku?: string; knownPrint?: string | null } = {},
): Promise<string> {
  const delivery_address = {
    first_name: 'Ada',
    last_name: 'Byron',
    address_1: street,
    city: 'London',
    postal_code: 'SW1Y 4JH',
    country_code: 'gb',
  }
  const line = { lineId: 'ordli_1', sku, attributes: {}, copies: 1, md5: 'd41d8cd98f00b204e9800998ecf8427e' }
  const plan = {
    orderId: 'order_1',
    email: null,
    idempotencyKey: 'k-1',
    callbackUrl: 'http://shop.test/cb',
    knownPrint,
    lines: [{ ...line, url: 'http://shop.test/print.png' }],
  }
  const { data } = await provider.createFulfillment(
    { id: 'Standard' },
    [],
    undefined,
    { delivery_address } as never,
    { prodigi: plan },
  )
  return (data as { prodigi: SubmissionResult }).prodigi.prodigiOrderId
}

const has = () =>
  prints.map(({ id, status, recipient, items }) => [id, status.stage, recipient.address.line1, items[0]?.sku])
const REPLACED = [
  ['ord_1', 'Cancelled', OLD, 'CASE-15'],
  ['ord_2', 'InProgress', NEW, 'CASE-15'],
]

it('a print that is what is asked for is taken as it is', async () => {
  expect([await order(OLD), await order(OLD.toUpperCase())]).toEqual(['ord_1', 'ord_1'])
  expect(calls).toEqual(['list', 'order', 'list'])
})

it('one for another address is cancelled, and the order printed anew; once', async () => {
  await order(OLD)
  expect([await order(NEW), await order(NEW)]).toEqual(['ord_2', 'ord_2'])
  expect(has()).toEqual(REPLACED)
})

it('as is one of another product', async () => {
  await order(OLD)
  expect(await order(OLD, { sku: 'CASE-16' })).toBe('ord_2')
  expect(has()).toEqual([
    ['ord_1', 'Cancelled', OLD, 'CASE-15'],
    ['ord_2', 'InProgress', OLD, 'CASE-16'],
  ])
})

it.each(['list', 'cancel', 'order', 'get'])('where each %s is cut off, the next try ends it', async (cut) => {
  await order(OLD)
  isLost = (call) => call === cut
  await expect(order(NEW)).rejects.toMatchObject({ code: 'provider_unavailable' })
  isLost = () => false
  expect(await order(NEW)).toBe('ord_2')
  expect(has()).toEqual(REPLACED)
})

it('one that is known by its key alone is compared as well', async () => {
  lists = false
  expect([await order(OLD), await order(OLD)]).toEqual(['ord_1', 'ord_1'])
  expect([await order(NEW), await order(NEW)]).toEqual(['ord_2', 'ord_2'])
  expect(has()).toEqual(REPLACED)
})

it('one that is corrected twice goes to the last address alone', async () => {
  await order(OLD)
  await order(NEW)
  expect(await order('11 Last Row')).toBe('ord_3')
  expect(has().map(([, stage]) => stage)).toEqual(['Cancelled', 'Cancelled', 'InProgress'])
})

it('where Prodigi goes on with it nothing is printed anew, and an administrator is told', async () => {
  await order(OLD)
  cancels = false
  await expect(order(NEW)).rejects.toMatchObject({
    code: 'fulfillment_failed',
    message: expect.stringContaining('though the street there is another than here') as string,
  })
  expect(prints).toHaveLength(1)
  expect(await order(OLD)).toBe('ord_1')
})

it('what the shop follows already is left as it is', async () => {
  await order(OLD)
  expect(await order(NEW, { knownPrint: 'ord_1' })).toBe('ord_1')
  expect(has()).toEqual([['ord_1', 'InProgress', OLD, 'CASE-15']])
})

it('whoever has lost the work to another process cancels nothing', async () => {
  await order(OLD)
  const assertOurs = () => Promise.reject(new Error('It is another’s'))
  const keep = () => Promise.resolve()
  await expect(orderingPrint({ assertOurs, keep }, () => order(NEW))).rejects.toThrow('It is another’s')
  expect(has()).toEqual([['ord_1', 'InProgress', OLD, 'CASE-15']])
})

it('a print that Prodigi cancelled, and that is what is asked for, is told as such', async () => {
  await order(OLD)
  prints.forEach(({ status }) => (status.stage = 'Cancelled'))
  expect(await order(OLD)).toBe('ord_1')
})
