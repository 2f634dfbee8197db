import type { Job } from '@caseloom/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { NOBODY_YET, WhoContext } from '~/lib/who'
import { finishedDraft } from '~/testing/make-draft'
import { makeCard, makeCardPage, makeProduct } from '~/testing/make-product'
import { casesQuery } from '../api/list-cases'
import { useGeneration } from '../generation'
import { askedJob } from '../lib/job-state'
import { EMPTY_DRAFT } from '../lib/studio-state'
import { useStudioStore } from '../store'
import { RecentDesigns } from './recent-designs'
import { Studio, type StudioProps } from './studio'

const PRODUCT = makeProduct()

let asked: string[] = []
beforeEach(() => {
  asked = []
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ success: false, code: 'internal', message: 'No' }, { status: 500 })
  })
  useStudioStore.setState(finishedDraft(PRODUCT.id))
})
afterEach(() => vi.unstubAllGlobals())

/** A studio whose shop answers nothing. */
function open(props: Partial<StudioProps>) {
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  client.setQueryData(casesQuery().queryKey, { pages: [makeCardPage([makeCard()])], pageParams: [1] })
  render(
    <QueryClientProvider client={client}>
      <Studio restored product={undefined} {...props} />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
}

it('says that the chosen case did not come, and tries again', async () => {
  const onRetry = vi.fn()
  open({ onRetry })
  expect(await screen.findByRole('heading', { name: 'This case did not load' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
})

it('says so of its measures, too, and sells nothing whose print nobody could check', async () => {
  open({ product: PRODUCT })
  expect(await screen.findByRole('heading', { name: 'This case did not load' })).toBeTruthy()
  expect(screen.queryByText('Your picture will appear here.')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to Cart' }).disabled).toBe(true)
  const before = asked.length
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(asked.slice(before).some((url) => url.includes('print-area'))).toBe(true)
})

it('Create New Design leads back to the finish, where one goes on with the one that was chosen', async () => {
  const scrolled: string[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id)
  }
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  rect.mockReturnValue(new DOMRect(0, -900, 300, 40))
  open({ product: PRODUCT, handOver: () => () => true })
  await userEvent.click(await screen.findByRole('button', { name: 'Create New Design' }))
  const heading = screen.getByRole('heading', { name: 'Select a finish' })
  expect(document.activeElement).toBe(heading)
  expect(scrolled).toEqual([heading.id])
  await userEvent.click(screen.getByRole('button', { name: 'Go on with Matte' }))
  expect(useStudioStore.getState()).toMatchObject({ step: 4, finish: 'Matte' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Say what you see' }))
  rect.mockRestore()
})

it('keeps the keyboard’s place: on Cancel while the overlay covers what was pressed, and then on the first picture', async () => {
  open({ product: PRODUCT })
  const again = await screen.findByRole('button', { name: 'Create again' })
  again.focus()
  act(() => useGeneration.setState({ job: askedJob('a fox', new Date()), asking: true }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  act(() => useGeneration.setState({ job: null, asking: false }))
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Variation 1 of/))
})

it('Cancel says at once that it was pressed, and keeps the focus', async () => {
  open({ product: PRODUCT })
  act(() => useGeneration.setState({ job: askedJob('a fox', new Date()), asking: true }))
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  await userEvent.click(cancel)
  expect(cancel.textContent).toBe('Stopping…')
  expect(cancel.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(cancel)
  act(() => useGeneration.setState({ job: null, asking: false, stopping: false }))
})

it('leaves the focus where it is beside the overlay', async () => {
  open({ product: PRODUCT })
  const words = await screen.findByRole('textbox', { name: 'Describe your picture' })
  words.focus()
  act(() => useGeneration.setState({ job: askedJob('a fox', new Date()), asking: true }))
  expect(document.activeElement).toBe(words)
  act(() => useGeneration.setState({ job: null, asking: false }))
  expect(document.activeElement).toBe(words)
})

it('shows what was drawn earlier, page by page, and says where it did not come', async () => {
  /** Drawn on a day of November, each with one picture. */
  const drawnOn = (day: number) => {
    const createdAt = new Date(Date.UTC(2026, 10, day))
    const job = askedJob(`day ${day}`, createdAt)
    const picture = { id: `v${day}`, imageUrl: '/v.webp', thumbnailUrl: '/v.webp', width: 1152, height: 1920 }
    const [slot] = job.variations
    const ready = { ...slot, ...picture, status: 'succeeded', designId: null }
    return { ...job, jobId: `job_${day}`, createdAt: createdAt.toISOString(), variations: [ready] }
  }
  const days = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, at) => drawnOn(from - at))
  let isDown = true
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://shop.test')
    if (!url.pathname.endsWith('/jobs')) return Response.json({ success: true, data: { items: [] } })
    asked.push(url.search)
    const before = url.searchParams.get('before')
    if (!before) return Response.json({ success: true, data: days(28, 17) })
    if (isDown)
      return Response.json({ success: false, code: 'internal', message: 'No', error: 'No' }, { status: 400 })
    return Response.json({ success: true, data: days(16, 12) })
  })
  useStudioStore.setState(EMPTY_DRAFT)
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <WhoContext.Provider value={{ ...NOBODY_YET, status: 'guest' }}>
        <RecentDesigns />
      </WhoContext.Provider>
    </QueryClientProvider>,
  )
  const pictures = () => screen.queryAllByRole('button', { name: /^Take up: / })
  await waitFor(() => expect(pictures()).toHaveLength(12))
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier pictures' }))
  expect(await screen.findByText('Your earlier pictures could not be loaded.')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(pictures()).toHaveLength(17))
  expect(asked.at(-1)).toBe(`?limit=12&before=${encodeURIComponent('2026-11-17T00:00:00.000Z')}`)
  expect(screen.queryByRole('button', { name: 'Show earlier pictures' })).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('deleted after 14 days')
  expect(document.activeElement).toBe(pictures()[12])
})

it('a picture that is taken up leaves the list, and the keyboard goes on at the case', async () => {
  const job = askedJob('a boat', new Date())
  const picture = { id: 'v9', imageUrl: '/v.webp', thumbnailUrl: '/v.webp', width: 1152, height: 1920 }
  const ready = { ...job.variations[0], ...picture, status: 'succeeded', designId: null }
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({
      success: true,
      data: url.includes('/jobs') ? [{ ...job, jobId: 'job_9', variations: [ready] }] : { items: [] },
    }),
  )
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <WhoContext.Provider value={{ ...NOBODY_YET, status: 'guest' }}>
        <RecentDesigns />
        <aside id="step-5" tabIndex={-1} />
      </WhoContext.Provider>
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Take up: / }))
  expect(useStudioStore.getState().selectedId).toBe('v9')
  expect(document.activeElement?.id).toBe('step-5')
})

it('another try takes its button away while others are still drawn, and the keyboard goes on', async () => {
  const asked = askedJob('a fox', new Date())
  const picture = { id: 'v1', imageUrl: '/v.webp', thumbnailUrl: '/v.webp', width: 1152, height: 1920 }
  const error = { code: 'timeout', message: 'It took too long.', retryable: true } as const
  const job: Job = {
    ...asked,
    jobId: 'job_1',
    status: 'running',
    variations: asked.variations.map((slot) =>
      slot.variation === 1
        ? { ...slot, ...picture, status: 'succeeded', stage: 'ready' }
        : slot.variation === 2
          ? { ...slot, status: 'failed', error }
          : slot,
    ),
  }
  const again = job.variations.map((slot) =>
    slot.variation === 2 ? { ...slot, status: 'queued' as const } : slot,
  )
  open({ product: PRODUCT })
  act(() => {
    useStudioStore.setState({ drawingId: 'job_1', jobId: 'job_1' })
    useGeneration.setState({ job })
  })
  screen.getByRole('button', { name: /^Draw it again/ }).focus()
  act(() => useGeneration.setState({ job: { ...job, variations: again } }))
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Variation 1 of 4/)
  act(() => useGeneration.setState({ job: null }))
})

it.each(['v1', 'v2'])('nothing is drawn after a design that is not theirs who look at it (%s is)', (lent) => {
  open({ product: PRODUCT, lent, fixed: () => null })
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'More like this' })
  expect(more.disabled).toBe(lent === 'v1')
})
