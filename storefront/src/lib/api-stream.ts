import type { EndpointName, Endpoints } from '@caseloom/contract'
import { wayOf } from './api-client'
import { ApiError, NetworkError } from './api-errors'
import type { RoutesOf } from './api-routes'
import { buildUrl, callHeaders, envelopeOf, failure } from './api-wire'
import { eventParser, type ServerEvent } from './event-stream'
import { timeLimit } from './time-limit'

type StreamName = {
  [N in EndpointName]: Endpoints[N] extends { produces: 'text/event-stream' } ? N : never
}[EndpointName]

/** The server says something at least every 15 s; a longer silence is a broken line that nobody told us of. */
const SILENCE_MS = 40_000

interface StreamInput {
  params: Record<string, string>
  /** Resumes after the event of this id. */
  after: string | null
  signal: AbortSignal
}

/**
 * Server-sent events by fetch, which can send the bearer token (EventSource cannot). Ends when the server closes;
 * throws an ApiError or a NetworkError, and the signal's reason where the caller ended it.
 */
export async function* eventsOf<N extends StreamName>(
  routes: RoutesOf<N>,
  name: N,
  { params, after, signal }: StreamInput,
) {
  const silence = timeLimit(SILENCE_MS, signal)
  const [headers, token] = callHeaders('text/event-stream', after === null ? {} : { 'last-event-id': after })
  try {
    const response = await fetch(buildUrl(wayOf(routes[name])[1], params), {
      headers,
      credentials: 'include',
      cache: 'no-store',
      signal: silence.signal,
    })
    if (!response.ok || !response.body) {
      const envelope = await envelopeOf(response)
      if (envelope.success) throw new NetworkError('unreadable')
      const requestId = response.headers.get('x-request-id')
      throw failure(envelope, { status: response.status, requestId, token })
    }
    yield* eventsIn(response.body, silence.afresh)
  } catch (cause) {
    if (signal.aborted || cause instanceof ApiError || cause instanceof NetworkError) throw cause
    throw new NetworkError(silence.late() ? 'timeout' : 'offline', cause)
  } finally {
    silence.over()
  }
}

async function* eventsIn(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<ServerEvent, void> {
  const reader = body.getReader()
  const text = new TextDecoder()
  const parse = eventParser()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      heard()
      yield* parse(text.decode(value, { stream: true }))
    }
  } finally {
    // Whoever stops listening closes the line.
    void reader.cancel().catch(() => undefined)
  }
}
