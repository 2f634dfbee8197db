import { expect, it } from 'vitest'
import { refusePlaceholders } from './refuse-placeholders'

const LIVE = { STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }

it.each([LIVE, { STRIPE_API_KEY: 'rk_live_1' }])('a shop with %o does not open on placeholders', (env) => {
  expect(() => refusePlaceholders(env, { placeholder: true })).toThrow(/brand\.ts are still placeholders/)
})

it.each([
  [{}, true],
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_API_KEY: 'sk_test_1' }, true],
  [LIVE, false],
])('one with %o, placeholders %s, does', (env, placeholder) => {
  expect(() => refusePlaceholders(env, { placeholder })).not.toThrow()
})
