import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { hearToasts } from '~/lib/toast'
import { stubShop } from '~/testing/stub-shop'
import { useOrderAgain } from './again'

let said: string[] = []
let leave = () => {}
beforeEach(() => {
  said = []
  leave = hearToasts(({ words }) => said.push(words))
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

function open() {
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useOrderAgain(() => undefined), { wrapper })
  return { client, result, press: () => act(() => result.current.mutate({ id: 'order_1', lineId: null })) }
}

it('whoever signs out meanwhile is told of no failure', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { client, result, press } = open()
  press()
  await waitFor(() => expect(client.isFetching()).toBe(1))
  act(() => client.removeQueries({ queryKey: ['me'] }))
  await waitFor(() => expect(result.current.isPending).toBe(false))
  expect(said).toEqual([])
})

it('a shop that is out of order is told of', async () => {
  stubShop([])
  const { result, press } = open()
  press()
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(said).toEqual(['Try again later.'])
})
