import type { User } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { isProvider } from './answer'
import { ProviderMark } from './provider-mark'
import { socialProvidersQuery } from '~/lib/queries/social-providers'

const NAMES: Record<string, string> = { google: 'Google', github: 'GitHub' }

/** The other sites that open this account, for whoever wonders why there is no password. */
export function LinkedSignIns({ user }: { user: User }) {
  const { data: providers = [] } = useQuery(socialProvidersQuery())
  const linked = user.signIns.filter(isProvider)
  if (linked.length === 0) return null
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">You can sign in with</p>
      <ul className="flex flex-wrap gap-2">
        {linked.map((id) => (
          <li
            key={id}
            className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line bg-sunken px-4 text-sm font-semibold"
          >
            <ProviderMark id={id} />
            {providers.find((one) => one.id === id)?.name ?? NAMES[id] ?? 'Another site'}
          </li>
        ))}
      </ul>
    </div>
  )
}
