import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '../../env'

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // For this name alone: where it is a company's own, others live below it.
  ...(env.PUBLIC_URL.startsWith('https://') && { 'Strict-Transport-Security': 'max-age=31536000' }),
}
/** Answers of programs for programs: a browser that shows one as a page runs, frames and fetches nothing. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Medusa's own pages bring scripts that are not ours to list; but nobody frames them, and no form of theirs leads away. */
const ADMIN_POLICY = "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
const ADMIN_PAGES = /^\/app([/?]|$)/

interface Begun {
  request: IncomingMessage
  response: ServerResponse
}

/**
 * Gives each answer of this process its headers before anybody handles the call: Medusa serves its admin's pages ahead of every
 * middleware of ours. A route that knows better sets its own.
 */
export function setHeadersEverywhere(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Begun
    for (const [name, value] of Object.entries(EVERYWHERE)) response.setHeader(name, value)
    const isPage = ADMIN_PAGES.test(request.url ?? '')
    response.setHeader('Content-Security-Policy', isPage ? ADMIN_POLICY : DATA_POLICY)
    if (!isPage) return
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
    response.setHeader('X-Robots-Tag', 'noindex, nofollow')
  })
}
