import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  path: string
  body: string
  signature: string
}

/** The shop's end of the callbacks: keeps what arrives, serves a file, and can be told what to answer. */
export async function listenAsShop(file?: { body: Buffer; type: string }) {
  const received: Received[] = []
  const shop = { answerWith: 200 }
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.body)
      return
    }
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature'] ?? '')
      received.push({ path: request.url ?? '', body: Buffer.concat(parts).toString('utf8'), signature })
      response.writeHead(shop.answerWith).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    shop,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const control = (url: string, path: string, body: object): Promise<Response> =>
  fetch(`${url}/_sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
