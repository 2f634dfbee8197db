import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lookUpProduct } from './look-up-product'
import { ProdigiClient } from './prodigi-client'

const product = {
  sku: 'GLOBAL-1',
  description: 'Tough case',
  productDimensions: null,
  attributes: { finish: ['matte', 'gloss'] },
  variants: [
    {
      attributes: { finish: 'matte' },
      shipsTo: ['GB'],
      printAreaSizes: { default: { horizontalResolution: 1238, verticalResolution: 2042 } },
      somethingNew: 1,
    },
    { attributes: null, shipsTo: null, printAreaSizes: null },
  ],
}

let server: Server
let answers: { status: number; body: string | null }[]
let asked: string[]
let client: ProdigiClient

const json = (status: number, body: object) => ({ status, body: JSON.stringify(body) })

beforeEach(async () => {
  answers = []
  asked = []
  server = createServer((req, res) => {
    asked.push(`${req.method ?? ''} ${req.url ?? ''}`)
    const answer = answers.shift() ?? json(500, { outcome: 'InternalServerError' })
    if (answer.body === null) return
    res.writeHead(answer.status, { 'content-type': 'application/json' })
    res.end(answer.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  client = new ProdigiClient({
    apiKey: 'k',
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v4.0`,
    // A busy machine may take its time over a first answer.
    timeoutMs: 1500,
    retry: { retries: 1, baseDelayMs: 1, maxDelayMs: 2 },
  })
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('lookUpProduct', () => {
  it('reads what Prodigi sells, absent parts as empty', async () => {
    answers = [json(200, { outcome: 'Ok', product })]
    const found = await lookUpProduct(client, 'global/1 x')
    expect(asked).toEqual(['GET /v4.0/products/global%2F1%20x'])
    expect(found).toEqual({
      outcome: 'found',
      product: {
        sku: 'GLOBAL-1',
        description: 'Tough case',
        attributes: { finish: ['matte', 'gloss'] },
        variants: [
          {
            attributes: { finish: 'matte' },
            shipsTo: ['GB'],
            printAreaSizes: { default: { horizontalResolution: 1238, verticalResolution: 2042 } },
          },
          { attributes: {}, shipsTo: [], printAreaSizes: {} },
        ],
      },
    })
  })

  it.each([
    [404, 'EntityNotFound', 'unknown', 'SKU NOPE'],
    [401, 'NotAuthenticated', 'refused', 'PRODIGI_API_KEY'],
    [403, 'Forbidden', 'refused', 'PRODIGI_API_KEY'],
    [418, 'Teapot', 'unreadable', 'Teapot'],
  ])('says in a sentence what %d means', async (status, outcome, kind, words) => {
    answers = [json(status, { outcome })]
    const found = await lookUpProduct(client, 'NOPE')
    expect(found).toMatchObject({ outcome: kind, sentence: expect.stringContaining(words) as string })
    expect(asked).toHaveLength(1)
  })

  it('asks again once where the service stumbles, and then says that it is down', async () => {
    answers = [json(503, {}), json(200, { outcome: 'Ok', product })]
    expect(await lookUpProduct(client, 'A')).toMatchObject({ outcome: 'found' })
    answers = [json(503, {}), json(503, {})]
    expect(await lookUpProduct(client, 'A')).toMatchObject({ outcome: 'unavailable' })
    answers = [json(429, {}), json(429, {})]
    expect(await lookUpProduct(client, 'A')).toMatchObject({
      sentence: 'Prodigi asks for fewer questions. Wait a minute and try again.',
    })
    expect(asked).toHaveLength(6)
  })

  it('does not wait for ever, nor trust what it cannot read', async () => {
    answers = [
      { status: 200, body: null },
      { status: 200, body: null },
    ]
    expect(await lookUpProduct(client, 'A')).toMatchObject({ outcome: 'unavailable' })
    answers = [json(200, { outcome: 'Ok', product: { sku: 1 } })]
    expect(await lookUpProduct(client, 'A')).toMatchObject({ outcome: 'unreadable' })
    answers = [{ status: 200, body: '<html>' }]
    expect(await lookUpProduct(client, 'A')).toMatchObject({ outcome: 'unreadable' })
  })
})
