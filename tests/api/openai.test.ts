import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { unavailableDataSchema, type Job } from '@caseloom/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { administrator, guest } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { rows } from '../support/database'
import { eventsOf, openStream } from '../support/event-stream'
import { goodPicture } from '../support/hostile-files'
import { sandboxClient, type SandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'

/** A shop of its own, whose pictures come from OpenAI's stand-in. */
let stack: RunningStack
let sandbox: SandboxClient
/** In the words of every job of the test that runs: what an earlier one left to be billed late is none of its business. */
let mark = 0

beforeAll(async () => {
  stack = await startStack({
    storefront: false,
    openai: true,
    settings: { IMAGE_TIMEOUT_MS: '8000', IMAGE_SIZE: '576x960', AI_DAILY_BUDGET_GBP: '1000' },
  })
  sandbox = sandboxClient(stack)
}, 300_000)
afterAll(() => stack.stop())
beforeEach(async () => {
  await sandbox.mend('openai')
  mark = randomBytes(4).readUInt32BE()
})

const words = () => `a koi pond, number ${mark}, with ${randomBytes(4).readUInt32BE()} fish`
const billed = async () =>
  (await sandbox.billedPictures()).filter(({ prompt }) => prompt.includes(`number ${mark},`))
const play = (scenario: string, times = 1, operation = 'images.*', ms?: number) =>
  sandbox.fault('openai', { operation, kind: 'scenario', scenario, times, ms })
const read = (api: ApiClient, id: string) => api.must('getJob', { params: { id } })
const isOver = ({ status }: Job) => status !== 'queued' && status !== 'running'

async function begin(api: ApiClient, body: object = {}): Promise<string> {
  return (await api.must('createJob', { body: { prompt: words(), ...body } })).jobId
}
async function finished(api: ApiClient, id: string): Promise<Job> {
  for (let waited = 0; waited < 40_000; waited += 250) {
    const job = await read(api, id)
    if (isOver(job)) return job
    await sleep(250)
  }
  throw new Error('The job did not end')
}
const drawn = async (api: ApiClient, body: object = {}) => finished(api, await begin(api, body))
const count = (job: Job, status: string) => job.variations.filter((slot) => slot.status === status).length

describe('pictures from OpenAI', () => {
  it('come in four streams, with smaller ones on the way, and are booked to the thousandth of a penny', async () => {
    const api = guest(stack.backend)
    // Three drips, well within the patience of this shop.
    await play('slow_drip', 4, 'images.generate', 600)
    const jobId = await begin(api)
    const sketches: string[] = []
    for await (const { event, data } of eventsOf(await openStream(api, jobId))) {
      if (event !== 'partial') continue
      const shown = await api.send('GET', data.url.replace(/^\/api/, ''))
      if (shown.ok)
        sketches.push(JSON.stringify(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()))
    }
    expect(sketches.length).toBeGreaterThanOrEqual(4)
    expect(JSON.parse(sketches[0] ?? '')).toMatchObject({ format: 'webp', width: 360, height: 600 })
    const job = await read(api, jobId)
    expect(job).toMatchObject({ status: 'succeeded', drawnBy: 'AI (gpt-image-2.5-flare)' })
    expect(job.variations.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([576, 960]))
    const bills = await billed()
    expect(bills.map(({ end, size }) => `${end} ${size}`)).toEqual(Array(4).fill('sent 576x960'))
    expect(new Set(bills.map(({ prompt }) => prompt)).size).toBe(4)
    // The same somebody for the provider, and nobody it could know.
    expect(new Set(bills.map(({ user }) => user)).size).toBe(1)
    expect(bills[0]?.user).toMatch(/^[0-9a-f]{32}$/)
    const slots = await rows<{ cost_millipence: number; usage: { output_tokens: number } }>(
      stack.databaseUrl,
      'select cost_millipence, usage from generation_variation where job_id = $1',
      [jobId],
    )
    for (const { cost_millipence: cost, usage } of slots) {
      // 439 tokens a megapixel and two partials of 100, at $30 a million and 80 pence a dollar, and the words.
      expect(usage.output_tokens).toBe(Math.round((439 * 576 * 960) / 1024 / 1024) + 200)
      expect(cost).toBeGreaterThan(usage.output_tokens * 2.4)
      expect(cost).toBeLessThan(usage.output_tokens * 2.4 + 100)
    }
  })

  it('take style, what to leave out, a transparent ground and a picture to start from', async () => {
    const api = guest(stack.backend)
    const form = new FormData()
    form.set('image', new Blob([new Uint8Array(await goodPicture(9))]), 'mine.jpg')
    const own = await api.must('uploadPicture', { form })
    const job = await drawn(api, {
      count: 1,
      style: 'neon',
      keepOut: 'people',
      transparent: true,
      referenceVariationId: own.id,
    })
    expect(job.status).toBe('succeeded')
    const [bill] = await billed()
    expect(bill).toMatchObject({ kind: 'image_edit', references: 1 })
    expect(bill?.prompt).toMatch(/neon.*Without: people.*transparent/is)
    expect(job.enhancedPrompt).toMatch(/neon/i)
    // How a case is to be drawn is ours, and nobody's prompt.
    expect(job.enhancedPrompt).not.toMatch(/camera|mock-up/)
  })
})

interface Outcome {
  succeeded: number
  code?: string
  retryable?: boolean
  /** How many pictures the provider drew, sent or not. */
  billed: number
}

describe('a fault in one of four pictures', () => {
  it.each<[string, object, Outcome]>([
    ['429 with a time', { kind: 'rate_limit', ms: 1000 }, { succeeded: 4, billed: 4 }],
    ['429 without one', { scenario: 'rate_limit_without_time' }, { succeeded: 4, billed: 4 }],
    ['500', { kind: 'error', status: 500 }, { succeeded: 4, billed: 4 }],
    ['503', { kind: 'error', status: 503 }, { succeeded: 4, billed: 4 }],
    ['a line that breaks at once', { kind: 'drop_before' }, { succeeded: 4, billed: 4 }],
    ['no answer', { kind: 'timeout' }, { succeeded: 3, billed: 3, code: 'timeout', retryable: true }],
    [
      'a stream that hangs',
      { scenario: 'hang_in_stream' },
      { succeeded: 3, billed: 4, code: 'timeout', retryable: true },
    ],
    [
      'a stream that breaks',
      { scenario: 'disconnect' },
      { succeeded: 3, billed: 4, code: 'timeout', retryable: true },
    ],
    [
      'a refusal',
      { scenario: 'moderation_blocked' },
      { succeeded: 3, billed: 3, code: 'content_rejected', retryable: false },
    ],
    [
      'a refusal in the stream',
      { scenario: 'moderation_blocked_in_stream' },
      { succeeded: 3, billed: 4, code: 'content_rejected', retryable: false },
    ],
    [
      'success without a picture',
      { scenario: 'empty_data' },
      { succeeded: 3, billed: 4, code: 'content_rejected', retryable: false },
    ],
    ['a torn message', { scenario: 'malformed' }, { succeeded: 4, billed: 4 }],
    ['a torn picture', { scenario: 'truncated_base64' }, { succeeded: 4, billed: 5 }],
    ['a picture as an address', { scenario: 'url' }, { succeeded: 4, billed: 4 }],
    ['an address inside our network', { scenario: 'url_of_a_private_network' }, { succeeded: 4, billed: 5 }],
    ['another size', { scenario: 'wrong_size' }, { succeeded: 4, billed: 4 }],
    ['a field that the server does not know', { scenario: 'unknown_parameter' }, { succeeded: 4, billed: 4 }],
  ])('ends as it should: %s', async (_, fault, outcome) => {
    const api = guest(stack.backend)
    await sandbox.fault('openai', { operation: 'images.generate', kind: 'scenario', ...fault })
    const job = await drawn(api)
    expect(job.status).toBe('succeeded')
    expect(count(job, 'succeeded')).toBe(outcome.succeeded)
    const [failed] = job.variations.filter(({ status }) => status === 'failed')
    if (outcome.code) {
      expect(failed?.error).toMatchObject({ code: outcome.code, retryable: outcome.retryable })
      expect(failed?.error?.message).toMatch(/^[A-Z].*\.$/)
    }
    expect(await billed()).toHaveLength(outcome.billed)
    const sizes = job.variations.map(({ width, height }) => `${width}x${height}`)
    if (_ === 'another size') expect(sizes).toContain('512x512')
    // Whatever happened, it counts as one of the customer's.
    const { quota } = await api.must('studioSettings')
    expect(quota.limit).toBe((quota.left ?? 0) + 1)
  })

  it('is one whose address leads to this machine: nobody hears of it, and it is drawn anew', async () => {
    let heard = 0
    const listener = createServer((socket) => {
      heard += 1
      socket.destroy()
    }).listen(0, '::')
    await once(listener, 'listening')
    const { port } = listener.address() as AddressInfo
    // Numbers of this machine that are no loopback addresses: those are the stand-in's own here.
    for (const host of ['0.0.0.0', '[::]']) {
      await play(`url=https://${host}:${port}/picture.png`)
      expect((await drawn(guest(stack.backend), { count: 1 })).status).toBe('succeeded')
      expect(await billed()).toHaveLength(2)
      mark += 1
    }
    listener.close()
    expect(heard).toBe(0)
  })

  it('can be asked for again, and only that one is drawn', async () => {
    const api = guest(stack.backend)
    await play('disconnect')
    const job = await drawn(api)
    const failed = job.variations.find(({ status }) => status === 'failed')
    await api.must('retryVariation', {
      params: { id: job.jobId, variation: String(failed?.variation) },
      body: {},
    })
    expect(count(await finished(api, job.jobId), 'succeeded')).toBe(4)
    expect(await billed()).toHaveLength(5)
  })
})

describe('refusals', () => {
  it('of all pictures cost the customer nothing', async () => {
    const api = guest(stack.backend)
    await play('moderation_blocked', 2)
    const job = await drawn(api, { count: 2 })
    expect(job).toMatchObject({ status: 'failed', error: { code: 'content_rejected', retryable: false } })
    const { quota } = await api.must('studioSettings')
    expect(quota.left).toBe(quota.limit)
    expect(await billed()).toEqual([])
  })

  it('reach a customer’s own picture too', async () => {
    await play('flagged', 1, 'moderations.create')
    const form = new FormData()
    form.set('image', new Blob([new Uint8Array(await goodPicture(11))]), 'mine.jpg')
    const answer = await guest(stack.backend).call('uploadPicture', { form })
    expect(answer).toMatchObject({ status: 422, code: 'content_rejected' })
  })
})

// Last, since it leaves the provider out of use for half a minute.
describe('no money', () => {
  it('opens the circuit at once, offers the built-in artist, and is tried again after half a minute', async () => {
    const api = guest(stack.backend)
    await play('insufficient_quota', 20)
    const job = await drawn(api, { count: 1 })
    expect(job).toMatchObject({ status: 'failed', error: { code: 'provider_unavailable' } })
    expect(await billed()).toEqual([])

    const { provider } = await api.must('studioSettings')
    expect(provider).toMatchObject({ id: 'openai', available: false, alternative: 'embedded' })
    const refused = await api.call('createJob', { body: { prompt: words() } })
    expect(refused).toMatchObject({ status: 503, code: 'provider_unavailable' })
    expect(unavailableDataSchema.parse(refused.ok ? null : refused.extra)).toEqual({
      provider: 'openai',
      alternative: 'embedded',
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(5)
    const { providers } = await (await administrator(stack.backend)).must('adminStats')
    const images = providers.find(({ name }) => name.includes('gpt-image-2.5-flare'))
    expect(images).toMatchObject({ mode: 'sandbox', healthy: false })
    expect(images?.note).toContain('no money')

    const instead = await drawn(api, { count: 1, provider: 'embedded' })
    expect(instead).toMatchObject({ status: 'succeeded', drawnBy: 'our built-in artist' })

    await sandbox.mend('openai')
    await sleep(31_000)
    expect(await drawn(api, { count: 1 })).toMatchObject({ status: 'succeeded' })
    expect((await api.must('studioSettings')).provider).toMatchObject({ available: true, alternative: null })
  }, 150_000)
})

// After all others: nothing is paid for while the store rests.
describe('a file store that is away', () => {
  it('costs each picture once, fails it with words, and takes no new job', async () => {
    const api = guest(stack.backend)
    const away = `${stack.filesDir}-away`
    await rename(stack.filesDir, away)
    await writeFile(stack.filesDir, 'no folder')
    try {
      const job = await drawn(api, { count: 2 })
      expect(job).toMatchObject({
        status: 'failed',
        error: { code: 'provider_unavailable', retryable: true },
      })
      for (const { error } of job.variations)
        expect(error?.message).toMatch(/^This picture was drawn, but we/)
      expect(await billed()).toHaveLength(2)
      const { quota } = await api.must('studioSettings')
      expect(quota.left).toBe(quota.limit)
      const refused = await api.call('createJob', { body: { prompt: words() } })
      expect(refused).toMatchObject({
        status: 503,
        code: 'provider_unavailable',
        extra: { alternative: null },
      })
      const params = { id: job.jobId, variation: '1' }
      expect(await api.call('retryVariation', { params, body: {} })).toMatchObject({ status: 503 })
    } finally {
      await rm(stack.filesDir)
      await rename(away, stack.filesDir)
    }
  })
})
