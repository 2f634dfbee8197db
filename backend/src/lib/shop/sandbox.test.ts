import { expect, it } from 'vitest'
import { readEnv } from '../../settings'
import { leastSettings as base } from '../../settings/settings-fixture'
import { sandboxNames } from './sandbox'

it('names the stand-ins, and not the built-in artist', () => {
  expect(sandboxNames(readEnv(base))).toEqual(['Stripe', 'Prodigi', 'Mail'])
})

it('names OpenAI where a stand-in draws', () => {
  expect(sandboxNames(readEnv({ ...base, OPENAI_BASE_URL: 'http://localhost:9103/v1' }))).toContain('OpenAI')
})

it('names nobody once every service is real', () => {
  const real = {
    STRIPE_API_KEY: 'sk_test_a',
    STRIPE_WEBHOOK_SECRET: 'whsec_own',
    PRODIGI_API_KEY: 'key',
    PRODIGI_BASE_URL: 'https://api.sandbox.prodigi.com/v4.0',
    BACKEND_PUBLIC_URL: 'https://backend.example',
    OPENAI_API_KEY: 'key',
    SMTP_URL: 'smtp://mail.example',
  }
  expect(sandboxNames(readEnv({ ...base, ...real }))).toEqual([])
})
