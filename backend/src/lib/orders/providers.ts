import type { AdminStats } from '@caseloom/contract'
import { PRODIGI_MODULE } from '@caseloom/prodigi'
import type { MedusaContainer } from '@medusajs/framework/types'
import { connect } from 'node:net'
import { env } from '../../env'

type Provider = AdminStats['providers'][number]

const PATIENCE_MS = 2000
/** One look at the providers serves every administrator for this long. */
const FRESH_MS = 15_000

/** True where something speaks HTTP there and takes our key. */
async function answers(url: string, key: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      headers: { Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return response.status < 500 && response.status !== 401 && response.status !== 403
  } catch {
    return false
  }
}

function accepts(address: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(address)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || (protocol === 'smtps:' ? 465 : 25) })
    const end = (healthy: boolean) => {
      socket.destroy()
      resolve(healthy)
    }
    socket.setTimeout(PATIENCE_MS, () => end(false))
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}

async function images(): Promise<Provider> {
  if (env.images.provider === 'embedded')
    return { name: 'Images (built-in artist)', mode: 'sandbox', healthy: true }
  const base = env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1'
  const healthy = await answers(`${base}/models`, env.OPENAI_API_KEY ?? 'sandbox')
  return { name: 'OpenAI', mode: env.OPENAI_API_KEY ? 'live' : 'sandbox', healthy }
}

async function look(scope: MedusaContainer): Promise<Provider[]> {
  const stripeUrl = `${env.stripe.apiBase ?? 'https://api.stripe.com'}/v1/checkout/sessions?limit=1`
  return Promise.all([
    answers(stripeUrl, env.stripe.apiKey).then((healthy) => ({
      name: 'Stripe',
      mode: env.stripe.mode,
      healthy,
    })),
    scope
      .resolve(PRODIGI_MODULE)
      .healthy()
      .then((healthy) => ({ name: 'Prodigi', mode: env.prodigi.mode, healthy })),
    images(),
    accepts(env.mail.url).then((healthy) => ({ name: 'Mail', mode: env.mail.mode, healthy })),
  ])
}

let last: { at: number; providers: Promise<Provider[]> } | null = null

/** The outside services: which are real, and whether they answer just now. */
export function listProviders(scope: MedusaContainer, now = Date.now()): Promise<Provider[]> {
  if (!last || now - last.at > FRESH_MS) last = { at: now, providers: look(scope) }
  return last.providers
}
