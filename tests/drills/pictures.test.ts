import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { guest } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { backendIsBack, killBackend } from '../support/crash'
import { eachOf } from '../support/crowd'
import { rows } from '../support/database'
import { reached, runsOr, SEED } from '../support/drill'
import { follow, openStream } from '../support/event-stream'
import { clicksUsed, drawnJob, judgeJob, leasesRunOut, spending, unnamedFiles } from '../support/generation'
import { seeded, type Random } from '../support/random'
import { sandboxClient, type SandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'

const INTERRUPTED = 'The drawing was interrupted. You can try it again.'
const SOON = { timeout: 300_000, interval: 250 }
let stack: RunningStack
let sandbox: SandboxClient
beforeAll(async () => {
  stack = await startStack({
    storefront: false,
    openai: true,
    failPoints: true,
    settings: { IMAGE_SIZE: '576x960', IMAGE_TIMEOUT_MS: '60000', AI_DAILY_BUDGET_GBP: '100000' },
  })
  sandbox = sandboxClient(stack)
}, 300_000)
afterAll(() => stack.stop())

const query = <T extends object>(sql: string, values: unknown[] = []) =>
  rows<T>(stack.databaseUrl, sql, values)
/** What was billed of wishes with these words. */
const billed = async (about: string) =>
  (await sandbox.billedPictures()).filter(({ prompt }) => prompt.includes(about)).length

/** Somebody's click: the same words and the same key, however often it has to be asked. */
interface Click {
  api: ApiClient
  body: { prompt: string; count: number }
  headers: Record<string, string>
}
let clicks = 0
async function clickOf(about: string, count: number): Promise<Click> {
  const api = guest(stack.backend)
  // The studio's page has been open before.
  await api.must('studioSettings')
  clicks += 1
  // Of a network of its own, since many of one are kept back.
  const from = `198.18.${clicks >> 8}.${clicks & 255}`
  return {
    api,
    // Four figures, none of which means anything to those who read wishes.
    body: { prompt: `${about} with ${2000 + clicks} fish`, count },
    headers: { 'x-forwarded-for': from, 'idempotency-key': `click-${SEED}-${clicks}` },
  }
}

/** Asks, and goes away before it is over: before or after the answer, while pictures are waited for, or while they are told of. */
async function giveUp({ api, body, headers }: Click, random: Random): Promise<void> {
  const way = random.pick(['ask', 'wait', 'follow'] as const)
  const moment = random.whole(0, way === 'ask' ? 60 : 1500)
  const signal = AbortSignal.timeout(moment)
  const gone = () => null
  if (way === 'ask') await api.call('createJob', { body, headers, signal }).catch(gone)
  else if (way === 'wait') await api.call('generate', { body, headers, signal }).catch(gone)
  else {
    const { jobId } = await api.must('createJob', { body, headers })
    const stream = await openStream(api, jobId)
    await sleep(moment)
    await stream.body?.cancel()
  }
}
/** The same browser after a reload: it has its guest key, and forgot all else. */
const reloaded = ({ api, body, headers }: Click): Click => ({
  api: api.at(stack.backend),
  body,
  headers: { 'x-forwarded-for': headers['x-forwarded-for'] ?? '' },
})

it('F30: however often a browser gives up over one click and asks again, it is one job, found again, and paid once', async () => {
  const ABOUT = 'a koi pond'
  const random = seeded(SEED)
  const plays = Array.from({ length: runsOr(500) }, () => ({
    count: random.chance(80) ? 1 : 2,
    random: seeded(random.whole(0, 1_000_000_000)),
  }))
  const began = Date.now()
  let given = 0
  await eachOf(plays, async ({ count, random: own }) => {
    let click = await clickOf(ABOUT, count)
    const times = own.whole(1, 3)
    for (let time = 0; time < times; time += 1) {
      await giveUp(click, own)
      if (own.chance(50)) click = reloaded(click)
    }
    given += times
    const { api, body, headers } = click
    const { jobId } = await api.must('createJob', { body, headers })
    await follow(api, jobId)
    expect((await api.must('listJobs')).map((job) => job.jobId)).toEqual([jobId])
    const job = await reloaded(click).api.must('getJob', { params: { id: jobId } })
    expect(job).toMatchObject({ status: 'succeeded', originalPrompt: body.prompt })
    expect(job.variations).toHaveLength(count)
    await expect.poll(() => judgeJob(stack, jobId), SOON).toEqual(drawnJob(count))
    expect(await clicksUsed(api)).toBe(1)
  })
  const wanted = plays.reduce((sum, { count }) => sum + count, 0)
  expect(await billed(ABOUT)).toBe(wanted)
  const jobs = await query('select id from generation_job where prompt like $1', [`${ABOUT}%`])
  expect(jobs).toHaveLength(plays.length)
  await expect.poll(async () => (await spending(stack)).reserved, SOON).toBe(0)
  const seconds = Math.round((Date.now() - began) / 1000)
  reached(
    'F30',
    `${plays.length} clicks, given up ${given} times: ${jobs.length} jobs, ${wanted} pictures wanted and billed, ${seconds} s`,
  )
}, 7_200_000)

interface Slot {
  status: string
  attempt: number
  error: string | null
}
const JOBS_EACH = 3
const PICTURES_EACH = 2
/** So much waits at most when somebody new asks, so that nobody's pictures are killed for ever. */
const MOST_LEFT = 4

it('F32: killed again and again while pictures wait and are drawn: each job ends, and no more is paid than was cut off', async () => {
  const ABOUT = 'a heron'
  const KILLS = runsOr(100)
  const random = seeded(SEED)
  // Strokes that take their time, so that most deaths meet a picture that is being drawn.
  const slowly = { operation: 'images.generate', kind: 'scenario', scenario: 'slow_drip', ms: 500 }
  await sandbox.fault('openai', { ...slowly, times: 1_000_000 })
  const strays = (await unnamedFiles(stack)).length
  const made: Click[] = []
  const underWay = async () =>
    (
      await query(
        `select id from generation_job where status in ('queued', 'running') and deleted_at is null`,
      )
    ).length
  /** Asks until there is an answer, as the studio and its person do. */
  const asked = async ({ api, body, headers }: Click): Promise<void> => {
    for (;;) {
      const answer = await api.call('createJob', { body, headers }).catch(() => null)
      if (answer?.ok) return
      if (answer && answer.status !== 503) throw new Error(`Asked, and got ${answer.status} ${answer.error}`)
      await sleep(250)
    }
  }
  const began = Date.now()
  let cutOff = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    await expect.poll(underWay, SOON).toBeLessThanOrEqual(MOST_LEFT)
    const fresh = await Promise.all(Array.from({ length: JOBS_EACH }, () => clickOf(ABOUT, PICTURES_EACH)))
    made.push(...fresh)
    const asking = Promise.all(fresh.map(asked))
    await sleep(random.whole(0, 3000))
    const dead = await killBackend(stack)
    // What it had sent to the database before its end is written.
    await sleep(200)
    const drawing = await query(
      `select id from generation_variation where status = 'drawing' and split_part(lease_owner, ':', 2) = $1`,
      [String(dead)],
    )
    cutOff += drawing.length
    await backendIsBack(stack)
    await leasesRunOut(stack, dead)
    await asking
  }
  await expect.poll(underWay, SOON).toBe(0)

  const slots = await query<Slot>(
    `select v.status, v.attempt, v.error from generation_variation v join generation_job j on j.id = v.job_id
     where j.prompt like $1 and v.deleted_at is null`,
    [`${ABOUT}%`],
  )
  const failed = slots.filter(({ status }) => status !== 'succeeded')
  expect(slots).toHaveLength(made.length * PICTURES_EACH)
  // Cut off twice, and told so.
  expect(failed.filter(({ attempt, error }) => attempt < 2 || error !== INTERRUPTED)).toEqual([])
  const bill = await billed(ABOUT)
  expect(bill).toBeLessThanOrEqual(slots.length + cutOff)

  let lost = 0
  for (const { api } of made) {
    const jobs = await api.must('listJobs')
    expect(jobs).toHaveLength(1)
    const { status, slots: ends, told, partials } = await judgeJob(stack, jobs[0]?.jobId ?? '')
    const good = ends.filter((end) => end === 'succeeded').length
    expect([status, partials]).toEqual([good > 0 ? 'succeeded' : 'failed', 0])
    expect(told).toEqual(
      [
        ...ends.map((end, at) => `variation${end === 'succeeded' ? '' : '_failed'} ${at + 1}`),
        good > 0 ? 'done' : 'failed',
      ].sort(),
    )
    expect(await clicksUsed(api)).toBe(good > 0 ? 1 : 0)
    if (good === 0) lost += 1
  }
  await expect.poll(async () => (await spending(stack)).reserved, SOON).toBe(0)
  expect(await query('select id from ai_spend_hold')).toEqual([])
  const [costs] = await query<{ sum: string }>('select sum(cost_millipence) from generation_variation')
  expect((await spending(stack)).spent).toBe(Number(costs?.sum))
  expect((await unnamedFiles(stack)).length - strays).toBeLessThanOrEqual(3 * cutOff)
  const seconds = Math.round((Date.now() - began) / 1000)
  reached(
    'F32',
    `${KILLS} kills in ${seconds} s, ${made.length} jobs, ${slots.length} pictures, ${cutOff} cut off: all jobs ended, ${failed.length} pictures failed with words (${lost} jobs of nothing else), ${bill} billed`,
  )
}, 14_400_000)
