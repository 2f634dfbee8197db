import { brand } from '../brand'
import { env } from '../env'
import { medusaAdminUrl } from '../lib/accounts/medusa-admin'
import { FULFILLMENT_PROVIDER } from '../lib/printing/fulfillment-provider'
import { authProviders } from './auth'

/** Options of our plugins; a provider of a plugin takes the same object as its module. */
const stripe = {
  apiKey: env.stripe.apiKey,
  apiBase: env.stripe.apiBase,
  webhookSecret: env.stripe.webhookSecret,
  capture: env.stripe.capture,
  publicUrl: env.PUBLIC_URL,
  deliveredBy: FULFILLMENT_PROVIDER,
}
const prodigi = {
  apiKey: env.prodigi.apiKey,
  baseUrl: env.prodigi.baseUrl,
  callbackBaseUrl: `${env.BACKEND_PUBLIC_URL}/api/webhooks/prodigi`,
  carrierStatusUrl: env.prodigi.carrierStatusUrl,
  // The sandbox prints in seconds, Prodigi in days.
  pollIntervalSeconds: env.prodigi.mode === 'sandbox' ? 15 : 900,
}
const designs = {
  provider: env.images.provider,
  apiKey: env.OPENAI_API_KEY,
  baseUrl: env.OPENAI_BASE_URL,
  model: env.IMAGE_MODEL,
  size: env.IMAGE_SIZE,
  quality: env.IMAGE_QUALITY,
  concurrency: env.IMAGE_CONCURRENCY,
  embeddedDelayMs: env.EMBEDDED_DELAY_MS,
  imageCheck: env.IMAGE_CHECK,
  dailyBudgetMillipence: Math.round(env.AI_DAILY_BUDGET_GBP * 100_000),
  quota: {
    guestPerDay: env.AI_JOBS_PER_DAY_GUEST,
    unverifiedPerDay: env.AI_JOBS_PER_DAY_UNVERIFIED,
    verifiedPerDay: env.AI_JOBS_PER_DAY_VERIFIED,
    perHour: env.AI_JOBS_PER_HOUR,
  },
  stream: env.IMAGE_STREAM,
  timeoutMs: env.IMAGE_TIMEOUT_MS,
  prices: env.IMAGE_PRICES,
  poundsPerDollar: env.POUNDS_PER_DOLLAR,
  uploads: {
    perHour: env.UPLOADS_PER_HOUR,
    perDay: env.UPLOADS_PER_DAY,
    most: env.UPLOADS_KEPT,
    mostMegabytes: env.UPLOADS_KEPT_MB,
  },
}
const mail = { publicUrl: env.PUBLIC_URL, adminUrl: medusaAdminUrl, brand: { ...brand } }
const smtp = { smtpUrl: env.mail.url, from: env.mail.from, replyTo: brand.email }

const plugin = (name: string, options: Record<string, unknown>) => ({ resolve: `@caseloom/${name}`, options })
const provider = (name: string, folder: string) => `@caseloom/${name}/.medusa/server/src/providers/${folder}`

export const plugins = [
  plugin('mail', mail),
  plugin('ai-designs', designs),
  plugin('stripe-checkout', stripe),
  plugin('membership', {}),
  plugin('order-approval', {}),
  plugin('contact', {}),
  plugin('prodigi', prodigi),
]

/** Medusa's modules with the providers that our plugins bring. */
export const providerModules = [
  {
    resolve: '@medusajs/medusa/payment',
    options: {
      providers: [{ resolve: provider('stripe-checkout', 'stripe'), id: 'stripe', options: stripe }],
    },
  },
  {
    resolve: '@medusajs/medusa/fulfillment',
    options: {
      providers: [
        { resolve: '@medusajs/medusa/fulfillment-manual', id: 'manual' },
        {
          resolve: provider('prodigi', 'prodigi'),
          id: 'prodigi',
          options: { apiKey: prodigi.apiKey, baseUrl: prodigi.baseUrl },
        },
      ],
    },
  },
  {
    resolve: '@medusajs/medusa/notification',
    options: {
      providers: [
        { resolve: provider('mail', 'smtp'), id: 'smtp', options: { channels: ['email'], ...smtp } },
        // What Medusa's admin shows behind its bell: without it an export or import fails at its last step.
        { resolve: '@medusajs/medusa/notification-local', id: 'local', options: { channels: ['feed'] } },
      ],
    },
  },
  {
    resolve: '@medusajs/medusa/auth',
    options: { providers: authProviders, mfa: { encryption_key: env.mfaKey } },
  },
]
