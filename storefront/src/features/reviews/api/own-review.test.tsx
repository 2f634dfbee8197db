import type { Review } from '@caseloom/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearToken, writeToken } from '~/lib/auth-token'
import { makeQueryClient } from '~/lib/query-client'
import { ownReviewQuery, useCreateReview } from './own-review'

const REVIEW = { id: 'prev_1', title: 'Snug', author: 'Ada' } as Review
afterEach(() => {
  clearToken()
  vi.unstubAllGlobals()
})

/** Ada presses; what she wrote is answered once that is asked for. */
async function press() {
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  writeToken('ada.s.token', false)
  const client = makeQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const published = vi.fn()
  const { result } = renderHook(() => useCreateReview(1, published), { wrapper })
  act(() => result.current.mutate({ rating: 5, title: 'Snug', body: 'It has not come off once since.' }))
  await waitFor(() => expect(client.isMutating()).toBe(1))
  return {
    published,
    own: () => client.getQueryData(ownReviewQuery(1).queryKey),
    answered: async () => {
      answer(Response.json({ success: true, data: REVIEW }, { status: 201 }))
      await waitFor(() => expect(client.isMutating()).toBe(0))
    },
  }
}

it('a review is its writer’s own as soon as it is published', async () => {
  const { answered, own, published } = await press()
  await answered()
  expect(own()).toEqual({ canReview: false, reason: 'already_reviewed', review: REVIEW })
  expect(published).toHaveBeenCalledOnce()
})

it.each([
  ['has signed out', () => undefined],
  ['is followed by somebody else', () => writeToken('ben.s.token', false)],
])('is nobody’s own where its writer %s before the answer', async (_what, next) => {
  const { answered, own, published } = await press()
  clearToken()
  next()
  await answered()
  expect(own()).toBeUndefined()
  expect(published).not.toHaveBeenCalled()
})
