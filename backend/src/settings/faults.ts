import { brand } from '../brand'
import { LOCAL, type Env } from './derive'
import { imageFaults } from './image-faults'
import { COMPOSE_DATABASE_PASSWORD, COMPOSE_FILES_SECRET, SANDBOX_WEBHOOK_SECRET } from './schema'

/** What is missing beside a setting that was given; each entry is a sentence naming the setting. */
function missingCompanions(env: Env): string[] {
  const faults: string[] = []
  if (env.stripe.mode !== 'sandbox' && env.STRIPE_WEBHOOK_SECRET === SANDBOX_WEBHOOK_SECRET)
    faults.push(
      'STRIPE_WEBHOOK_SECRET must be the signing secret of your own webhook endpoint, since STRIPE_API_KEY is given.',
    )
  const publishable = env.STRIPE_PUBLISHABLE_KEY
  if (
    publishable &&
    env.stripe.mode !== 'sandbox' &&
    publishable.includes('_live_') !== (env.stripe.mode === 'live')
  )
    faults.push('STRIPE_PUBLISHABLE_KEY and STRIPE_API_KEY must both be live or both be test keys.')
  if (env.images.provider === 'openai' && !env.OPENAI_API_KEY && !env.OPENAI_BASE_URL)
    faults.push('OPENAI_API_KEY is missing: IMAGE_PROVIDER=openai needs it.')
  if (Boolean(env.S3_ACCESS_KEY_ID) !== Boolean(env.S3_SECRET_ACCESS_KEY))
    faults.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are given together or not at all.')
  return faults
}

const LOCAL_HTTP = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/

/** A social sign-in is offered once its settings are whole: half of them is a mistake worth a sentence. */
function socialFaults(env: Env): string[] {
  const faults: string[] = []
  for (const name of ['GOOGLE', 'GITHUB'] as const) {
    const [id, secret] = [env[`${name}_CLIENT_ID`], env[`${name}_CLIENT_SECRET`]]
    if (Boolean(id) === Boolean(secret)) continue
    faults.push(
      `${name}_CLIENT_${id ? 'SECRET' : 'ID'} is missing: ${name}_CLIENT_${id ? 'ID' : 'SECRET'} is given.`,
    )
  }
  if (Boolean(env.OIDC_ISSUER) !== Boolean(env.OIDC_CLIENT_ID))
    faults.push('OIDC_ISSUER and OIDC_CLIENT_ID are given together or not at all.')
  else if (env.OIDC_CLIENT_SECRET && !env.OIDC_ISSUER)
    faults.push('OIDC_ISSUER is missing: OIDC_CLIENT_SECRET is given.')
  for (const name of ['OIDC_ISSUER', 'GITHUB_URL'] as const) {
    const url = env[name]
    if (!url || url.startsWith('https://')) continue
    if (env.NODE_ENV === 'production' || !LOCAL_HTTP.test(url))
      faults.push(`${name} must be an https address: whoever can change what it says can sign in as anybody.`)
  }
  return faults
}

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Keys that everybody can read in docker-compose.yml. A database that this machine alone reaches may have the embedded one's. */
function knownKeys({ DATABASE_URL, S3_SECRET_ACCESS_KEY }: Env): string[] {
  const faults: string[] = []
  const { password, hostname } = new URL(DATABASE_URL)
  if (password === COMPOSE_DATABASE_PASSWORD && !LOCAL_HOST.test(hostname))
    faults.push(
      'POSTGRES_PASSWORD must be your own with a live Stripe key: everybody knows the one in docker-compose.yml.',
    )
  if (S3_SECRET_ACCESS_KEY === COMPOSE_FILES_SECRET)
    faults.push(
      'S3_SECRET_ACCESS_KEY must be your own with a live Stripe key: everybody knows the one in docker-compose.yml.',
    )
  return faults
}

/** Left over from a trial, each would win over the real address without a word. */
const ELSEWHERE = [
  ['STRIPE_API_BASE', 'it is where the shop sends its key and every payment'],
  ['PRODIGI_BASE_URL', 'a stand-in prints nothing that was paid for'],
  ['CARRIER_STATUS_URL', 'a stand-in makes up when parcels arrive'],
] as const

/** Addresses of providers that no live shop can mean. */
const standIns = (env: Env): string[] =>
  ELSEWHERE.flatMap(([name, why]) => {
    const url = env[name] && new URL(env[name])
    if (!url || (url.protocol === 'https:' && !LOCAL.test(url.href))) return []
    return [
      `${name} must be left out, or an https address of another machine, with a live Stripe key: ${why}.`,
    ]
  })

/** What would make a live shop charge real people on demo settings; each entry is a sentence naming the setting. */
function liveFaults(env: Env): string[] {
  if (env.stripe.mode !== 'live') return []
  const faults: string[] = []
  if (env.DEMO_DATA)
    faults.push(
      'DEMO_DATA must be false with a live Stripe key: demo figures must never be shown to real customers.',
    )
  if (!env.PUBLIC_URL.startsWith('https://'))
    faults.push('PUBLIC_URL must be an https address with a live Stripe key.')
  if (!env.BACKEND_PUBLIC_URL.startsWith('https://'))
    faults.push('BACKEND_PUBLIC_URL must be an https address with a live Stripe key.')
  if (env.prodigi.mode === 'sandbox')
    faults.push('PRODIGI_API_KEY must be given with a live Stripe key: paid cases would never be printed.')
  if (env.prodigi.mode === 'test')
    faults.push(
      'PRODIGI_BASE_URL must not be Prodigi’s test mode with a live Stripe key: paid cases would never be printed.',
    )
  if (env.mail.mode === 'sandbox')
    faults.push('SMTP_URL must be given with a live Stripe key: mails would never reach a customer.')
  if (brand.placeholder) faults.push('The company details in backend/src/brand.ts are still placeholders.')
  return [...faults, ...standIns(env), ...knownKeys(env)]
}

/** Prodigi would take orders whose print files it can never fetch. */
const unreachable = ({ prodigi, BACKEND_PUBLIC_URL }: Env): string[] =>
  prodigi.mode === 'live' && LOCAL.test(BACKEND_PUBLIC_URL)
    ? [
        'BACKEND_PUBLIC_URL must be reached from outside with a live Prodigi key: it fetches print files there.',
      ]
    : []

/** Whoever knows the number of a test card would have cases printed on the shop's bill. An address that is written out was meant. */
function unpaidPrints(env: Env): string[] {
  if (env.prodigi.mode !== 'live' || env.stripe.mode === 'live') return []
  const faults: string[] = []
  if (!env.PRODIGI_BASE_URL)
    faults.push(
      `PRODIGI_BASE_URL must be given with a live Prodigi key while STRIPE_API_KEY is not live, since nobody would pay for what is printed: https://api.sandbox.prodigi.com/v4.0 prints nothing, ${env.prodigi.baseUrl} prints and bills for real.`,
    )
  if (env.DEMO_DATA)
    faults.push(
      'DEMO_DATA must be false with a live Prodigi key: everybody can read the password of its administrator, who has cases printed for real.',
    )
  return faults
}

/** What settings that are each well-formed still have against one another; each entry is a sentence naming the setting. */
export const faultsOf = (env: Env): string[] => [
  ...missingCompanions(env),
  ...imageFaults(env),
  ...socialFaults(env),
  ...unreachable(env),
  ...unpaidPrints(env),
  ...liveFaults(env),
]
