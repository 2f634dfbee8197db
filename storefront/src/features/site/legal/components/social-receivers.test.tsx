import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { socialProvidersQuery } from '~/lib/queries/social-providers'
import { SocialReceivers } from './social-receivers'

test.each([
  { providers: [], named: [] },
  { providers: [{ id: 'google', name: 'Google' }] as const, named: ['Google'] },
])('a shop with these sign-ins names each of them: $named', ({ providers, named }) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(socialProvidersQuery().queryKey, [...providers])
  const { container } = render(
    <QueryClientProvider client={client}>
      <ul>
        <SocialReceivers />
      </ul>
    </QueryClientProvider>,
  )
  const items = [...container.querySelectorAll('li')].map(({ textContent }) => textContent ?? '')
  expect(items).toHaveLength(named.length)
  named.forEach((name, index) =>
    expect(items[index]).toContain(`${name}, only if you choose to sign in by it`),
  )
})
