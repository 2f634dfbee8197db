import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { guest } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { backendPid } from '../support/backend-process'
import { killedAt, type FailPoint } from '../support/crash'
import { rows } from '../support/database'
import { eventsOf, follow, kept, openStream } from '../support/event-stream'
import { clicksUsed, contiguous, drawnJob, judgeJob, leasesRunOut, unnamedFiles } from '../support/generation'
import { goodPicture } from '../support/hostile-files'
import { runScript } from '../support/run-script'
import { sharedDeath } from '../support/shared-death'

const stack = inject('stack')
const { databaseUrl } = stack

const words = () => `a lighthouse, number ${randomBytes(4).readUInt32BE()}`
const judge = (jobId: string) => judgeJob(stack, jobId)
const unnamed = () => unnamedFiles(stack)
const over = { timeout: 100_000, interval: 500 }
/** A new start, a picture and the minute in which a job tidies up, on a machine that is busy. */
const PATIENCE = 240_000

async function jobOf(api: ApiClient): Promise<string> {
  const [job] = await api.must('listJobs')
  return job?.jobId ?? ''
}

/** Where it dies, told apart by the words of each case where the place knows them; else whoever comes there first stays. */
const DRAWING: [what: string, place: FailPoint][] = [
  ['the job is open, and nobody was told', { point: 'open-generation-job', when: 'after', about: '' }],
  ['a slot is taken', { point: 'EmbeddedProvider.generate', when: 'before', about: 'lighthouse' }],
  ['a smaller picture came', { point: 'Sketchbook.keepPartial', when: 'before', about: '' }],
  ['a smaller picture is shown', { point: 'Sketchbook.keepPartial', when: 'after', about: '' }],
  ['the picture is drawn', { point: 'EmbeddedProvider.generate', when: 'after', about: 'lighthouse' }],
  ['its files are stored', { point: 'LocalFileService.upload', when: 'after', about: '-thumb.webp' }],
  ['its row is written', { point: 'addEvent', when: 'before', about: '"variation",{' }],
  ['its event is written', { point: 'addEvent', when: 'after', about: '"variation",{' }],
  ['the end is written', { point: 'addEvent', when: 'after', about: '"done",{' }],
  ['the end is told', { point: 'tidyJob', when: 'before', about: '' }],
  ['the job is over', { point: 'LocalFileService.delete', when: 'before', about: '-partial.webp' }],
]
/** What lay there without a name before anything here was cut off. */
let atFirst: string[] = []
beforeAll(async () => {
  atFirst = await unnamed()
})

describe('a process that dies while pictures are drawn', () => {
  // Guards: the job and its slots are one transaction; leases run out; a picture's row, event and end are one transaction;
  // files that no row names yet are known by their slot.
  describe.concurrent('when', () => {
    const death = sharedDeath(stack, DRAWING.length)
    it.for(DRAWING)(
      '%s: each picture is there once',
      { timeout: PATIENCE },
      async ([, place], { expect }) => {
        const api = guest(stack.backend)
        await api.must('studioSettings')
        const { pid } = await death(place, async () => {
          await api.call('generate', { body: { prompt: words(), count: 2 } }).catch(() => null)
        })
        await leasesRunOut(stack, pid)
        const jobId = await jobOf(api)
        await expect.poll(() => judge(jobId), over).toEqual(drawnJob(2))
        expect(await clicksUsed(api)).toBe(1)
        // Whatever was heard before the end of the process: the rest follows, whole and in order.
        const events = kept(await follow(api, jobId, 0)).map(({ id, event }) => ({ id, event }))
        expect(events[0]?.id).toBe(1)
        expect(contiguous(events.map(({ id }) => id))).toBe(true)
        expect(events.at(-1)?.event).toBe('done')
        for (let after = 1; after < events.length; after += 1) {
          const rest = kept(await follow(api, jobId, after)).map(({ id, event }) => ({ id, event }))
          expect(rest).toEqual(events.slice(after))
        }
      },
    )
  })

  it('for the second time over the same picture: it fails, and can be asked for again', async () => {
    const api = guest(stack.backend)
    await api.must('studioSettings')
    const { jobId } = await api.must('createJob', { body: { prompt: words(), count: 1 } })
    await follow(api, jobId)
    await rows(
      databaseUrl,
      `update generation_variation set status = 'drawing', attempt = 2, lease_owner = 'nobody',
         lease_until = now() - interval '1 second' where job_id = $1`,
      [jobId],
    )
    await rows(databaseUrl, `update generation_job set status = 'running' where id = $1`, [jobId])
    await expect
      .poll(async () => (await api.must('getJob', { params: { id: jobId } })).variations[0], over)
      .toMatchObject({ status: 'failed', error: { code: 'provider_unavailable', retryable: true } })
    await api.must('retryVariation', { params: { id: jobId, variation: '1' }, body: {} })
    expect((await follow(api, jobId)).at(-1)?.event).toBe('done')
  })
})

describe('a process that dies while a job is cancelled', () => {
  const NOTHING_TOLD = { point: 'addEvent', when: 'after', about: '"cancelled",{' } as const
  const NOTHING_TIDIED = { point: 'tidyJob', when: 'before', about: '' } as const

  /** Opens a job of four and cancels it as soon as its first picture is drawn; the process dies over it. */
  async function cutOff(api: ApiClient, place: FailPoint): Promise<string> {
    const { jobId } = await api.must('createJob', { body: { prompt: words(), count: 4 } })
    for await (const { event } of eventsOf(await openStream(api, jobId))) if (event === 'variation') break
    const pid = backendPid(stack)
    await killedAt(stack, place, () => api.call('cancelJob', { params: { id: jobId } }))
    await leasesRunOut(stack, pid)
    return jobId
  }

  it(
    'before anybody knew: the job goes on, and can be cancelled again',
    async () => {
      const api = guest(stack.backend)
      const jobId = await cutOff(api, NOTHING_TOLD)
      expect((await judge(jobId)).told).not.toContain('cancelled')
      await api.must('cancelJob', { params: { id: jobId } })
      await expect.poll(() => judge(jobId), over).toMatchObject({ status: 'cancelled', partials: 0 })
      expect((await judge(jobId)).told.filter((name) => name === 'cancelled')).toHaveLength(1)
      expect(await clicksUsed(api)).toBe(1)
    },
    PATIENCE,
  )

  it(
    'after it was told: nothing more is drawn, and what was on the way is tidied away',
    async () => {
      const api = guest(stack.backend)
      const before = (await unnamed()).length
      const jobId = await cutOff(api, NOTHING_TIDIED)
      const then = await judge(jobId)
      expect(then.status).toBe('cancelled')
      expect(then.slots).not.toContain('drawing')
      expect(then.slots).not.toContain('queued')
      await expect.poll(() => judge(jobId), over).toEqual({ ...then, partials: 0 })
      // A smaller picture that was being stored when the process died has no row yet.
      expect((await unnamed()).length - before).toBeLessThanOrEqual(1)
      expect((await follow(api, jobId, 0)).at(-1)?.event).toBe('cancelled')
      expect(await clicksUsed(api)).toBe(1)
    },
    PATIENCE,
  )
})

describe('what is heard of a job', () => {
  it('is whole though the line to the database breaks again and again', async () => {
    const api = guest(stack.backend)
    const { jobId } = await api.must('createJob', { body: { prompt: words(), count: 3 } })
    const events = []
    for await (const event of eventsOf(await openStream(api, jobId, 0))) {
      events.push(event)
      await rows(
        databaseUrl,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'generation-notices' and datname = current_database()`,
      )
    }
    expect(
      contiguous(
        kept(events).map(({ id }) => id),
        1,
      ),
    ).toBe(true)
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { succeeded: 3 } })
  })
})

describe('a flood', () => {
  it('is told to come back when a hundred jobs wait', async () => {
    const api = guest(stack.backend)
    await rows(
      databaseUrl,
      `insert into generation_job (id, guest_key_hash, prompt, style, salt, count, provider, options_key)
       select 'genjob_flood' || n, 'flood' || n, 'a flood', '', '', 1, 'openai', 'flood' || n from generate_series(1, 100) n`,
    )
    try {
      const answer = await api.call('createJob', { body: { prompt: words() } })
      expect(answer).toMatchObject({ status: 429, code: 'rate_limited', extra: { quota: {} } })
      expect(answer.headers.get('retry-after')).toBe('30')
    } finally {
      await rows(databaseUrl, `delete from generation_job where id like 'genjob_flood%'`)
    }
    const { jobId } = await api.must('createJob', { body: { prompt: words(), count: 1 } })
    // To its end: what dies in the next test would leave files of it.
    expect((await follow(api, jobId)).at(-1)?.event).toBe('done')
  })
})

describe('a process that dies between an upload’s files and its row', () => {
  it(
    'leaves them for a day; sent again it is one picture',
    async () => {
      const api = guest(stack.backend)
      await api.must('studioSettings')
      const bytes = new Uint8Array(await goodPicture(randomBytes(1).readUInt8()))
      const upload = () => {
        const form = new FormData()
        form.set('image', new Blob([bytes]), 'mine.jpg')
        return api.call('uploadPicture', { form })
      }
      const before = await unnamed()
      await killedAt(stack, { point: 'write-upload', when: 'before', about: '' }, () =>
        upload().catch(() => null),
      )
      const left = (await unnamed()).filter((name) => !before.includes(name))
      expect(left).toHaveLength(3)
      expect((await upload()).status).toBe(201)
      await runScript(stack, 'forget-unkept-pictures')
      expect((await unnamed()).filter((name) => left.includes(name))).toEqual(left)
      await rows(databaseUrl, `update file_note set created_at = created_at - interval '25 hours'`)
      await runScript(stack, 'forget-unkept-pictures')
      // Gone are these, and those of the pictures that were cut off above.
      expect((await unnamed()).filter((name) => !atFirst.includes(name))).toEqual([])
      expect((await upload()).status).toBe(201)
    },
    PATIENCE,
  )
})
