import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { hearToasts, type Said } from '~/lib/toast'
import { finishedDraft } from '~/testing/make-draft'
import { useStudioStore } from '../store'
import { useKeep } from './use-keep'

afterEach(() => vi.unstubAllGlobals())

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={makeQueryClient()}>{children}</QueryClientProvider>
)
const idle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)))

/** A shop that has one design of the first picture, and notes what is asked of it. */
function shopWith(design: { title: string; isPublic: boolean }) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' }: RequestInit = {}) => {
    asked.push([method, path.replace(/.*\/api/, ''), typeof body === 'string' ? body : ''].join(' ').trim())
    await Promise.resolve()
    return Response.json({ success: true, data: { id: 'design_1', ...design } })
  })
  return asked
}
const [drawn] = finishedDraft(2).variations
if (!drawn) throw new Error('There are two')
const kept = { ...drawn, designId: 'design_1' }

it('asks before a design goes that is public', async () => {
  const asked = shopWith({ title: 'A fox', isPublic: true })
  const { result } = renderHook(() => useKeep(), { wrapper })
  act(() => result.current.toggle(kept))
  await idle()
  expect(asked).toEqual(['GET /designs/design_1'])
  expect([result.current.asking, result.current.isKept(kept)]).toEqual([kept, true])
  act(() => result.current.answer(false))
  await idle()
  expect([result.current.asking, asked.length]).toEqual([null, 1])
  act(() => result.current.toggle(kept))
  await idle()
  act(() => result.current.answer(true))
  await idle()
  expect(asked).toContain('DELETE /designs/design_1')
})

it('brings back what was taken out, under its name', async () => {
  const asked = shopWith({ title: 'Anna’s fox', isPublic: false })
  const said: Said[] = []
  const leave = hearToasts((each) => said.push(each))
  const { result } = renderHook(() => useKeep(), { wrapper })
  act(() => result.current.toggle(kept))
  await idle()
  expect(asked[1]).toBe('DELETE /designs/design_1')
  expect(said.at(-1)).toMatchObject({
    words: 'Taken out of My Designs',
    options: { action: { label: 'Undo' } },
  })
  const { action } = said.at(-1)?.options ?? {}
  act(() => (action && 'onPress' in action ? action.onPress() : undefined))
  await idle()
  expect(asked.find((each) => each.startsWith('POST'))).toBe(
    `POST /designs ${JSON.stringify({ variationId: 'v1', prompt: 'a fox', title: 'Anna’s fox' })}`,
  )
  leave()
})

it.each(['GET', 'DELETE'])(
  'a design that was deleted elsewhere (%s says so) is kept no more',
  async (gone) => {
    vi.stubGlobal('fetch', async (_path: string, { method = 'GET' }: RequestInit = {}) => {
      await Promise.resolve()
      return method === gone
        ? Response.json({ success: false, code: 'not_found', message: 'Design not found' }, { status: 404 })
        : Response.json({ success: true, data: { id: 'design_1', title: 'A fox', isPublic: false } })
    })
    const said: Said[] = []
    const leave = hearToasts((each) => said.push(each))
    useStudioStore.setState({ ...finishedDraft(2), variations: [kept] })
    const { result } = renderHook(() => useKeep(), { wrapper })
    act(() => result.current.toggle(kept))
    await idle()
    expect(useStudioStore.getState().variations[0]?.designId).toBeNull()
    expect(said.map(({ words, options }) => [words, options?.action])).toEqual([
      ['Taken out of My Designs', undefined],
    ])
    leave()
  },
)

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
