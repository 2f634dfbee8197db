import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { finishedDraft } from '~/testing/make-draft'
import { useKeep } from './use-keep'

afterEach(() => vi.unstubAllGlobals())

it('each heart waits for its own answer alone', async () => {
  let calls = 0
  vi.stubGlobal('fetch', () => {
    calls += 1
    return new Promise(() => undefined)
  })
  const client = makeQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const [first, second] = finishedDraft(2).variations
  if (!first || !second) throw new Error('There are two')
  const { result } = renderHook(() => useKeep(), { wrapper })
  for (const picture of [first, second, first]) {
    act(() => result.current.toggle(picture))
    await act(async () => new Promise((resolve) => setTimeout(resolve, 0)))
  }
  expect(calls).toBe(2)
  expect([first, second].map(result.current.isKept)).toEqual([true, true])
})
