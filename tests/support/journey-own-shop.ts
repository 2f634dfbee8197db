import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import getPort from 'get-port'
import { startChild, waitFor } from '../../scripts/lib/children.mjs'
import { storefrontDir } from '../../scripts/lib/paths.mjs'
import { journeyStack } from './journey-stack'

const stack = journeyStack()
const local = (port: number) => `http://localhost:${port}`

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  return (server.address() as AddressInfo).port
}
const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** A counter of visits that speaks as Matomo's script does, and writes down what it is told. */
async function startCounter() {
  const told: string[] = []
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://counter')
    if (url.pathname !== '/matomo.js') {
      told.push(url.searchParams.get('url') ?? '')
      return void res.writeHead(204).end()
    }
    res.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`
      document.cookie = '_pk_id.1=visitor; path=/'
      let url = ''
      const heed = ([command, value]) => {
        if (command === 'setCustomUrl') url = value
        if (command === 'trackPageView')
          void fetch('${local((server.address() as AddressInfo).port)}/matomo.php?url=' + encodeURIComponent(url), { mode: 'no-cors' })
      }
      window._paq.forEach(heed)
      window._paq = { push: heed }`)
  })
  return { told, server, origin: local(await listening(server)) }
}

/** By which a browser asks for no more than it needs. */
const HELD: ReadonlySet<string> = new Set(['if-none-match', 'if-modified-since', 'accept-encoding'])

/** Pages of their own before the journeys' backend: they count visits, and can be built anew as far as a browser sees. */
export async function startOwnShop() {
  const counter = await startCounter()
  let build = 1
  const port = await getPort()
  const front = createServer((req, res) => {
    const { method, url } = req
    const worker = url === '/sw.js'
    // What the browser holds of it is not compared, nor is it pressed: it is another one here.
    const headers = worker
      ? Object.fromEntries(Object.entries(req.headers).filter(([name]) => !HELD.has(name)))
      : req.headers
    const onward = request({ port, method, path: url, headers }, (answer) => {
      const { 'content-length': _length, ...rest } = answer.headers
      res.writeHead(answer.statusCode ?? 502, worker ? rest : answer.headers)
      if (!worker) return void answer.pipe(res)
      answer.pipe(res, { end: false })
      answer.on('end', () => res.end(`\n// build ${build}`))
    })
    onward.on('error', () => res.writeHead(502).end())
    req.pipe(onward)
  })
  const shop = local(await listening(front))
  const pages = startChild(`storefront-own-${port}`, [process.execPath, 'server/start.mjs'], {
    cwd: storefrontDir,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: shop,
      BACKEND_URL: stack.backend,
      ANALYTICS_PROVIDER: 'matomo',
      ANALYTICS_SCRIPT_URL: `${counter.origin}/matomo.js`,
      ANALYTICS_SITE: '1',
    },
  })
  await waitFor('The storefront of its own', `${local(port)}/healthz`, pages)
  return {
    shop,
    counted: counter.told,
    buildAnew: () => (build += 1),
    stop: async () => {
      await Promise.all([closed(front), closed(counter.server), pages.stop()])
    },
  }
}
