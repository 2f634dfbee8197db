import { useQuery } from '@tanstack/react-query'
import { socialProvidersQuery } from '~/lib/queries/social-providers'

/** Those whom a visitor may sign in by, where this shop has any: each learns of it, and tells who that is. */
export function SocialReceivers() {
  const { data: providers = [] } = useQuery(socialProvidersQuery())
  return providers.map(({ id, name }) => (
    <li key={id}>
      <strong>{name}</strong>, only if you choose to sign in by it: that you sign in to this shop. It tells us
      your name, your email address and the number that it knows you by, and nothing else.
    </li>
  ))
}
