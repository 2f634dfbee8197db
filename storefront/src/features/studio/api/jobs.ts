import type { CallInput } from '~/lib/api-client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { mayPass, NetworkError } from '~/lib/api-errors'
import { eventsOf } from '~/lib/api-stream'
import { studioApi, studioRoutes } from './studio-api'
import type { JobLines } from '../lib/follow-job'
import { acquainted } from './get-studio-settings'

export type JobWish = CallInput<'createJob'>['body']

/** Any browser, and pages over plain http too, where `randomUUID` is missing. */
const newKey = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(36)).join('')

/** The wish whose answer is not there yet, or was lost: another press of it is no other wish. */
let unanswered: { wish: string; key: string } | null = null

/** Asks for pictures. A broken connection is tried once more with the same key, so nothing is drawn twice. */
export async function createJob(body: JobWish) {
  const wish = JSON.stringify(body)
  const { key } = (unanswered = unanswered?.wish === wish ? unanswered : { wish, key: newKey() })
  const answered = () => {
    if (unanswered?.key === key) unanswered = null
  }
  const ask = () => studioApi.call('createJob', { body, headers: { 'idempotency-key': key } })
  await acquainted()
  try {
    const made = await ask().catch((error: unknown) => {
      if (!(error instanceof NetworkError)) throw error
      return ask()
    })
    answered()
    return made
  } catch (error) {
    if (!mayPass(error)) answered()
    throw error
  }
}

export const getJob = (id: string, signal?: AbortSignal) =>
  studioApi.call('getJob', { params: { id }, signal })
export const cancelJob = (id: string) => studioApi.call('cancelJob', { params: { id } })
export const retryVariation = (id: string, variation: number) =>
  studioApi.call('retryVariation', { params: { id, variation }, body: {} })
export const activeJobs = () => studioApi.call('listJobs', { query: { active: '1' } })

export const linesOf = (id: string): JobLines => ({
  events: (after, signal) => eventsOf(studioRoutes, 'jobEvents', { params: { id }, after, signal }),
  read: (signal) => getJob(id, signal),
})

const PAGE = 12

/** What the shopper has had drawn, as far as it is kept, newest first and page by page. */
export const recentJobsQuery = (who: string) =>
  infiniteQueryOptions({
    queryKey: ['recent-jobs', who],
    queryFn: ({ pageParam: before, signal }) =>
      studioApi.call('listJobs', { query: { limit: PAGE, ...(before ? { before } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (jobs) => (jobs.length < PAGE ? undefined : jobs.at(-1)?.createdAt),
    meta: { silent: true },
  })
