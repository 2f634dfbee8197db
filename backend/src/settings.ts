import { createHmac } from 'node:crypto'
import { compile } from 'proxy-addr'
import { z } from 'zod'
import { brand } from './brand'

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true')
const secret = z.string({ error: 'is missing' }).min(32, 'must be a random text of at least 32 characters')
const wholeAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a whole address such as https://shop.example',
})
const address = (fallback: string) => wholeAddress.default(fallback)
const oneOf = <const T extends [string, ...string[]]>(...words: T) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` })
const WHOLE_NUMBER = 'must be a whole number'
/** Not set means: as the provider's costs suggest. */
const jobs = z.coerce.number({ error: WHOLE_NUMBER }).int(WHOLE_NUMBER).min(0, WHOLE_NUMBER).optional()
const PORT_RANGE = 'must be a port between 1 and 65535'
/** How many within a time; not set means the figure that .env.example names. */
const count = z.coerce.number({ error: WHOLE_NUMBER }).int(WHOLE_NUMBER).min(1, 'must be at least 1')
const DESIGNS = 'must be a whole number of designs from 1 to 1000'
const LENGTH = 'must be a length between 6 and 64'
/** Known to everybody who reads this file, so good for the sandbox alone. */
const SANDBOX_WEBHOOK_SECRET = 'whsec_caseloom_sandbox'

/** What a publishable key begins with: it is sent to every browser, a secret one must never be. */
const publishableKey = z
  .string()
  .regex(/^pk_(test|live)_\w+$/, 'must be the publishable key, pk_test_x or pk_live_x')
/** The ways to pay that the cart names; anything else it could not draw. */
const MARKS = ['VISA', 'MC', 'AMEX', 'PP', 'APPLE PAY', 'GOOGLE PAY']
const marks = z
  .string()
  .default('VISA,MC,AMEX')
  .transform((text) => [...new Set(text.split(',').map((mark) => mark.trim().toUpperCase()))].filter(Boolean))
  .refine((names) => names.every((name) => MARKS.includes(name)), `must be some of ${MARKS.join(', ')}`)

const isNetwork = (name: string): boolean => {
  try {
    compile(name)
    return true
  } catch {
    return false
  }
}
/** Addresses and networks of servers of our own, as Express' 'trust proxy' names them. */
const networks = z
  .string()
  .default('loopback')
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
  .refine(
    (names) => names.every(isNetwork),
    'must be addresses or networks such as loopback, uniquelocal, 10.0.0.0/8',
  )

const schema = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('development'),
  PORT: z.coerce
    .number({ error: PORT_RANGE })
    .int(PORT_RANGE)
    .min(1, PORT_RANGE)
    .max(65535, PORT_RANGE)
    .default(9000),
  PUBLIC_URL: address('http://localhost:3000'),
  BACKEND_PUBLIC_URL: address('http://localhost:9000'),
  DATABASE_URL: z.string({ error: 'is missing: give a postgres:// address' }).regex(/^postgres(ql)?:\/\//, {
    error: 'must be a postgres:// address',
  }),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must be a redis:// or rediss:// address')
    .optional(),
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  MFA_ENCRYPTION_KEY: secret.optional(),
  FILE_SIGNING_SECRET: secret,
  FILES_DIR: z.string().default('.data/files'),
  DEMO_DATA: flag(true),
  TRUSTED_PROXIES: networks,
  NATIVE_API: oneOf('open', 'closed').default('closed'),
  GALLERY: oneOf('on', 'off').default('on'),
  DISABLE_MEDUSA_ADMIN: flag(false),
  METRICS_TOKEN: z.string().min(16, 'must be a random text of at least 16 characters').optional(),
  LOG_FORMAT: oneOf('auto', 'json', 'text').default('auto'),
  LOG_LEVEL: oneOf('error', 'warn', 'info', 'http', 'verbose', 'debug', 'silly').default('http'),
  MEDUSA_WORKER_MODE: oneOf('shared', 'server', 'worker').default('shared'),

  REQUIRE_VERIFIED_EMAIL: flag(false),
  PASSWORD_RESET_MIN: z.coerce
    .number({ error: LENGTH })
    .int('must be a whole number')
    .min(6, LENGTH)
    .max(64, LENGTH)
    .default(8),
  REGISTRATIONS_PER_HOUR: count.optional(),
  REGISTRATIONS_PER_HOUR_OF_ALL: count.default(200),
  ACCOUNT_MAILS_PER_HOUR: count.optional(),
  CONTACT_MESSAGES_PER_HOUR: count.default(5),
  CONTACT_MESSAGES_PER_HOUR_OF_ALL: count.default(200),
  SIGN_IN_FAILURES_PER_MINUTE: count.default(10),
  SIGN_IN_FAILURES_PER_HOUR: count.default(100),
  ADMIN_DECISIONS_PER_MINUTE: count.default(60),
  CHECKOUTS_PER_HOUR: count.default(30),
  CHECKOUTS_PER_TEN_MINUTES: count.default(10),
  PROMO_GUESSES_PER_TEN_MINUTES: count.default(20),
  CALLS_PER_MINUTE: count.default(300),

  STRIPE_API_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: publishableKey.optional(),
  STRIPE_WEBHOOK_SECRET: z.string().default(SANDBOX_WEBHOOK_SECRET),
  STRIPE_API_BASE: wholeAddress.optional(),
  STRIPE_CAPTURE: oneOf('manual', 'on_payment').default('manual'),
  PAYMENT_MARKS: marks,
  ADJUSTMENT_DAYS: z.coerce
    .number({ error: 'must be a number of days such as 3' })
    .int('must be a whole number of days')
    .min(1, 'must be a number of days such as 3')
    .max(30, 'must be 30 days at most')
    .default(3),

  VAT_NUMBER: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(NONE|(GB|XI) ?\d{3} ?\d{4} ?\d{2}( ?\d{3})?)$/, 'must read like GB 123 4567 89, or none')
    .optional(),

  PRODIGI_API_KEY: z.string().optional(),
  PRODIGI_BASE_URL: wholeAddress.optional(),
  CARRIER_STATUS_URL: wholeAddress.optional(),

  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: wholeAddress.optional(),
  IMAGE_PROVIDER: oneOf('auto', 'openai', 'embedded').default('auto'),
  IMAGE_MODEL: z.string().default('gpt-image-2.5-flare'),
  IMAGE_SIZE: z
    .string()
    .regex(/^\d+x\d+$/, 'must read like 1152x1920')
    .default('1152x1920'),
  IMAGE_QUALITY: z.string().default('medium'),
  IMAGE_CONCURRENCY: z.coerce
    .number({ error: 'must be a number of pictures such as 4' })
    .int('must be a whole number of pictures')
    .min(1, 'must be a number of pictures such as 4')
    .max(64, 'must be 64 pictures at most')
    .optional(),
  EMBEDDED_DELAY_MS: z.coerce
    .number({ error: 'must be a number of milliseconds' })
    .int('must be a whole number of milliseconds')
    .min(0, 'must be a number of milliseconds')
    .max(120_000, 'must be 120000 milliseconds at most')
    .default(0),
  IMAGE_CHECK: oneOf('none', 'nsfwjs').default('none'),
  AI_DAILY_BUDGET_GBP: z.coerce
    .number({ error: 'must be an amount in pounds such as 10' })
    .min(0, 'must be an amount in pounds such as 10')
    .default(10),
  AI_JOBS_PER_DAY_GUEST: jobs,
  AI_JOBS_PER_DAY_UNVERIFIED: jobs,
  AI_JOBS_PER_DAY_VERIFIED: jobs,
  AI_JOBS_PER_HOUR: jobs,
  IMAGE_STREAM: oneOf('auto', 'off').default('auto'),
  IMAGE_TIMEOUT_MS: z.coerce
    .number({ error: 'must be a number of milliseconds' })
    .int()
    .min(50)
    .default(180_000),
  IMAGE_PRICES: z
    .string()
    .regex(/^\d+(\.\d+)?(\/\d+(\.\d+)?){2}$/, 'must read like 5/8/30')
    .transform((text) => {
      const [textIn = 0, imageIn = 0, imageOut = 0] = text.split('/').map(Number)
      return { textIn, imageIn, imageOut }
    })
    .optional(),
  MEMBERSHIP_DESIGNS_PER_DAY: z.coerce
    .number({ error: DESIGNS })
    .int(DESIGNS)
    .min(1, DESIGNS)
    .max(1000, DESIGNS)
    .default(10),
  UPLOADS_PER_HOUR: z.coerce.number({ error: 'must be a whole number' }).int().min(0).default(30),
  UPLOADS_PER_DAY: z.coerce.number({ error: 'must be a whole number' }).int().min(0).default(20),
  UPLOADS_KEPT: count.default(200),
  UPLOADS_KEPT_MB: count.default(500),
  POUNDS_PER_DOLLAR: z.coerce.number({ error: 'must be a number' }).positive().default(0.8),

  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address')
    .optional(),
  SANDBOX_STRIPE_URL: address('http://localhost:9101'),
  SANDBOX_PRODIGI_URL: address('http://localhost:9102'),
  SANDBOX_SMTP_URL: z.string().default('smtp://localhost:9125'),
  MAIL_FROM: z.string().default(`${brand.name} <${brand.email}>`),

  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_URL: address('https://github.com'),
  OIDC_ISSUER: wholeAddress.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z
    .string()
    .trim()
    .min(1)
    .max(30, 'must be a name of 30 characters at most')
    .default('Single sign-on'),

  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('eu-west-2'),
  S3_ENDPOINT: wholeAddress.optional(),
  S3_FILE_URL: wholeAddress.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: flag(true),
  S3_ACLS: flag(false),
})

/** How an outside service is reached: `live` charges and ships, `test` is the vendor's own test mode, `sandbox` is our stand-in. */
export type ProviderMode = 'live' | 'test' | 'sandbox'

/** Where a bucket's files are found if nothing stands before it. */
function bucketUrl({ S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_PATH_STYLE }: z.output<typeof schema>) {
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

const LOCAL = /^https?:\/\/(localhost|127\.|\[::1\])/

/** Real services that these settings keep from working: the shop opens, and says so where its readiness is asked. */
function notReady(settings: z.output<typeof schema>, prodigiMode: ProviderMode) {
  const found: { name: 'prodigi' | 'mail'; reason: string }[] = []
  if (prodigiMode !== 'sandbox' && LOCAL.test(settings.BACKEND_PUBLIC_URL))
    found.push({
      name: 'prodigi',
      reason: 'Prodigi cannot fetch print files from this machine: set BACKEND_PUBLIC_URL',
    })
  if (settings.SMTP_URL && brand.placeholder && settings.MAIL_FROM.includes(brand.email))
    found.push({ name: 'mail', reason: 'Mails come from a placeholder: set MAIL_FROM' })
  return found
}

function derive(settings: z.output<typeof schema>) {
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
  const local = LOCAL.test(settings.OPENAI_BASE_URL ?? '')
  const imageMode: ProviderMode =
    imageProvider === 'embedded' || (local && !settings.OPENAI_API_KEY) ? 'sandbox' : 'live'
  return {
    ...settings,
    notReady: notReady(settings, prodigiMode),
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
  if (brand.placeholder) faults.push('The company details in backend/src/brand.ts are still placeholders.')
  return faults
}

/** Prodigi would take orders whose print files it can never fetch. */
const unreachable = ({ prodigi, BACKEND_PUBLIC_URL }: Env): string[] =>
  prodigi.mode === 'live' && LOCAL.test(BACKEND_PUBLIC_URL)
    ? [
        'BACKEND_PUBLIC_URL must be reached from outside with a live Prodigi key: it fetches print files there.',
      ]
    : []

/** Names that settings have elsewhere, or had here: whoever gives one believes that it counts. */
const OTHER_NAMES: Record<string, string> = {
  STRIPE_SECRET_KEY: 'STRIPE_API_KEY',
  STRIPE_PUBLIC_KEY: 'STRIPE_PUBLISHABLE_KEY',
}

/** A shop that takes a forgotten key for none would open the sandbox to paying customers. */
const misnamed = (given: Record<string, unknown>): string[] =>
  Object.entries(OTHER_NAMES).flatMap(([name, right]) =>
    name in given && !(right in given) ? [`${name} is called ${right} here: rename it.`] : [],
  )

/**
 * Reads the settings once.
 * @throws Error with one sentence for each faulty setting, all together.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  const strange = misnamed(given)
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`)
    const faults = [...issues, ...strange]
    throw new Error(`The shop cannot start:\n  ${faults.join('\n  ')}\nSee .env.example for every setting.`)
  }
  const env = derive(parsed.data)
  const faults = [
    ...strange,
    ...missingCompanions(env),
    ...socialFaults(env),
    ...unreachable(env),
    ...liveFaults(env),
  ]
  if (faults.length > 0) throw new Error(`The shop cannot start:\n  ${faults.join('\n  ')}`)
  return env
}
