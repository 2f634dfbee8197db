import type { SocialProvider } from '@caseloom/contract'

export type ProviderId = SocialProvider['id']
/** What a provider sent the browser back with. */
export interface SocialAnswer {
  provider: ProviderId
  state: string
  code?: string
  error?: string
  iss?: string
}

export const isProvider = (id: string | undefined): id is ProviderId =>
  id === 'google' || id === 'github' || id === 'oidc'

/** The answer in an address, or null where somebody came here without one. */
export function readAnswer(provider: string | undefined, search: string): SocialAnswer | null {
  const query = new URLSearchParams(search)
  const [state, code, error, iss] = ['state', 'code', 'error', 'iss'].map((name) => query.get(name))
  if (!isProvider(provider) || !state || (!code && !error)) return null
  return { provider, state, ...(code && { code }), ...(error && { error }), ...(iss && { iss }) }
}
