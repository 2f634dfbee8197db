import type { Job, JobEvent, Quota } from '@caseloom/contract'
import { create } from 'zustand'
import { paths } from '~/config/paths'
import { hasCode, messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { activeJobs, cancelJob, createJob, getJob, linesOf, retryVariation } from './api/jobs'
import { followJob } from './lib/follow-job'
import { applyEvent, askedJob, drawnSlots, isOver } from './lib/job-state'
import { announcement } from './lib/job-words'
import { promptProblem } from './lib/prompt-words'
import { wishOf, type WishChange } from './lib/job-wish'
import { quietly } from './lib/quietly'
import { markTab } from './lib/tab-title'
import { useStudioStore } from './store'

interface GenerationState {
  /** What is being drawn, or was drawn last. */
  job: Job | null
  /** The shop has not answered yet. */
  asking: boolean
  /** Cancel was pressed, and the shop has not answered that yet. */
  stopping: boolean
  /** When it was asked for, by this browser's clock. */
  since: number
  /** From then until the last picture, in seconds; null where the shop can't tell. */
  estimate: number | null
  /** Why there is no picture. */
  problem: Error | null
  /** The latest news for screen readers. */
  said: string
}

const NOTHING: GenerationState = {
  job: null,
  asking: false,
  stopping: false,
  since: 0,
  estimate: null,
  problem: null,
  said: '',
}
/** Lives beside the page, so that leaving the studio and coming back changes nothing. */
export const useGeneration = create<GenerationState>()(() => NOTHING)
const { setState: set, getState: get } = useGeneration
const studio = () => useStudioStore.getState()

/** The page itself says what can be done, and trying again is not it. */
const ANSWERED = ['content_rejected', 'rate_limited', 'provider_unavailable'] as const

let following: AbortController | null = null
/** Counts what the studio was about: an answer to what was asked before is not laid on the table any more. */
let run = 0
/** The run whose Cancel was pressed before the shop had answered. */
let givenUp = 0
type TellQuota = (quota: Quota) => void
/** Whoever asks for pictures, and where what is left for them is noted. */
let asker: { who: string; tell: TellQuota } | null = null
/** Another person's problem is not this one's. */
export function setAsker(who: string, tell: TellQuota): void {
  if (asker !== null && asker.who !== who) set({ problem: null })
  asker = { who, tell }
}
/** Is the studio what the shopper looks at? */
let shown = false
export const setStudioShown = (value: boolean) => (shown = value)

/** The job whose end was told: the answer to Cancel and the stream both bring it. */
let told = ''

/** The estimate counts from now; ours from the click. */
const whole = (estimate: number | null, since: number) =>
  estimate === null ? null : estimate + (Date.now() - since) / 1000

/** What was begun before this page, or before its connection broke. */
function takeUp(job: Job): void {
  const since = Math.min(Date.now(), Date.parse(job.createdAt) || Date.now())
  set({ ...NOTHING, job, since, estimate: whole(job.estimateSeconds, since) })
  quietly(() => studio().receiveJob(job, true))
}

function hear(event: JobEvent, tell?: TellQuota): void {
  const { job: before, since, said } = get()
  if (!before) {
    if (event.event === 'snapshot') takeUp(event.data)
    return
  }
  const job = applyEvent(before, event)
  const news = event.event === 'snapshot' || event.event === 'queued' ? event.data.estimateSeconds : null
  set({
    job,
    said: announcement(before, job) ?? said,
    ...(news === null ? {} : { estimate: whole(news, since) }),
  })
  if ('quota' in event.data) tell?.(event.data.quota)
  quietly(() => studio().receiveJob(job, event.event === 'snapshot'))
}

function end(job: Job): void {
  if (studio().drawingId === job.jobId) studio().expectJob(null)
  if (told === job.jobId) return
  told = job.jobId
  const some = drawnSlots(job).length > 0
  if (job.status === 'cancelled') {
    toast(some ? 'Stopped. The finished pictures are yours.' : 'Stopped. Nothing was drawn.')
    return
  }
  if (!some) {
    const why = job.error ?? job.variations.find(({ error }) => error)?.error
    set({ problem: new Error(why?.message ?? 'Failed to generate design') })
    // Of what another try does not change the page says what would.
    if (!why || why.code === 'timeout') toast.error('Failed to generate design. Please try again.')
    return
  }
  // Another case was begun meanwhile: the pictures lie with the recent ones.
  if (shown && studio().jobId !== job.jobId)
    toast.success('Your pictures are ready: they are with your recent designs.', { duration: 6000 })
  else if (shown) toast.success('Design generated successfully!')
  else
    toast.success('Your pictures are ready', {
      duration: 8000,
      action: { label: 'See them', to: paths.customize() },
    })
  if (document.hidden) markTab('Your pictures are ready')
}

/** Listens to a job until it is over, wherever the shopper goes meanwhile. */
async function follow(id: string): Promise<void> {
  following?.abort()
  const own = (following = new AbortController())
  // It is told of whoever asks now, also after somebody else has signed in.
  const tell = asker?.tell
  try {
    await followJob(linesOf(id), (event) => hear(event, tell), own.signal)
    const { job } = get()
    if (!own.signal.aborted && job?.jobId === id && isOver(job)) end(job)
  } catch (error) {
    if (own.signal.aborted) return
    // Long gone. One whose session ran out finds it again after signing in.
    if (hasCode(error, 'not_found') && studio().drawingId === id) studio().expectJob(null)
    set({ job: null })
  }
}

/** What is on the screen within a moment of the click; the shop's answer fills it. */
export async function generate(change: WishChange = {}): Promise<void> {
  const draft = studio()
  const prompt = change.prompt ?? draft.prompt
  const trouble = promptProblem(prompt)
  if (trouble) {
    toast.error(trouble)
    return
  }
  if (get().asking) return
  following?.abort()
  const own = ++run
  const tell = asker?.tell
  const since = Date.now()
  // What was drawn before may be the answer: it is told once more.
  told = ''
  set({ ...NOTHING, job: askedJob(prompt.trim(), new Date(since)), asking: true, since })
  try {
    const made = await createJob(wishOf(draft, change))
    tell?.(made.quota)
    if (run !== own) {
      if (givenUp === own) await cancelJob(made.jobId).catch(() => undefined)
      return
    }
    const asked = get().job
    set({
      asking: false,
      estimate: whole(made.estimateSeconds, since),
      job: asked && { ...asked, jobId: made.jobId, position: made.position },
    })
    studio().expectJob(made.jobId)
    const followed = follow(made.jobId)
    // It is followed all the same: what can't be stopped goes on.
    if (givenUp === own) void stop(made.jobId)
    await followed
  } catch (error) {
    if (run !== own) return
    set({ ...NOTHING, problem: error instanceof Error ? error : new Error(messageOf(error)) })
    if (!hasCode(error, ...ANSWERED)) toast.error('Failed to generate design. Please try again.')
  }
}

async function stop(jobId: string): Promise<void> {
  const own = run
  try {
    const ended = await cancelJob(jobId)
    if (run !== own) return
    hear({ event: 'snapshot', data: ended })
    following?.abort()
    end(ended)
  } catch (error) {
    toast.error(messageOf(error, 'It could not be stopped. Please try again.'))
  } finally {
    set({ stopping: false })
  }
}

/** Ends the drawing, once it is known by which name; what is finished stays. */
export async function cancel(): Promise<void> {
  const { job, asking, stopping } = get()
  if (!job || stopping) return
  set({ stopping: true })
  if (asking) givenUp = run
  else await stop(job.jobId)
}

/** Pictures that are asked for again and not yet promised: a second press is no second wish. */
const askedAgain = new Set<string>()
async function askAgain(jobId: string, variation: number): Promise<Job | null> {
  const wish = `${jobId} ${variation}`
  if (askedAgain.has(wish)) return null
  askedAgain.add(wish)
  try {
    return await retryVariation(jobId, variation)
  } finally {
    askedAgain.delete(wish)
  }
}

export async function drawAgain(variation: number): Promise<void> {
  const { job } = get()
  if (!job) return
  const own = run
  try {
    const again = await askAgain(job.jobId, variation)
    if (!again || run !== own) return
    const since = Date.now()
    told = ''
    set({ problem: null, since, estimate: whole(again.estimateSeconds, since), job: again })
    studio().expectJob(again.jobId)
    await follow(again.jobId)
  } catch (error) {
    toast.error(messageOf(error, 'Failed to generate design. Please try again.'))
  }
}

/** After a reload: goes on where the page was, by the draft or, where that knows nothing, by what the shop is drawing. */
export async function resume(): Promise<void> {
  const { drawingId, jobId, step, variations } = studio()
  if (get().job || get().asking) return
  const own = run
  try {
    const known = drawingId ?? jobId
    const job = known
      ? await getJob(known)
      : step === 4 && variations.length === 0
        ? (await activeJobs())[0]
        : undefined
    // The shopper was quicker.
    if (!job || run !== own || get().job || get().asking) return
    if (known === null) studio().expectJob(job.jobId)
    takeUp(job)
    if (!isOver(job)) await follow(job.jobId)
    else if (drawingId) end(job)
  } catch (error) {
    // It may pass. One whose session ran out would be told as a guest that nothing is drawn.
    if (run === own && drawingId && !hasCode(error, 'unauthenticated')) await follow(drawingId)
  }
}

/** What was drawn is no longer what the studio is about. */
export function forget(): void {
  following?.abort()
  run += 1
  set(NOTHING)
}
