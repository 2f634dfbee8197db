import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { guest, newShopper } from '../support/actors'
import { rows } from '../support/database'
import { eventsOf, follow, kept, openStream, type Heard } from '../support/event-stream'
import { ask, drawn, read, words } from '../support/studio-jobs'

const { backend, databaseUrl } = inject('stack')

const slotsIn = (jobId: string) =>
  rows<{ id: string; slot: number; status: string; started_at: Date | null }>(
    databaseUrl,
    'select id, slot, status, started_at from generation_variation where job_id = $1 order by slot',
    [jobId],
  )

describe('a job', () => {
  it('is told from its beginning to its end, each event once and in order', async () => {
    const api = guest(backend)
    const { jobId, eventsUrl, joined, quota } = await ask(api, { count: 2 })
    expect({ eventsUrl, joined }).toEqual({
      eventsUrl: `/api/customization/jobs/${jobId}/events`,
      joined: false,
    })
    const stream = await openStream(api, jobId)
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    })
    const events: Heard[] = []
    let partial: Response | null = null
    for await (const event of eventsOf(stream)) {
      events.push(event)
      if (event.event === 'partial' && !partial)
        partial = await api.send('GET', event.data.url.replace(/^\/api/, ''))
    }
    expect(events[0]).toMatchObject({ event: 'snapshot', data: { jobId } })
    const ids = events.flatMap(({ id }) => (id === null ? [] : [id]))
    expect(ids).toEqual(ids.map((_, at) => (ids[0] ?? 0) + at))
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { succeeded: 2, failed: 0 } })
    expect(quota.left).not.toBeNull()
    expect(await slotsIn(jobId)).toMatchObject([{ status: 'succeeded' }, { status: 'succeeded' }])
    // A smaller picture came on the way, and is gone with the job's end.
    expect(partial?.headers.get('content-type')).toBe('image/webp')
    const left = await rows(databaseUrl, 'select id from generation_partial where job_id = $1', [jobId])
    expect(left).toEqual([])
  })

  it('shows its pictures, which are what their addresses give', async () => {
    const api = guest(backend)
    const { jobId } = await drawn(api, { style: 'line-art' })
    const job = await read(api, jobId)
    expect(job).toMatchObject({
      status: 'succeeded',
      progress: 1,
      position: 0,
      style: 'line-art',
      error: null,
    })
    const [picture] = job.variations
    const answer = await api.send('GET', (picture?.imageUrl ?? '').replace(/^\/api/, ''))
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect({ width, height }).toEqual({ width: picture?.width, height: picture?.height })
    expect(picture?.designId).toBeNull()
    const design = await api.must('createDesign', { body: { variationId: picture?.id } })
    expect((await read(api, jobId)).variations[0]?.designId).toBe(design.id)
  })

  it('replays from any event on', async () => {
    const api = guest(backend)
    const { jobId, events } = await drawn(api)
    const last = events.at(-1)?.id ?? 0
    expect(last).toBeGreaterThan(3)
    const whole = kept(await follow(api, jobId, 0))
    expect(whole.map(({ id }) => id)).toEqual(Array.from({ length: last }, (_, at) => at + 1))
    for (let after = 1; after <= last; after += 1)
      expect(kept(await follow(api, jobId, after))).toEqual(whole.slice(after))
    // A number that never was, and none at all: the whole state.
    for (const from of [last + 5, undefined])
      expect(await follow(api, jobId, from)).toMatchObject([
        { event: 'snapshot', id: last, data: { status: 'succeeded' } },
      ])
  })

  it('is followed on after the line broke', async () => {
    const api = guest(backend)
    const { jobId } = await ask(api, { count: 3 })
    const before: Heard[] = []
    for await (const event of eventsOf(await openStream(api, jobId, 0))) {
      before.push(event)
      if (event.event === 'variation') break
    }
    const seen = kept(before)
    const after = kept(await follow(api, jobId, seen.at(-1)?.id ?? 0))
    const ids = [...seen, ...after].map(({ id }) => id)
    expect(ids).toEqual(ids.map((_, at) => at + 1))
    expect(after.at(-1)).toMatchObject({ event: 'done', data: { succeeded: 3 } })
  })

  it('is nobody else’s', async () => {
    const api = guest(backend)
    const { jobId } = await ask(api)
    for (const other of [guest(backend), (await newShopper(backend)).api]) {
      const params = { id: jobId }
      expect(await other.call('getJob', { params })).toMatchObject({ status: 404, code: 'not_found' })
      expect(await other.call('cancelJob', { params })).toMatchObject({ status: 404, code: 'not_found' })
      const retry = { params: { id: jobId, variation: '1' }, body: {} }
      expect(await other.call('retryVariation', retry)).toMatchObject({ status: 404, code: 'not_found' })
      expect((await openStream(other, jobId)).status).toBe(404)
      expect(await other.must('listJobs')).toEqual([])
    }
  })

  it('goes with the browser into the account', async () => {
    const { api } = await newShopper(backend)
    const token = api.token
    api.token = null
    const { jobId } = await ask(api)
    api.token = token
    expect((await read(api, jobId)).jobId).toBe(jobId)
  })

  it('is listed, and among the unfinished ones while it is one', async () => {
    const api = guest(backend)
    const { jobId } = await ask(api, { count: 2 })
    expect((await api.must('listJobs', { query: { active: 1 } })).map((job) => job.jobId)).toEqual([jobId])
    await follow(api, jobId)
    expect(await api.must('listJobs', { query: { active: 1 } })).toEqual([])
    expect((await api.must('listJobs')).map((job) => job.jobId)).toEqual([jobId])
  })

  it('is found again days later, page by page', async () => {
    const api = guest(backend)
    const { jobId } = await ask(api, { count: 1 })
    await follow(api, jobId)
    const ago = `update generation_job set created_at = now() - interval '3 days' where id = $1`
    await rows(databaseUrl, ago, [jobId])
    const { jobId: later } = await ask(api, { count: 1 })
    const listed = async (query: { before?: string; limit?: number }) =>
      (await api.must('listJobs', { query })).map((job) => job.jobId)
    expect(await listed({})).toEqual([later, jobId])
    const [newest] = await api.must('listJobs', { query: { limit: 1 } })
    expect(newest?.jobId).toBe(later)
    expect(await listed({ before: newest?.createdAt ?? '' })).toEqual([jobId])
    expect(await api.call('listJobs', { query: { before: 'yesterday' } })).toMatchObject({ status: 400 })
  })
})

describe('the same click', () => {
  it('joins the running and the finished job; asked for again it is another', async () => {
    const api = guest(backend)
    await api.must('studioSettings')
    const prompt = words('Two Herons')
    const clicks = await Promise.all(Array.from({ length: 5 }, () => ask(api, { prompt })))
    expect(new Set(clicks.map(({ jobId }) => jobId)).size).toBe(1)
    expect(clicks.filter(({ joined }) => !joined)).toHaveLength(1)
    const [first] = clicks
    await follow(api, first?.jobId ?? '')
    expect(await ask(api, { prompt: ` ${prompt.toLowerCase()} ` })).toMatchObject({
      jobId: first?.jobId,
      joined: true,
    })
    const again = await ask(api, { prompt, again: true })
    expect(again.joined).toBe(false)
    await follow(api, again.jobId)
    const [one, other] = await Promise.all([read(api, first?.jobId ?? ''), read(api, again.jobId)])
    expect(one.variations[0]?.imageUrl).not.toBe(other.variations[0]?.imageUrl)
    expect((await ask(guest(backend), { prompt })).joined).toBe(false)
  })

  it('is known by its Idempotency-Key, whatever else it says', async () => {
    const api = guest(backend)
    await api.must('studioSettings')
    const key = { 'idempotency-key': randomBytes(8).toString('hex') }
    const body = { prompt: words(), again: true }
    const [one, two] = await Promise.all([ask(api, body, key), ask(api, body, key)])
    expect(one.jobId).toBe(two.jobId)
    const other = await api.call('createJob', { body: { prompt: words() }, headers: key })
    expect(other).toMatchObject({ status: 400, code: 'invalid_request' })
  })

  it('joins across a sign-in, by its words and by its key', async () => {
    const api = guest(backend)
    await api.must('studioSettings')
    const key = { 'idempotency-key': randomBytes(8).toString('hex') }
    const body = { prompt: words('two otters'), count: 2 }
    const { jobId } = await ask(api, body, key)
    const { email, password } = await newShopper(backend)
    const session = await api.must('login', { body: { email, password } })
    api.token = session.token
    expect(await ask(api, body)).toMatchObject({ jobId, joined: true })
    expect(await ask(api, body, key)).toMatchObject({ jobId, joined: true })
    expect((await api.must('listJobs')).map((job) => job.jobId)).toEqual([jobId])
    // Neither the browser without the account nor another account joins it: it is theirs no more.
    api.token = null
    expect((await ask(api, body)).joined).toBe(false)
    expect(await api.call('createJob', { body, headers: key })).toMatchObject({ status: 400 })
    expect((await ask((await newShopper(backend)).api, body, key)).joined).toBe(false)
  })
})

describe('a cancelled job', () => {
  it('keeps what is finished, and draws no more', async () => {
    const api = guest(backend)
    const body = { prompt: words(), count: 4 }
    const { jobId } = await ask(api, body)
    for await (const event of eventsOf(await openStream(api, jobId))) if (event.event === 'variation') break
    const cancelled = await api.must('cancelJob', { params: { id: jobId } })
    expect(cancelled.status).toBe('cancelled')
    const succeeded = cancelled.variations.filter(({ status }) => status === 'succeeded').length
    expect(succeeded).toBeGreaterThan(0)
    expect(succeeded).toBeLessThan(4)
    expect(kept(await follow(api, jobId, 0)).at(-1)).toMatchObject({
      event: 'cancelled',
      data: { succeeded },
    })
    // Whoever drew has heard of it: nothing is added, and nobody draws it any more.
    const before = await slotsIn(jobId)
    expect(before.filter(({ status }) => status === 'drawing')).toEqual([])
    expect(await api.must('cancelJob', { params: { id: jobId } })).toMatchObject({ status: 'cancelled' })
    expect((await ask(api, body)).joined).toBe(false)
    expect(await slotsIn(jobId)).toEqual(before)
  })

  it('has cost nothing where it still waited', async () => {
    const api = guest(backend)
    const first = await ask(api, { count: 4 })
    const second = await ask(api, { count: 4 })
    const cancelled = await api.must('cancelJob', { params: { id: second.jobId } })
    expect(new Set(cancelled.variations.map(({ status }) => status))).toEqual(new Set(['cancelled']))
    expect((await slotsIn(second.jobId)).every(({ started_at }) => started_at === null)).toBe(true)
    await api.must('cancelJob', { params: { id: first.jobId } })
  })
})

describe('a failed picture', () => {
  const fail = (jobId: string, retryable: boolean, retries: number) =>
    rows(
      databaseUrl,
      `update generation_variation set status = 'failed', error_code = 'timeout', error = 'Too slow', artwork_id = null,
         retryable = $2, retries = $3 where job_id = $1 and slot = 0`,
      [jobId, retryable, retries],
    )

  it('is drawn again on demand, and the job goes on being told', async () => {
    const api = guest(backend)
    const { jobId, events } = await drawn(api, { count: 2 })
    const retry = (variation: number) =>
      api.call('retryVariation', { params: { id: jobId, variation: String(variation) }, body: {} })
    expect(await retry(1)).toMatchObject({ status: 409, code: 'conflict' })
    expect(await retry(4)).toMatchObject({ status: 404, code: 'not_found' })
    await fail(jobId, false, 0)
    expect(await retry(1)).toMatchObject({ status: 409, code: 'conflict' })
    await fail(jobId, true, 3)
    expect(await retry(1)).toMatchObject({ status: 409, code: 'conflict' })
    await fail(jobId, true, 0)
    expect((await read(api, jobId)).variations[0]?.error).toEqual({
      code: 'timeout',
      message: 'Too slow',
      retryable: true,
    })
    const answer = await retry(1)
    expect(answer).toMatchObject({ status: 202, data: { variations: [{ error: null }, {}] } })
    const more = kept(await follow(api, jobId, events.at(-1)?.id ?? 0))
    expect(more.at(-1)).toMatchObject({ event: 'done', data: { succeeded: 2, failed: 0 } })
    expect(await slotsIn(jobId)).toMatchObject([{ status: 'succeeded' }, { status: 'succeeded' }])
    // From the beginning there is one end, the last.
    expect(kept(await follow(api, jobId, 0)).filter(({ event }) => event === 'done')).toHaveLength(1)
  })
})

describe('many at once', () => {
  it('has room for one job that is drawn and two that wait', async () => {
    const api = guest(backend)
    const jobs = [await ask(api, { count: 4 }), await ask(api, { count: 4 }), await ask(api, { count: 4 })]
    const answer = await api.call('createJob', { body: { prompt: words() } })
    expect(answer).toMatchObject({ status: 429, code: 'rate_limited', extra: { quota: { limit: 60 } } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const states = await Promise.all(jobs.map(({ jobId }) => read(api, jobId)))
    expect(states.filter(({ status }) => status === 'running').length).toBeLessThanOrEqual(1)
    expect(states[2]?.position).toBeGreaterThan(states[1]?.position ?? 0)
    for (const { jobId } of jobs) await api.must('cancelJob', { params: { id: jobId } })
    expect((await api.call('createJob', { body: { prompt: words(), count: 1 } })).status).toBe(202)
  })

  it('nobody’s many pictures hold up another’s first', async () => {
    const [many, one] = [guest(backend), guest(backend)]
    const heap = [await ask(many, { count: 4 }), await ask(many, { count: 4 }), await ask(many, { count: 4 })]
    const asked = new Date()
    const { jobId } = await ask(one)
    await follow(one, jobId)
    const [own] = await slotsIn(jobId)
    const others = (await Promise.all(heap.map((job) => slotsIn(job.jobId)))).flat()
    const before = others.filter(
      ({ started_at }) => started_at && started_at > asked && started_at < (own?.started_at ?? asked),
    )
    expect(before.length).toBeLessThanOrEqual(1)
    for (const job of heap) await many.must('cancelJob', { params: { id: job.jobId } })
  })

  it('one address does not fill the queue alone, whatever cookies it throws away', async () => {
    const { jobId } = await ask(guest(backend))
    await rows(
      databaseUrl,
      `insert into generation_job (id, guest_key_hash, address_hash, prompt, style, salt, count, provider, options_key)
       select 'genjob_crowd' || n, 'crowd' || n, j.address_hash, 'a crowd', '', '', 1, 'openai', 'crowd' || n
       from generation_job j, generate_series(1, 24) n where j.id = $1`,
      [jobId],
    )
    try {
      const answer = await guest(backend).call('createJob', { body: { prompt: words() } })
      expect(answer).toMatchObject({ status: 429, code: 'rate_limited', extra: { quota: {} } })
      const elsewhere = { 'x-forwarded-for': '203.0.113.77' }
      const other = await guest(backend).call('createJob', {
        body: { prompt: words(), count: 1 },
        headers: elsewhere,
      })
      expect(other.status).toBe(202)
    } finally {
      await rows(databaseUrl, `delete from generation_job where id like 'genjob_crowd%'`)
    }
  })

  it('six calls of one person wait for pictures at a time', async () => {
    const api = guest(backend)
    await api.must('studioSettings')
    const body = { prompt: words(), count: 1 }
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.call('generate', { body })))
    const answered = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([answered(200), answered(429)]).toEqual([6, 2])
    expect((await api.call('generate', { body })).status).toBe(200)
  })

  it('three streams of one person are enough', async () => {
    const api = guest(backend)
    const { jobId } = await ask(api, { count: 4 })
    const streams: Response[] = []
    for (let i = 0; i < 3; i++) streams.push(await openStream(api, jobId))
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200])
    const fourth = await openStream(api, jobId)
    expect(fourth.status).toBe(429)
    expect(fourth.headers.get('retry-after')).toBe('3')
    for (const stream of streams) await stream.body?.cancel()
    await expect.poll(async () => (await openStream(api, jobId)).status, { timeout: 5000 }).toBe(200)
    await api.must('cancelJob', { params: { id: jobId } })
  })
})

describe('the call that waits', () => {
  /** A job of the same guest that is put off for an hour: what comes after it waits, however fast or slow the machine is. */
  async function putOff(like: string): Promise<string> {
    const id = `genjob_put_off_${randomBytes(4).toString('hex')}`
    await rows(
      databaseUrl,
      `with job as (
         insert into generation_job (id, guest_key_hash, address_hash, prompt, style, salt, count, provider, options_key)
         select $2, guest_key_hash, address_hash, 'put off', '', '', 1, provider, $2 from generation_job where id = $1
         returning id)
       insert into generation_variation (id, job_id, slot, not_before)
       select 'genvar_' || id, id, 0, now() + interval '1 hour' from job`,
      [like, id],
    )
    return id
  }

  it('waits no longer than it is told to, and asked again it goes on waiting for the same', async () => {
    const api = guest(backend)
    const before = await putOff((await drawn(api)).jobId)
    const body = { prompt: words(), count: 1 }
    const asked = performance.now()
    const first = await api.call('generate', { body, headers: { prefer: 'respond-async, wait=1' } })
    expect(performance.now() - asked).toBeGreaterThan(990)
    expect(first).toMatchObject({ status: 503, code: 'still_running' })
    const jobId = first.headers.get('x-job-id') ?? ''
    expect(first).toMatchObject({ extra: { jobId, provider: 'embedded', alternative: null } })
    expect(await slotsIn(jobId)).toMatchObject([{ status: 'queued' }])
    const second = api.call('generate', { body })
    await api.must('cancelJob', { params: { id: before } })
    expect(await second).toMatchObject({ status: 200, ok: true })
    expect((await second).headers.get('x-job-id')).toBe(jobId)
  })
})

describe('more like this', () => {
  it('starts from the caller’s own picture, and from nobody else’s', async () => {
    const api = guest(backend)
    const { jobId } = await drawn(api)
    const id = (await read(api, jobId)).variations[0]?.id
    const like = await ask(api, { referenceVariationId: id })
    expect((await follow(api, like.jobId)).at(-1)).toMatchObject({ event: 'done', data: { succeeded: 1 } })
    const theirs = await guest(backend).call('createJob', {
      body: { prompt: words(), referenceVariationId: id },
    })
    expect(theirs).toMatchObject({ status: 404, code: 'not_found' })
  })
})
