import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { expect, it, vi } from 'vitest'
import { forgetOld } from './forget-old'

it('a sign-in goes 30 days after it ran out or was ended, whichever was first, as the Privacy Policy says', async () => {
  const execute = vi.fn()
  await forgetOld({ execute } as unknown as SqlEntityManager)
  // `least` passes over null: one that nobody ended goes by when it runs out.
  expect(execute).toHaveBeenCalledWith(
    `delete from login_session where least(expires_at, revoked_at) < now() - interval '30 days'`,
  )
})
