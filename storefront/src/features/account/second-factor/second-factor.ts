import type { Challenge, User } from '@caseloom/contract'
import { queryOptions } from '@tanstack/react-query'
import { hasCode } from '~/lib/api-errors'
import { accountApi } from '../api/account-api'

export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['me', 'second-factor'],
    queryFn: ({ signal }) => accountApi.call('getSecondFactor', { signal }),
    meta: { silent: true },
  })

/** What shows that somebody owns the account: its password, or, where it has none, its address typed once more. */
export const proofOf = ({ hasPassword }: User, typed: string) =>
  hasPassword ? { password: typed } : { email: typed.trim() }

/** What the shop wants for the second step, where that is why a sign-in was refused. */
export function challengeIn(error: unknown): Challenge | null {
  if (!hasCode(error, 'second_factor_required')) return null
  const data = new Map(Object.entries(error.data ?? {}))
  const [challenge, expiresAt] = ['challenge', 'expiresAt'].map((name) => data.get(name) as unknown)
  return typeof challenge === 'string' && typeof expiresAt === 'string' ? { challenge, expiresAt } : null
}
