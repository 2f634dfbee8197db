import { z } from 'zod'
import { brand } from '../brand'
import {
  address,
  count,
  exactAddress,
  flag,
  graceDays,
  jobs,
  login,
  mailServer,
  marks,
  networks,
  oneOf,
  outerNetworks,
  ownAddress,
  publishableKey,
  secret,
  secretKey,
  sender,
  signingSecrets,
  wholeAddress,
} from './fields'

/** Known to everybody who reads this file, so good for the sandbox alone. */
export const SANDBOX_WEBHOOK_SECRET = 'whsec_caseloom_sandbox'
/** Those that docker-compose.yml has for its own PostgreSQL and S3. */
export const COMPOSE_DATABASE_PASSWORD = 'caseloom'
export const COMPOSE_FILES_SECRET = 'caseloom-files'
const LENGTH = 'must be a length between 6 and 64'
const DESIGNS = 'must be a whole number of designs from 1 to 1000'
const PORT_RANGE = 'must be a port between 1 and 65535'

const DRAIN = 'must be a number of seconds from 0 to 60'
const STAGE = 'must be a number of seconds from 0 to 86400'
const IDLE = 'must be a number of seconds from 10 to 86400, or 0'

/** Every setting by its name, as .env.example tells of it. */
export const schema = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('development'),
  PORT: z.coerce
    .number({ error: PORT_RANGE })
    .int(PORT_RANGE)
    .min(1, PORT_RANGE)
    .max(65535, PORT_RANGE)
    .default(9000),
  BIND_ADDRESS: ownAddress.optional(),
  PUBLIC_URL: address('http://localhost:3000'),
  BACKEND_PUBLIC_URL: address('http://localhost:9000'),
  DATABASE_URL: login(
    /^postgres(ql)?:\/\//,
    'must be a postgres:// address',
    'is missing: give a postgres:// address',
  ),
  IDLE_TRANSACTION_SECONDS: z.coerce
    .number({ error: IDLE })
    .int(IDLE)
    .max(86_400, IDLE)
    .refine((seconds) => seconds === 0 || seconds >= 10, IDLE)
    .default(600),
  REDIS_URL: login(/^rediss?:\/\//, 'must be a redis:// or rediss:// address').optional(),
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  MFA_ENCRYPTION_KEY: secret.optional(),
  ADMIN_SECOND_FACTOR_DAYS: graceDays.optional(),
  FILE_SIGNING_SECRET: secret,
  FILES_DIR: z.string().default('.data/files'),
  DEMO_DATA: flag(true),
  TRUSTED_PROXIES: networks,
  OUTER_PROXIES: outerNetworks,
  NATIVE_API: oneOf('open', 'closed').default('closed'),
  GALLERY: oneOf('on', 'off').default('on'),
  // Read by the pages' server and by the sandbox: here they are refused before anything starts.
  SERVICE_WORKER: oneOf('on', 'off').default('on'),
  PRODIGI_STAGE_SECONDS: z.coerce.number({ error: STAGE }).min(0, STAGE).max(86_400, STAGE).optional(),
  DISABLE_MEDUSA_ADMIN: flag(false),
  METRICS_TOKEN: z.string().min(16, 'must be a random text of at least 16 characters').optional(),
  LOG_FORMAT: oneOf('auto', 'json', 'text').default('auto'),
  LOG_LEVEL: oneOf('error', 'warn', 'info', 'http', 'verbose', 'debug', 'silly').default('http'),
  MEDUSA_WORKER_MODE: oneOf('shared', 'server', 'worker').default('shared'),
  DRAIN_SECONDS: z.coerce.number({ error: DRAIN }).min(0, DRAIN).max(60, DRAIN).default(0),

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

  STRIPE_API_KEY: secretKey.optional(),
  STRIPE_PUBLISHABLE_KEY: publishableKey.optional(),
  STRIPE_WEBHOOK_SECRET: signingSecrets.default(SANDBOX_WEBHOOK_SECRET),
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
    .regex(/^\d{2,4}x\d{2,4}$/, 'must read like 1152x1920')
    .default('1152x1920'),
  IMAGE_QUALITY: oneOf('auto', 'low', 'medium', 'high', 'xhigh', 'max', 'standard', 'hd').default('medium'),
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

  SMTP_URL: mailServer.optional(),
  SANDBOX_STRIPE_URL: address('http://localhost:9101'),
  SANDBOX_PRODIGI_URL: address('http://localhost:9102'),
  SANDBOX_SMTP_URL: mailServer.default('smtp://localhost:9125'),
  MAIL_FROM: sender.default(`${brand.name} <${brand.email}>`),

  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_URL: address('https://github.com'),
  OIDC_ISSUER: exactAddress.optional(),
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

export type Settings = z.output<typeof schema>
