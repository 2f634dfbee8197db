// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAnswer } from './use-answer'

/** Answers that the shop has not given yet, by path. */
let waiting: Map<string, (response: Response) => void>
beforeEach(() => {
  waiting = new Map()
  vi.stubGlobal('fetch', (url: string) => new Promise((resolve) => waiting.set(url, resolve)))
})
afterEach(() => vi.unstubAllGlobals())

const answer = (path: string, body: object, status = 200) =>
  act(async () => {
    const respond = waiting.get(`/admin${path}`)
    if (!respond) throw new Error(`${path} was not asked`)
    respond(Response.json(body, { status }))
    await Promise.resolve()
  })
const open = (path: string) =>
  renderHook((at: string) => useAnswer<{ name: string }>(at), { initialProps: path })

it('shows nothing of one record on the page of another, while that is asked or after it failed', async () => {
  const { result, rerender } = open('/approvals/order_b')
  await answer('/approvals/order_b', { name: 'B' })
  await waitFor(() => expect(result.current.data).toEqual({ name: 'B' }))
  const { replace } = result.current
  rerender('/approvals/order_a')
  expect(result.current).toMatchObject({ data: null, failure: null, loading: true })
  // What was pressed on the page before is answered late.
  act(() => replace({ name: 'B, changed' }))
  expect(result.current).toMatchObject({ data: null, loading: true })
  await answer('/approvals/order_a', { message: 'The shop is away' }, 503)
  await waitFor(() => expect(result.current.loading).toBe(false))
  expect(result.current).toMatchObject({ data: null, failure: 'The shop is away' })
  rerender('/approvals/order_b')
  expect(result.current).toMatchObject({ data: null, failure: null })
})

it('keeps a list while its next page is asked, and a record while it is asked anew', async () => {
  const { result, rerender } = open('/designs?offset=0')
  await answer('/designs?offset=0', { name: 'first page' })
  await waitFor(() => expect(result.current.data).toEqual({ name: 'first page' }))
  rerender('/designs?offset=20')
  expect(result.current).toMatchObject({ data: { name: 'first page' }, loading: true })
  await answer('/designs?offset=20', { message: 'The shop is away' }, 503)
  await waitFor(() => expect(result.current.failure).toBe('The shop is away'))
  expect(result.current.data).toBeNull()
  act(() => result.current.reload())
  await answer('/designs?offset=20', { name: 'second page' })
  await waitFor(() => expect(result.current).toMatchObject({ data: { name: 'second page' }, failure: null }))
  act(() => result.current.reload())
  expect(result.current).toMatchObject({ data: { name: 'second page' }, loading: true })
})
