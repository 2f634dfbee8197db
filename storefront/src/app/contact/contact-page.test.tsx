import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import Contact from '../routes/contact'

afterEach(() => vi.unstubAllGlobals())

const DRAFT = {
  name: 'Ada Whitfield',
  email: 'ada@example.test',
  subject: 'A heron',
  message: 'Could it stand on the other leg?',
  category: 'design' as const,
}

it('that a message was not sent is said no more once it is', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url.endsWith('/contact')
        ? Response.json({ success: true, data: { reference: 'ABC123' } }, { status: 201 })
        : Response.json({ success: false, code: 'not_ready', message: 'No' }, { status: 503 }),
    ),
  )
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { retry: false, meta: { silent: true } } })
  const actionData = { reference: null, unsent: { draft: DRAFT, fault: 'We could not reach the shop.' } }
  const props: Partial<Parameters<typeof Contact>[0]> = {
    loaderData: { dehydrated: { mutations: [], queries: [] } },
    actionData,
  }
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Contact {...(props as Parameters<typeof Contact>[0])} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const unsent = () => screen.queryByText('Your message was not sent')
  expect(unsent()).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Send Message' }))
  expect(await screen.findByRole('heading', { name: 'Message Sent!' })).toBeTruthy()
  expect(unsent()).toBeNull()
})
