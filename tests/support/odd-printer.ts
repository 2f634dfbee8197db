import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import getPort from 'get-port'

/** What stands where Prodigi's answer to a print order should be. */
export interface OddAnswer {
  status?: number
  headers?: Record<string, string>
  body?: string
  /** Prodigi has taken the order: it is the answer alone that goes wrong. */
  taken?: boolean
  /** The connection ends instead of an answer, or nothing ever comes. */
  instead?: 'cut' | 'silence'
}

async function bytesOf(req: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of req) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Stands between the shop and Prodigi's stand-in, and answers orders as it is told, by our reference of them. */
export async function startOddPrinter() {
  const port = await getPort()
  let prodigi = ''
  const odd = new Map<string, OddAnswer>()
  let takesKey = false

  async function pass(req: IncomingMessage, body: Buffer) {
    const answer = await fetch(`${prodigi}${req.url ?? ''}`, {
      method: req.method ?? 'GET',
      headers: { 'content-type': 'application/json', 'x-api-key': String(req.headers['x-api-key'] ?? '') },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    return { status: answer.status, text: await answer.text() }
  }
  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await bytesOf(req)
    if (!takesKey && req.url?.endsWith('/orders?top=1')) {
      res.writeHead(401, { 'content-type': 'application/json' }).end('{"statusText":"Unauthorized"}')
      return
    }
    const answer =
      req.method === 'POST' && req.url?.endsWith('/orders')
        ? odd.get((JSON.parse(body.toString()) as { merchantReference: string }).merchantReference)
        : undefined
    if (!answer || answer.taken) {
      const { status, text } = await pass(req, body)
      if (!answer) {
        res.writeHead(status, { 'content-type': 'application/json' }).end(text)
        return
      }
    }
    if (answer.instead === 'silence') return
    if (answer.instead === 'cut') res.destroy()
    else
      res
        .writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
        .end(answer.body ?? '')
  }
  const server = createServer((req, res) => {
    handle(req, res).catch(() => res.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return {
    baseUrl: `http://localhost:${port}/v4.0`,
    standBefore(origin: string) {
      prodigi = origin
    },
    /** Until then a shop that only looks whether it takes the key is refused. */
    takeKey() {
      takesKey = true
    },
    /** Each order with this reference is answered so, however often it is asked for, until `mend`. */
    answer: (orderId: string, with_: OddAnswer) => odd.set(orderId, with_),
    mend: (orderId: string) => odd.delete(orderId),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
