import { createHmac } from 'node:crypto'
import { brand } from '../brand'
import type { Settings } from './schema'

/** How an outside service is reached: `live` charges and ships, `test` is the vendor's own test mode, `sandbox` is our stand-in. */
export type ProviderMode = 'live' | 'test' | 'sandbox'

/** Where a bucket's files are found if nothing stands before it. */
function bucketUrl({ S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_PATH_STYLE }: Settings) {
  if (!S3_BUCKET) return undefined
  const url = new URL(S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`)
  if (S3_ENDPOINT && S3_PATH_STYLE) url.pathname = `${url.pathname.replace(/\/+$/, '')}/${S3_BUCKET}`
  else url.host = `${S3_BUCKET}.${url.host}`
  return url.href.replace(/\/+$/, '')
}

/** HMRC gives this number to nobody. */
const SAMPLE_VAT_NUMBER = 'GB 999 9999 73 (placeholder)'

/** Null where the company is not registered: then no paper and no mail speaks of VAT. */
function vatNumberOf(given: string | undefined): string | null {
  if (given === undefined) return brand.placeholder ? SAMPLE_VAT_NUMBER : null
  if (given === 'NONE') return null
  const [, country, ...figures] = /^(..) ?(\d{3}) ?(\d{4}) ?(\d{2})(?: ?(\d{3}))?$/.exec(given) ?? []
  return [country, ...figures].filter(Boolean).join(' ')
}

export const LOCAL = /^https?:\/\/(localhost|127\.|\[::1\])/

/** What these settings keep from working, or safe: the shop opens, and says so where its readiness is asked. */
function notReady(settings: Settings, stripeMode: ProviderMode, prodigiMode: ProviderMode) {
  const found: { name: 'prodigi' | 'mail' | 'demo-data'; reason: string }[] = []
  if (prodigiMode !== 'sandbox' && LOCAL.test(settings.BACKEND_PUBLIC_URL))
    found.push({
      name: 'prodigi',
      reason: 'Prodigi cannot fetch print files from this machine: set BACKEND_PUBLIC_URL',
    })
  // It starts at all where PRODIGI_BASE_URL says so in as many words.
  if (prodigiMode === 'live' && stripeMode !== 'live')
    found.push({
      name: 'prodigi',
      reason:
        'Prodigi prints and ships for real while nobody pays for real: set PRODIGI_BASE_URL to its test mode, or a live STRIPE_API_KEY',
    })
  if (settings.SMTP_URL && brand.placeholder && settings.MAIL_FROM.includes(brand.email))
    found.push({ name: 'mail', reason: 'Mails come from a placeholder: set MAIL_FROM' })
  if (settings.DEMO_DATA && !LOCAL.test(settings.PUBLIC_URL))
    found.push({
      name: 'demo-data',
      reason: 'The shop has an address of its own and runs on demo data: set DEMO_DATA=false',
    })
  return found
}

/** How long administrators have to set up a second factor, once the shop asks for it. */
const ADMIN_FACTOR_DAYS = 7

/** The settings, and what follows from them. */
export function derive(settings: Settings) {
  const stripeMode: ProviderMode = !settings.STRIPE_API_KEY
    ? 'sandbox'
    : settings.STRIPE_API_KEY.includes('_live_')
      ? 'live'
      : 'test'
  const prodigiBase = settings.PRODIGI_BASE_URL ?? 'https://api.prodigi.com/v4.0'
  const prodigiMode: ProviderMode = !settings.PRODIGI_API_KEY
    ? 'sandbox'
    : prodigiBase.includes('sandbox')
      ? 'test'
      : 'live'
  const imageProvider =
    settings.IMAGE_PROVIDER === 'auto'
      ? settings.OPENAI_API_KEY || settings.OPENAI_BASE_URL
        ? 'openai'
        : 'embedded'
      : settings.IMAGE_PROVIDER
  // Nobody is charged without a key; scripts/lib/settings.mjs says the same when the shop starts.
  const imageMode: ProviderMode =
    imageProvider === 'embedded' || !settings.OPENAI_API_KEY ? 'sandbox' : 'live'
  return {
    ...settings,
    notReady: notReady(settings, stripeMode, prodigiMode),
    TRUSTED_PROXIES: [...settings.TRUSTED_PROXIES, ...settings.OUTER_PROXIES],
    S3_FILE_URL: settings.S3_FILE_URL ?? bucketUrl(settings),
    stripe: {
      mode: stripeMode,
      apiKey: settings.STRIPE_API_KEY ?? 'sk_test_caseloom_sandbox',
      apiBase:
        settings.STRIPE_API_BASE ?? (stripeMode === 'sandbox' ? settings.SANDBOX_STRIPE_URL : undefined),
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      capture: settings.STRIPE_CAPTURE,
      publishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? null,
      marks: settings.PAYMENT_MARKS,
    },
    prodigi: {
      mode: prodigiMode,
      apiKey: settings.PRODIGI_API_KEY ?? 'caseloom-sandbox',
      baseUrl:
        prodigiMode === 'sandbox'
          ? (settings.PRODIGI_BASE_URL ?? `${settings.SANDBOX_PRODIGI_URL}/v4.0`)
          : prodigiBase,
      carrierStatusUrl:
        settings.CARRIER_STATUS_URL ??
        (prodigiMode === 'sandbox' ? `${settings.SANDBOX_PRODIGI_URL}/carrier` : undefined),
    },
    vatNumber: vatNumberOf(settings.VAT_NUMBER),
    images: { provider: imageProvider, mode: imageMode },
    // Of its own where it is given: secrets of second factors then outlive a change of COOKIE_SECRET.
    mfaKey:
      settings.MFA_ENCRYPTION_KEY ??
      createHmac('sha256', settings.COOKIE_SECRET).update('second factors').digest('hex'),
    // Null: nobody is asked. A shop that has a key of its own for them means second factors to be used.
    adminFactorDays:
      settings.ADMIN_SECOND_FACTOR_DAYS === undefined
        ? settings.MFA_ENCRYPTION_KEY
          ? ADMIN_FACTOR_DAYS
          : null
        : settings.ADMIN_SECOND_FACTOR_DAYS,
    // Whoever tries the shop out opens accounts by the dozen, all from one address.
    accounts: {
      registrationsPerHour: settings.REGISTRATIONS_PER_HOUR ?? (settings.DEMO_DATA ? 200 : 5),
      mailsPerHour: settings.ACCOUNT_MAILS_PER_HOUR ?? (settings.DEMO_DATA ? 100 : 5),
    },
    mail: {
      mode: (settings.SMTP_URL ? 'live' : 'sandbox') as ProviderMode,
      url: settings.SMTP_URL ?? settings.SANDBOX_SMTP_URL,
      from: settings.MAIL_FROM,
    },
  }
}
export type Env = ReturnType<typeof derive>
