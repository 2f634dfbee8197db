import { AI_DESIGNS_MODULE } from '@caseloom/ai-designs'
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

const RESTING: Record<string, string> = {
  no_money:
    'The account has no money left. Top it up at the provider; customers are offered the built-in artist meanwhile.',
  bad_key: 'The provider refuses the key or the model. Look at OPENAI_API_KEY and IMAGE_MODEL.',
}
const FAILING =
  'Too many faults just now: calls rest for half a minute at a time, and customers are offered the built-in artist.'

/** Who draws: what the last calls showed, where the provider's own door alone would say too little. */
async function images(scope: MedusaContainer): Promise<Provider> {
  const { usual, circuits, modelWatch } = scope.resolve(AI_DESIGNS_MODULE).providers
  const { state, reason } = circuits[usual.id].state()
  const resting = state === 'closed' ? null : (RESTING[reason ?? ''] ?? FAILING)
  const provider = { name: `Images: ${usual.drawnBy}`, mode: env.images.mode }
  if (usual.id === 'embedded') return { ...provider, healthy: resting === null, note: resting }
  const base = env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1'
  const [reached, warning] = await Promise.all([
    answers(`${base}/models`, env.OPENAI_API_KEY ?? 'none'),
    modelWatch?.latest() ?? null,
  ])
  return { ...provider, healthy: reached && resting === null, note: resting ?? warning }
}

async function look(scope: MedusaContainer): Promise<Provider[]> {
  const stripeUrl = `${env.stripe.apiBase ?? 'https://api.stripe.com'}/v1/checkout/sessions?limit=1`
  const plain = (name: string, mode: Provider['mode'], healthy: Promise<boolean>) =>
    healthy.then((good): Provider => ({ name, mode, healthy: good, note: null }))
  return Promise.all([
    plain('Stripe', env.stripe.mode, answers(stripeUrl, env.stripe.apiKey)),
    plain('Prodigi', env.prodigi.mode, scope.resolve(PRODIGI_MODULE).healthy()),
    images(scope),
    plain('Mail', env.mail.mode, accepts(env.mail.url)),
  ])
}

let last: { at: number; providers: Promise<Provider[]> } | null = null

/** The outside services: which are real, and whether they answer just now. */
export function listProviders(scope: MedusaContainer, now = Date.now()): Promise<Provider[]> {
  if (!last || now - last.at > FRESH_MS) last = { at: now, providers: look(scope) }
  return last.providers
}
