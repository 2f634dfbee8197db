import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { guest } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { killedAt, type FailPoint } from '../support/crash'
import { rows } from '../support/database'
import { eventsOf, follow, kept, openStream } from '../support/event-stream'

const stack = inject('stack')
const { databaseUrl } = stack
const filesDir = path.join(path.dirname(stack.failPointFile), 'files')

const words = () => `a lighthouse, number ${randomBytes(4).readUInt32BE()}`
const storedFiles = () => readdirSync(filesDir).filter((name) => name.startsWith('private-'))
const over = { timeout: 100_000, interval: 500 }

/** Nobody waits for half a minute until a dead worker's lease is over. */
const leasesRunOut = (before: Date) =>
  rows(
    databaseUrl,
    `update generation_variation set lease_until = now() - interval '1 second' where status = 'drawing' and started_at < $1`,
    [before],
  )

/** What became of a job, counted where the shop cannot help itself. */
interface Verdict {
  status: string
  slots: string[]
  artworks: number
  /** Told events of pictures and of the end. */
  told: string[]
  partials: number
}
async function judge(jobId: string): Promise<Verdict> {
  const of = <T extends object>(sql: string) => rows<T>(databaseUrl, sql, [jobId])
  const [job] = await of<{ status: string }>('select status from generation_job where id = $1')
  const slots = await of<{ status: string; artwork_id: string | null }>(
    'select status, artwork_id from generation_variation where job_id = $1 order by slot',
  )
  const events = await of<{ name: string; variation: string | null }>(
    `select name, data->>'variation' as variation from generation_event
     where job_id = $1 and name in ('variation', 'variation_failed', 'done', 'failed') order by name, 2`,
  )
  return {
    status: job?.status ?? 'gone',
    slots: slots.map(({ status }) => status),
    artworks: new Set(slots.map(({ artwork_id }) => artwork_id)).size,
    told: events.map(({ name, variation }) => (variation ? `${name} ${variation}` : name)),
    partials: (await of('select id from generation_partial where job_id = $1')).length,
  }
}
const DRAWN: Verdict = {
  status: 'succeeded',
  slots: ['succeeded', 'succeeded'],
  artworks: 2,
  told: ['done', 'variation 1', 'variation 2'],
  partials: 0,
}

/** The files that rows name: of pictures, and of those on the way. */
async function namedFiles(): Promise<string[]> {
  const named = await rows<{ id: string }>(
    databaseUrl,
    `select unnest(array[original_file_id, large_file_id, thumb_file_id]) as id from artwork
     union select file_id from generation_partial`,
    [],
  )
  return named.map(({ id }) => id)
}
async function unnamed(): Promise<string[]> {
  const named = new Set(await namedFiles())
  return storedFiles().filter((name) => !named.has(name))
}

async function jobOf(api: ApiClient): Promise<string> {
  const [job] = await api.must('listJobs')
  return job?.jobId ?? ''
}

describe('a process that dies while pictures are drawn', () => {
  // Guards: the job and its slots are one transaction; leases run out; a picture's row, event and end are one transaction;
  // files that no row names yet are known by their slot.
  it.each<[string, FailPoint, number]>([
    ['the job is open, and nobody was told', { point: 'open-generation-job', when: 'after', about: '' }, 0],
    ['a slot is taken', { point: 'EmbeddedProvider.generate', when: 'before', about: 'lighthouse' }, 0],
    ['a smaller picture came', { point: 'Sketchbook.keepPartial', when: 'before', about: '' }, 0],
    ['a smaller picture is shown', { point: 'Sketchbook.keepPartial', when: 'after', about: '' }, 0],
    ['the picture is drawn', { point: 'EmbeddedProvider.generate', when: 'after', about: 'lighthouse' }, 0],
    // The one place where files stay that nobody knows: at most the three of one picture.
    ['its files are stored', { point: 'LocalFileService.upload', when: 'after', about: '-thumb.webp' }, 3],
    ['the job is over', { point: 'LocalFileService.delete', when: 'before', about: '-partial.webp' }, 0],
  ])('%s: each picture is there once', async (_name, place, strays) => {
    const api = guest(stack.backend)
    await api.must('studioSettings')
    const before = await unnamed()
    const upAt = await killedAt(stack, place, async () => {
      await api.call('generate', { body: { prompt: words(), count: 2 } }).catch(() => null)
    })
    await leasesRunOut(upAt)
    const jobId = await jobOf(api)
    await expect.poll(() => judge(jobId), over).toEqual(DRAWN)
    await expect.poll(async () => (await unnamed()).length - before.length, over).toBeLessThanOrEqual(strays)
    const events = kept(await follow(api, jobId, 0))
    expect(events.map(({ id }) => id)).toEqual(events.map((_, at) => (events[0]?.id ?? 0) + at))
    expect(events.at(-1)?.event).toBe('done')
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
    const ids = kept(events).map(({ id }) => id)
    expect(ids).toEqual(ids.map((_, at) => at + 1))
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
    expect((await api.call('createJob', { body: { prompt: words(), count: 1 } })).status).toBe(202)
  })
})
