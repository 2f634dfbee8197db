import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream, type RenderToPipeableStreamOptions } from 'react-dom/server'
import { ServerRouter, type AppLoadContext, type EntryContext } from 'react-router'
import { lateScripts } from './early/late-scripts'
import { NonceContext } from './document/nonce'

const RENDER_TIMEOUT_MS = 5_000
/** Pages whose form is a part that lives later than the page itself: what was entered before is lost, so it may not be long. */
const AT_ONCE = new Set(['/contact'])
export const streamTimeout = RENDER_TIMEOUT_MS + 1_000

/** Streams the page as soon as its shell is ready; a crawler waits for the whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const nonce = loadContext.nonce
  const ready: keyof RenderToPipeableStreamOptions = isbot(request.headers.get('user-agent') ?? '')
    ? 'onAllReady'
    : 'onShellReady'
  return new Promise((resolve, reject) => {
    let answered = false
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        [ready]() {
          answered = true
          const atOnce = import.meta.env.DEV || AT_ONCE.has(new URL(request.url).pathname.replace(/\/$/, ''))
          const body = atOnce ? new PassThrough() : lateScripts(nonce)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
          pipe(body)
        },
        onShellError: reject,
        onError(error: unknown) {
          if (answered) console.error(error)
          status = 500
        },
      },
    )
    setTimeout(abort, streamTimeout)
  })
}
