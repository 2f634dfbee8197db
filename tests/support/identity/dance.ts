import { randomInt } from 'node:crypto'
import { ApiClient, type CallInput } from '../api-client'
import { signInThere } from './sign-in-there'

interface Wish {
  rememberMe?: boolean
  redirect?: string
  consent?: 'yes' | 'no'
}

/** A browser at an address of its own, since attempts are counted by address. */
export function newBrowser(origin: string) {
  const api = new ApiClient(origin)
  const headers = { 'x-forwarded-for': `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}` }
  const input = (provider: string, body: object): CallInput => ({ params: { provider }, body, headers })
  const start = (wish: Wish = {}, provider = 'oidc') => {
    const { rememberMe = false, redirect } = wish
    return api.call('startSocial', input(provider, { rememberMe, ...(redirect && { redirect }) }))
  }
  const finish = (came: Record<string, string>, provider = 'oidc') =>
    api.call('finishSocial', input(provider, came))
  /** To the provider and back, up to what the browser came back with. */
  const visit = async (login: string, wish: Wish = {}) => {
    const begun = await start(wish)
    if (!begun.ok) throw new Error(`The sign-in could not begin: ${begun.error}`)
    return signInThere(begun.data.location, login, wish.consent)
  }
  return {
    api,
    start,
    finish,
    visit,
    /** The whole sign-in. */
    signIn: async (login: string, wish: Wish = {}) => finish(await visit(login, wish)),
  }
}
