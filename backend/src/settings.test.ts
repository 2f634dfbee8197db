import { describe, expect, it } from 'vitest'
import { readEnv } from './settings'

const secret = 'x'.repeat(32)
const base = {
  DATABASE_URL: 'postgres://localhost/caseloom',
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  FILE_SIGNING_SECRET: secret,
}

describe('readEnv', () => {
  it('runs on the sandbox when no key is given', () => {
    const env = readEnv(base)
    expect([env.stripe.mode, env.prodigi.mode, env.mail.mode, env.images.provider]).toEqual([
      'sandbox',
      'sandbox',
      'sandbox',
      'embedded',
    ])
  })

  it('names every faulty setting at once', () => {
    expect(() => readEnv({ ...base, DATABASE_URL: 'mysql://x', JWT_SECRET: 'short', PORT: 'abc' })).toThrow(
      /PORT[\s\S]*DATABASE_URL[\s\S]*JWT_SECRET/,
    )
  })

  it('treats an empty setting as absent', () => {
    expect(readEnv({ ...base, STRIPE_SECRET_KEY: '' }).stripe.mode).toBe('sandbox')
  })

  it('leaves the sandbox as soon as a key is given', () => {
    const env = readEnv({
      ...base,
      STRIPE_SECRET_KEY: 'sk_test_abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_own',
      OPENAI_API_KEY: 'k',
    })
    expect(env.stripe).toMatchObject({ mode: 'test', apiBase: undefined })
    expect(env.images.provider).toBe('openai')
  })

  it('refuses a live key on demo settings, with a reason for each', () => {
    expect(() => readEnv({ ...base, STRIPE_SECRET_KEY: 'sk_live_abc' })).toThrow(
      /STRIPE_WEBHOOK_SECRET[\s\S]*DEMO_DATA[\s\S]*PUBLIC_URL[\s\S]*PRODIGI_API_KEY[\s\S]*brand\.ts/,
    )
  })

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_abc' }, /STRIPE_WEBHOOK_SECRET must be/],
    [{ IMAGE_PROVIDER: 'openai' }, /OPENAI_API_KEY is missing/],
  ])('wants what belongs to %o', (given, sentence) => {
    expect(() => readEnv({ ...base, ...given })).toThrow(sentence)
  })

  it.each([
    [{ PORT: '70000' }, 'PORT must be a port between 1 and 65535.'],
    [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL must be a whole address such as https://shop.example.'],
    [{ PRODIGI_BASE_URL: 'x' }, 'PRODIGI_BASE_URL must be a whole address such as https://shop.example.'],
    [{ REDIS_URL: 'localhost' }, 'REDIS_URL must be a redis:// or rediss:// address.'],
    [{ STRIPE_CAPTURE: 'later' }, 'STRIPE_CAPTURE must be one of manual, on_payment.'],
    [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be true or false.'],
  ])('says what is wrong with %o', (given, sentence) => {
    expect(() => readEnv({ ...base, ...given })).toThrow(sentence)
  })
})
