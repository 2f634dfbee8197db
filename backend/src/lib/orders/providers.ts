import { AI_DESIGNS_MODULE, availabilityOf, readSpending } from '@caseloom/ai-designs'
import type { AdminStats } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../env'
import type { ProviderMode } from '../../settings'
import { accepts, troubleAt, type Trouble } from '../health/accepts'
import { checkParts } from '../health/checks'
import { prodigiTrouble, stripeTrouble } from '../health/key-trouble'
import { redisFault } from '../health/redis-fault'

type Provider = AdminStats['providers'][number]

/** One look at the providers serves every administrator for this long. */
const FRESH_MS = 15_000

const RESTING: Record<string, string> = {
  no_money:
    'The account has no money left. Top it up at the provider; customers are offered the built-in artist meanwhile.',
  bad_key: 'The provider refuses the key or the model. Look at OPENAI_API_KEY and IMAGE_MODEL.',
}
const FAILING =
  'Too many faults just now: calls rest for half a minute at a time, and customers are offered the built-in artist.'

/** From this share of the day's money on administrators see what is spent. */
const SHOWN_FROM = 0.7

const pounds = (millipence: number) => `£${(millipence / 100_000).toFixed(2)}`

/** What today's pictures have cost, once that is much of what they may. */
async function spending(scope: MedusaContainer): Promise<string | null> {
  const { spentMillipence: spent, budgetMillipence: budget } = await readSpending(scope)
  if (spent < budget * SHOWN_FROM) return null
  return `${pounds(spent)} of today’s ${pounds(budget)} are spent (AI_DAILY_BUDGET_GBP). Once they are, customers are offered the built-in artist until midnight UTC.`
}

/** Who draws: what the last calls showed, where the provider's own door alone would say too little. */
async function images(scope: MedusaContainer): Promise<Provider> {
  const { usual, modelWatch } = scope.resolve(AI_DESIGNS_MODULE).providers
  const { fault } = await availabilityOf(scope, usual.id)
  const resting = fault && (RESTING[fault] ?? FAILING)
  const name = `Images: ${usual.drawnBy}`
  if (usual.id === 'embedded') return { name, mode: 'built_in', healthy: resting === null, note: resting }
  const provider = { name, mode: env.images.mode }
  const base = env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1'
  const [trouble, warning, spent] = await Promise.all([
    troubleAt(`${base}/models`, env.OPENAI_API_KEY ?? 'none'),
    modelWatch?.latest() ?? null,
    spending(scope),
  ])
  return { ...provider, healthy: trouble === null && resting === null, note: resting ?? spent ?? warning }
}

/** Where the shop keeps things. */
async function parts(scope: MedusaContainer): Promise<Provider[]> {
  const kept: Record<string, Pick<Provider, 'name' | 'mode' | 'note'>> = {
    database: { name: 'Database: PostgreSQL', mode: 'live', note: null },
    files: env.S3_BUCKET
      ? { name: 'Files: S3', mode: 'live', note: `Bucket ${env.S3_BUCKET}` }
      : { name: 'Files', mode: 'built_in', note: 'In a folder of this machine' },
  }
  const checks = await checkParts(scope)
  return checks.flatMap(({ name, healthy }) => {
    const part = kept[name]
    return part ? [{ ...part, healthy }] : []
  })
}

/** What several processes would share. */
async function shared(): Promise<Provider> {
  const name = 'Cache and queues'
  if (!env.REDIS_URL) return { name, mode: 'built_in', healthy: true, note: 'In the memory of one process' }
  const fault = await redisFault(env.REDIS_URL)
  return { name: `${name}: Redis`, mode: 'live', healthy: fault === null, note: fault }
}

const isWell = async (trouble: Promise<Trouble>) => (await trouble) === null

async function look(scope: MedusaContainer): Promise<Provider[]> {
  const outside = async (
    name: string,
    mode: ProviderMode,
    notReal: string,
    healthy: Promise<boolean>,
  ): Promise<Provider> => {
    const unready = env.notReady.find((each) => each.name === name.toLowerCase())?.reason
    return { name, mode, healthy: await healthy, note: unready ?? (mode === 'live' ? null : notReal) }
  }
  const told = await Promise.all([
    outside('Stripe', env.stripe.mode, 'No money moves', isWell(stripeTrouble())),
    outside('Prodigi', env.prodigi.mode, 'Nothing is printed', isWell(prodigiTrouble(scope))),
    images(scope),
    outside('Mail', env.mail.mode, 'Mails stay in the sandbox’s inbox', accepts(env.mail.url)),
    parts(scope),
    shared(),
  ])
  return told.flat()
}

let last: { at: number; providers: Promise<Provider[]> } | null = null

/** The outside services: which are real, and whether they answer just now. */
export function listProviders(scope: MedusaContainer, now = Date.now()): Promise<Provider[]> {
  if (!last || now - last.at > FRESH_MS) last = { at: now, providers: look(scope) }
  return last.providers
}
