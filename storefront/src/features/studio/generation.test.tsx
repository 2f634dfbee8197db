import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { hearToasts } from '~/lib/toast'
import { NOBODY_YET, WhoContext, type Who } from '~/lib/who'
import { finishedDraft } from '~/testing/make-draft'
import { PromptPanel } from './components/prompt-panel'
import { cancel, drawAgain, forget, generate, resume, useGeneration } from './generation'
import { useGenerationLife } from './hooks/use-generation'
import { askedJob } from './lib/job-state'
import { isQuiet } from './lib/quietly'
import { draftOf, EMPTY_DRAFT } from './lib/studio-state'
import { useStudioStore } from './store'

const guest: Who = { ...NOBODY_YET, status: 'guest' }
const ada: Who = { ...NOBODY_YET, status: 'signedIn', id: 'ada' }
const quota = (left: number) => ({ left, limit: 12, renewsAt: null })
const good = (data: unknown) => Response.json({ success: true, data })
const made = (left: number) => good({ jobId: 'job_1', position: 1, estimateSeconds: 9, quota: quota(left) })
const limited = () =>
  Response.json(
    {
      success: false,
      code: 'rate_limited',
      message: 'That is all for today.',
      error: 'That is all for today.',
    },
    { status: 429 },
  )

const refused = (code: string, status: number) =>
  Response.json({ success: false, code, message: 'No', error: 'No' }, { status })

let left = 1
let asked: string[] = []
/** How the shop answers calls that begin so, unless it says nothing to them. */
let answers: Record<string, () => Response> = {}
/** What Generate is answered with, once this is called. */
let answer: (given: Response) => void = () => undefined

beforeEach(() => {
  left = 1
  asked = []
  answers = {}
  Element.prototype.scrollIntoView = () => undefined
  const drawing = { ...askedJob('a fox', new Date()), jobId: 'job_1' }
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${url.replace(/^.*\/customization/, '')}`
    asked.push(call)
    if (call === 'POST /jobs') return new Promise<Response>((resolve) => (answer = resolve))
    if (call === 'GET /settings')
      return good({ provider: { note: 'Ours.' }, styles: [], quota: quota(left), uploads: undefined })
    if (call === 'GET /jobs?active=1') return good([drawing])
    const told = answers[call]
    if (told) return told()
    return new Promise<Response>(() => undefined)
  })
  useStudioStore.setState({ ...EMPTY_DRAFT, step: 4, prompt: 'a fox' })
})
afterEach(() => {
  forget()
  vi.unstubAllGlobals()
})

const isAsked = () => waitFor(() => expect(asked).toContain('POST /jobs'))
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 0)))

it('an answer that comes after the table was left lays nothing on it, and its pictures are found again', async () => {
  const asking = generate()
  await isAsked()
  forget()
  const ordered = finishedDraft(2)
  useStudioStore.setState(ordered)
  answer(made(0))
  await settle()
  expect(draftOf(useStudioStore.getState())).toEqual(ordered)
  expect(useGeneration.getState().job).toBeNull()
  await asking
  useStudioStore.setState({ ...EMPTY_DRAFT, step: 4, prompt: 'a fox' })
  void resume()
  await waitFor(() => expect(useStudioStore.getState().drawingId).toBe('job_1'))
})

it('nor does what was being looked for then', async () => {
  const looking = resume()
  forget()
  useStudioStore.setState(finishedDraft(2))
  await looking
  expect(useStudioStore.getState().drawingId).toBeNull()
})

it('a drawing that was given up is not drawn because its table was left', async () => {
  void generate()
  await isAsked()
  await cancel()
  forget()
  answer(made(0))
  await waitFor(() =>
    expect(asked.some((call) => /job_1\b/.test(call) && !call.startsWith('GET'))).toBe(true),
  )
})

it('a drawing that was given up, and can’t be stopped, is followed; Cancel can be pressed again', async () => {
  answers['DELETE /jobs/job_1'] = () => refused('internal', 500)
  void generate()
  await isAsked()
  await cancel()
  expect(useGeneration.getState()).toMatchObject({ asking: true, stopping: true })
  answer(made(0))
  await waitFor(() => expect(useGeneration.getState().stopping).toBe(false))
  expect(asked).toContain('DELETE /jobs/job_1')
  expect(asked).toContain('GET /jobs/job_1/events')
  expect(useGeneration.getState().job?.jobId).toBe('job_1')
})

it('pictures that come once more are told of once more', async () => {
  const [slot, ...others] = askedJob('a fox', new Date()).variations
  const files = { id: 'v1', imageUrl: '/fox.webp', thumbnailUrl: '/fox.webp', width: 1152, height: 1920 }
  const first = { ...slot, ...files, status: 'succeeded', stage: 'ready' }
  const over = { ...askedJob('a fox', new Date()), jobId: 'job_1', status: 'succeeded' }
  const data = JSON.stringify({ ...over, variations: [first, ...others] })
  answers['GET /jobs/job_1/events'] = () => new Response(`event: snapshot\ndata: ${data}\n\n`)
  const said: string[] = []
  const leave = hearToasts(({ words }) => said.push(words))
  for (const _ of [1, 2]) {
    asked = []
    const asking = generate()
    await isAsked()
    answer(made(0))
    await asking
    forget()
    useStudioStore.setState({ ...EMPTY_DRAFT, step: 4, prompt: 'a fox' })
  }
  leave()
  expect(said.filter((words) => words === 'Your pictures are ready')).toHaveLength(2)
})

const awaited = () => useStudioStore.setState({ drawingId: 'job_1' })
const drawingId = () => useStudioStore.getState().drawingId
/** The line of a job, on which this is said first, and then that it is over. */
const line = (job: object) => () =>
  new Response(`event: snapshot\ndata: ${JSON.stringify(job)}\n\nevent: cancelled\ndata: {}\n\n`)

it('after a reload a shop that is busy for a moment is asked again, and the drawing goes on', async () => {
  awaited()
  const since = Date.now() - 5000
  answers['GET /jobs/job_1'] = () => refused('not_ready', 503)
  const job = { ...askedJob('a fox', new Date(since)), jobId: 'job_1', estimateSeconds: 9 }
  answers['GET /jobs/job_1/events'] = line(job)
  const taken: unknown[] = []
  const stop = useGeneration.subscribe(({ job, since, estimate }) =>
    taken.push([job?.status, since, Math.round(estimate ?? 0)]),
  )
  await resume()
  stop()
  expect(taken).toEqual([
    ['queued', since, 14],
    ['cancelled', since, 14],
  ])
})

it('one that is not there any more is not waited for', async () => {
  awaited()
  answers['GET /jobs/job_1'] = answers['GET /jobs/job_1/events'] = () => refused('not_found', 404)
  await resume()
  expect(drawingId()).toBeNull()
})

it('one whose session has run out finds the drawing again, be it at a reload or in the middle', async () => {
  awaited()
  answers['GET /jobs/job_1'] = () => refused('unauthenticated', 401)
  await resume()
  expect(drawingId()).toBe('job_1')
  answers['GET /jobs/job_1'] = () => good({ ...askedJob('a fox', new Date()), jobId: 'job_1' })
  answers['GET /jobs/job_1/events'] = () => refused('unauthenticated', 401)
  await resume()
  expect(drawingId()).toBe('job_1')
  expect(useGeneration.getState().job).toBeNull()
})

it('a picture that is asked for again by two presses is asked for once', async () => {
  useGeneration.setState({ job: { ...askedJob('a fox', new Date()), jobId: 'job_1' } })
  void drawAgain(0)
  void drawAgain(0)
  void drawAgain(1)
  await settle()
  expect(asked.filter((call) => call.endsWith('/retry'))).toHaveLength(2)
})

it('pictures that come are no step of the history', async () => {
  const job = { ...askedJob('a fox', new Date()), jobId: 'job_1' }
  const [slot, ...others] = job.variations
  if (!slot) throw new Error('There are four')
  const picture = { id: 'v1', imageUrl: '/fox.webp', thumbnailUrl: '/fox.webp', width: 1152, height: 1920 }
  const first = { ...slot, ...picture, status: 'succeeded', stage: 'ready' } as const
  vi.stubGlobal('fetch', async () => good({ ...job, status: 'cancelled', variations: [first, ...others] }))
  useGeneration.setState({ job })
  useStudioStore.setState({ ...finishedDraft(2), step: 4, variations: [], drawingId: 'job_1' })
  const steps: boolean[] = []
  const stop = useStudioStore.subscribe((now, before) => {
    if (now.step !== before.step) steps.push(isQuiet())
  })
  await cancel()
  stop()
  expect(useStudioStore.getState()).toMatchObject({ step: 5, selectedId: 'v1' })
  expect(steps).toEqual([true])
})

function Panel({ restored }: { restored: boolean }) {
  useGenerationLife(restored)
  return <PromptPanel drawing={false} />
}
/** The words and what is told below them, as this person sees it; the answer shows them to another. */
function open(first = guest, restored = false) {
  const client = makeQueryClient()
  const page = (who: Who) => (
    <QueryClientProvider client={client}>
      <WhoContext.Provider value={who}>
        <MemoryRouter>
          <Panel restored={restored} />
        </MemoryRouter>
      </WhoContext.Provider>
    </QueryClientProvider>
  )
  const { rerender } = render(page(first))
  return (who: Who) => rerender(page(who))
}

it('what is being drawn is asked for once it is known who asks', async () => {
  const become = open(NOBODY_YET, true)
  await settle()
  expect(asked).not.toContain('GET /jobs?active=1')
  become(ada)
  await waitFor(() => expect(useStudioStore.getState().drawingId).toBe('job_1'))
})

it('tells each their own quota', async () => {
  const become = open()
  await screen.findByText('1 creation left today')
  void generate()
  await isAsked()
  answer(made(0))
  await screen.findByText('No creations left today')
  left = 10
  become(ada)
  await screen.findByText('10 creations left today')
  left = 7
  become(guest)
  await screen.findByText('No creations left today')
})

it('one who signs in for more is not told that there are none', async () => {
  const become = open()
  await screen.findByText('1 creation left today')
  void generate()
  await isAsked()
  answer(limited())
  await screen.findByText('That is all for today.')
  left = 10
  become(ada)
  await screen.findByText('10 creations left today')
  expect(screen.queryByText('That is all for today.')).toBeNull()
})
