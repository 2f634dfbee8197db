import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '../../env'
import { headersOfAnswer } from './headers-of-answer'

interface Begun {
  request: IncomingMessage
  response: ServerResponse
}

/**
 * Gives each answer of this process its headers before anybody handles the call: Medusa serves its admin's pages ahead of every
 * middleware of ours. A route that knows better sets its own.
 */
export function setHeadersEverywhere(): void {
  const https = env.PUBLIC_URL.startsWith('https://')
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Begun
    for (const [name, value] of Object.entries(headersOfAnswer(request.url ?? '', { https })))
      response.setHeader(name, value)
  })
}
