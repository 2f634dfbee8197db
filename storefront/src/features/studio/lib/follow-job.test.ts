import type { Job, JobEvent } from '@caseloom/contract'
import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '~/lib/api-errors'
import type { ServerEvent } from '~/lib/event-stream'
import { followJob, type JobLines } from './follow-job'
import { askedJob } from './job-state'

const job: Job = { ...askedJob('a fox', new Date(0)), jobId: 'job_1' }
const said = (id: string, event: string, data: object = {}): ServerEvent => ({
  id,
  event,
  data: JSON.stringify(data),
})
const DONE = said('9', 'done', { succeeded: 4, failed: 0, quota: {} })
const queued = (id: string) => said(id, 'queued', { position: 1, estimateSeconds: null })
type Line = (ServerEvent | Error)[]

/** A shop that answers each connection and each question with the next of its lists. */
async function follow(streams: Line[], answers: (Job | Error)[] = []) {
  const asked: (string | null)[] = []
  const told: JobEvent[] = []
  const waits: number[] = []
  async function* events(after: string | null) {
    asked.push(after)
    await Promise.resolve()
    for (const each of streams.shift() ?? []) {
      if (each instanceof Error) throw each
      yield each
    }
  }
  const lines: JobLines = {
    events,
    read: () => {
      const next = answers.shift() ?? new Error('asked too often')
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
    },
  }
  const wait = (ms: number) => {
    waits.push(ms)
    return Promise.resolve()
  }
  await followJob(lines, (event) => told.push(event), new AbortController().signal, wait)
  return { asked, told: told.map(({ event }) => event), waits }
}

describe('followJob', () => {
  it('tells what it hears until the end, and then listens no more', async () =>
    expect(await follow([[said('1', 'snapshot', job), queued('2'), DONE, queued('10')]])).toEqual({
      asked: [null],
      told: ['snapshot', 'queued', 'done'],
      waits: [],
    }))

  it('takes a broken line up after the last event', async () =>
    expect(await follow([[queued('4'), new NetworkError('offline')], [queued('5')], [DONE]])).toMatchObject({
      asked: [null, '4', '5'],
      told: ['queued', 'queued', 'done'],
    }))

  it('asks every two seconds after two failures in a row', async () => {
    const over: Job = { ...job, status: 'succeeded' }
    const offline = new NetworkError('offline')
    expect(await follow([[offline], [offline]], [job, offline, over])).toEqual({
      asked: [null, null],
      told: ['snapshot', 'snapshot'],
      waits: [500, 500, 2000, 2000],
    })
  })

  it('ends with a snapshot of a job that is over', async () =>
    expect((await follow([[said('1', 'snapshot', { ...job, status: 'cancelled' })]])).asked).toEqual([null]))

  it('gives up on a job that is not there for us', async () => {
    const missing = new ApiError({ code: 'not_found', status: 404, message: 'No such job' })
    await expect(follow([[missing]])).rejects.toBe(missing)
  })
})
