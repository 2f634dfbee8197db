import type { MedusaContainer } from '@medusajs/framework/types'
import { expect, it } from 'vitest'
import { lookAtPassword } from './emailpass'

/** Milliseconds that a hash takes at the least, on any machine there is: it goes over 32 MB four times. */
const A_HASH = 15

/** Medusa's auth module, whose own hash is none of this. */
const shopWith = (logins: object[]) =>
  ({
    resolve: () => ({
      listProviderIdentities: () => Promise.resolve(logins),
      authenticate: () => Promise.resolve({ success: false }),
    }),
  }) as unknown as MedusaContainer

async function timeOf(logins: object[]): Promise<number> {
  const began = performance.now()
  const looked = await lookAtPassword(shopWith(logins), {
    email: 'who@example.test',
    password: 'any of mine',
  })
  expect(looked.authIdentity).toBeNull()
  return performance.now() - began
}

it('spends a hash on an address that nobody has, and none beside Medusa’s on a known one', async () => {
  expect(await timeOf([])).toBeGreaterThan(A_HASH)
  const known = await Promise.all(Array.from({ length: 5 }, () => timeOf([{ provider_metadata: {} }])))
  expect(Math.min(...known)).toBeLessThan(A_HASH)
})
