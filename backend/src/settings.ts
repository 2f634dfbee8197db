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
/** Known to everybody who reads this file, so good for the sandbox alone. */
const SANDBOX_WEBHOOK_SECRET = 'whsec_caseloom_sandbox'

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
  FILE_SIGNING_SECRET: secret,
  FILES_DIR: z.string().default('.data/files'),
  DEMO_DATA: flag(true),
  NATIVE_API: oneOf('open', 'closed').default('closed'),
  GALLERY: oneOf('on', 'off').default('on'),
  DISABLE_MEDUSA_ADMIN: flag(false),
  MEDUSA_WORKER_MODE: oneOf('shared', 'server', 'worker').default('shared'),

  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().default(SANDBOX_WEBHOOK_SECRET),
  STRIPE_API_BASE: wholeAddress.optional(),
  STRIPE_CAPTURE: oneOf('manual', 'on_payment').default('manual'),

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
  UPLOADS_PER_HOUR: z.coerce.number({ error: 'must be a whole number' }).int().min(0).default(30),
  UPLOADS_PER_DAY: z.coerce.number({ error: 'must be a whole number' }).int().min(0).default(20),
  POUNDS_PER_DOLLAR: z.coerce.number({ error: 'must be a number' }).positive().default(0.8),

  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address')
    .optional(),
  SANDBOX_SMTP_URL: z.string().default('smtp://localhost:9125'),
  MAIL_FROM: z.string().default(`${brand.name} <${brand.email}>`),

  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('eu-west-2'),
  S3_ENDPOINT: wholeAddress.optional(),
  S3_FILE_URL: wholeAddress.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
})

/** How an outside service is reached: `live` charges and ships, `test` is the vendor's own test mode, `sandbox` is our stand-in. */
export type ProviderMode = 'live' | 'test' | 'sandbox'

function derive(settings: z.output<typeof schema>) {
  const stripeMode: ProviderMode = !settings.STRIPE_SECRET_KEY
    ? 'sandbox'
    : settings.STRIPE_SECRET_KEY.includes('_live_')
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
  const local = /^https?:\/\/(localhost|127\.|\[::1\])/.test(settings.OPENAI_BASE_URL ?? '')
  const imageMode: ProviderMode =
    imageProvider === 'embedded' || (local && !settings.OPENAI_API_KEY) ? 'sandbox' : 'live'
  return {
    ...settings,
    stripe: {
      mode: stripeMode,
      apiKey: settings.STRIPE_SECRET_KEY ?? 'sk_test_caseloom_sandbox',
      apiBase: settings.STRIPE_API_BASE ?? (stripeMode === 'sandbox' ? 'http://localhost:9101' : undefined),
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      capture: settings.STRIPE_CAPTURE,
    },
    prodigi: {
      mode: prodigiMode,
      apiKey: settings.PRODIGI_API_KEY ?? 'caseloom-sandbox',
      baseUrl:
        prodigiMode === 'sandbox' ? (settings.PRODIGI_BASE_URL ?? 'http://localhost:9102/v4.0') : prodigiBase,
      carrierStatusUrl:
        settings.CARRIER_STATUS_URL ??
        (prodigiMode === 'sandbox' ? 'http://localhost:9102/carrier' : undefined),
    },
    images: { provider: imageProvider, mode: imageMode },
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
      'STRIPE_WEBHOOK_SECRET must be the signing secret of your own webhook endpoint, since STRIPE_SECRET_KEY is given.',
    )
  if (env.images.provider === 'openai' && !env.OPENAI_API_KEY && !env.OPENAI_BASE_URL)
    faults.push('OPENAI_API_KEY is missing: IMAGE_PROVIDER=openai needs it.')
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

/**
 * Reads the settings once.
 * @throws Error with one sentence for each faulty setting, all together.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`)
    throw new Error(`The shop cannot start:\n  ${faults.join('\n  ')}\nSee .env.example for every setting.`)
  }
  const env = derive(parsed.data)
  const faults = [...missingCompanions(env), ...liveFaults(env)]
  if (faults.length > 0) throw new Error(`The shop cannot start:\n  ${faults.join('\n  ')}`)
  return env
}
