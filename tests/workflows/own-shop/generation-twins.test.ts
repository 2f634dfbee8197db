import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { guest } from '../../support/actors'
import { rows } from '../../support/database'
import { eventsOf, follow, kept, openStream, type Heard } from '../../support/event-stream'
import {
  clicksUsed,
  contiguous,
  drawnJob,
  judgeJob,
  leasesRunOut,
  spending,
  unnamedFiles,
  type Spending,
} from '../../support/generation'
import { sandboxClient, type SandboxClient } from '../../support/sandbox-client'
import { startStack, type RunningStack } from '../../support/stack'

/** Two backends on one database, whose pictures are paid for and take a few seconds. */
let stack: RunningStack
let sandbox: SandboxClient
let before: Spending
let strays: number
let mark = 0

beforeAll(async () => {
  stack = await startStack({
    storefront: false,
    openai: true,
    twin: true,
    settings: { IMAGE_TIMEOUT_MS: '60000', IMAGE_SIZE: '576x960', AI_DAILY_BUDGET_GBP: '1000' },
  })
  sandbox = sandboxClient(stack)
}, 300_000)
afterAll(() => stack.stop())
beforeEach(async () => {
  await sandbox.mend('openai')
  await sandbox.fault('openai', {
    operation: 'images.generate',
    kind: 'scenario',
    scenario: 'slow_drip',
    times: 50,
    ms: 1500,
  })
  before = await spending(stack)
  strays = (await unnamedFiles(stack)).length
  mark = randomBytes(4).readUInt32BE()
})

const words = () => `a heron, number ${mark}, in the reeds`
const over = { timeout: 100_000, interval: 250 }
const query = <T extends object>(sql: string, values: unknown[] = []) =>
  rows<T>(stack.databaseUrl, sql, values)

/** What this test has added to the day's books. */
async function booked(): Promise<Spending> {
  const { reserved, spent } = await spending(stack)
  return { reserved: reserved - before.reserved, spent: spent - before.spent }
}
const costOf = async (jobId: string): Promise<number> =>
  Number(
    (
      await query<{ cost: string }>(
        'select sum(cost_millipence) as cost from generation_variation where job_id = $1',
        [jobId],
      )
    )[0]?.cost,
  )
const billed = async () =>
  (await sandbox.billedPictures()).filter(({ prompt }) => prompt.includes(`number ${mark},`)).length

/** A process that draws pictures of a job, and how many. */
interface Drawer {
  pid: number
  slots: number
}
async function drawersOf(jobId: string): Promise<Drawer[]> {
  return query<Drawer>(
    `select split_part(lease_owner, ':', 2)::int as pid, count(*)::int as slots from generation_variation
     where job_id = $1 and status = 'drawing' group by 1 order by 1`,
    [jobId],
  )
}
/** Waits until all pictures of a job are being drawn, and the first strokes of them have come. */
async function underWay(jobId: string, count: number): Promise<Drawer> {
  await expect
    .poll(async () => (await drawersOf(jobId)).reduce((sum, { slots }) => sum + slots, 0), over)
    .toBe(count)
  await sleep(700)
  const [drawer] = await drawersOf(jobId)
  if (!drawer) throw new Error('Nobody draws')
  return drawer
}
const ready = () =>
  Promise.all(
    [stack.backend, stack.twin].map(async (origin) => {
      const answer = await fetch(`${origin}/api/health/ready`).catch(() => null)
      return answer?.ok ?? false
    }),
  )
const numbersOf = (events: Heard[]) => kept(events).map(({ id }) => id)

describe('two processes on one database', () => {
  it('take the same click for one job, and each tells what the other draws', async () => {
    const api = guest(stack.backend)
    await api.must('studioSettings')
    const twin = api.at(stack.twin)
    const prompt = words()
    const answers = await Promise.all(
      [api, twin, api, twin, api, twin].map((at) => at.must('createJob', { body: { prompt } })),
    )
    const [first] = answers
    expect(new Set(answers.map(({ jobId }) => jobId)).size).toBe(1)
    expect(answers.filter(({ joined }) => !joined)).toHaveLength(1)
    const jobId = first?.jobId ?? ''
    const [here, there] = await Promise.all([follow(api, jobId, 0), follow(twin, jobId, 0)])
    expect(numbersOf(here)).toEqual(numbersOf(there))
    expect(contiguous(numbersOf(here), 1)).toBe(true)
    await expect.poll(() => judgeJob(stack, jobId), over).toEqual(drawnJob(4))
    expect(await billed()).toBe(4)
    expect(await booked()).toEqual({ reserved: 0, spent: await costOf(jobId) })
    expect(await clicksUsed(api)).toBe(1)
  })

  it('one is killed: the other draws its pictures, and the stream goes on where it broke', async () => {
    const api = guest(stack.backend)
    await api.must('studioSettings')
    const { jobId } = await api.must('createJob', { body: { prompt: words(), count: 4 } })
    const dead = await underWay(jobId, 4)
    // The streams of both: the dead one's breaks off.
    const streams = [api, api.at(stack.twin)].map(async (at) => {
      const heard: Heard[] = []
      try {
        for await (const event of eventsOf(await openStream(at, jobId, 0))) heard.push(event)
      } catch {
        // Its process was killed.
      }
      return heard
    })
    await sleep(300)
    process.kill(dead.pid, 'SIGKILL')
    await leasesRunOut(stack, dead.pid)
    await expect.poll(() => judgeJob(stack, jobId), over).toEqual(drawnJob(4))
    const parts = await Promise.all(streams)
    await expect.poll(ready, over).toEqual([true, true])
    const whole = numbersOf(await follow(api, jobId, 0))
    expect(contiguous(whole, 1)).toBe(true)
    expect(numbersOf(await follow(api.at(stack.twin), jobId, 0))).toEqual(whole)
    for (const part of parts) {
      const rest = await follow(api, jobId, numbersOf(part).at(-1) ?? 0)
      expect([...numbersOf(part), ...numbersOf(rest)]).toEqual(whole)
    }
    expect(await clicksUsed(api.at(stack.twin))).toBe(1)
    // What the dead process asked for is billed; what it had put aside came back with its slots.
    await expect.poll(billed, over).toBe(4 + dead.slots)
    expect(await booked()).toEqual({ reserved: 0, spent: await costOf(jobId) })
    expect(await query('select id from ai_spend_hold')).toEqual([])
    expect((await unnamedFiles(stack)).length - strays).toBeLessThanOrEqual(dead.slots)
  })

  it('one is frozen and comes back after its pictures were taken over: it changes nothing', async () => {
    const api = guest(stack.backend)
    await api.must('studioSettings')
    const { jobId } = await api.must('createJob', { body: { prompt: words(), count: 4 } })
    const frozen = await underWay(jobId, 4)
    process.kill(frozen.pid, 'SIGSTOP')
    try {
      await leasesRunOut(stack, frozen.pid)
      await expect.poll(() => judgeJob(stack, jobId), over).toEqual(drawnJob(4))
    } finally {
      process.kill(frozen.pid, 'SIGCONT')
    }
    // It finds its own answers waiting, and books what they cost: they were paid.
    await expect.poll(booked, over).toMatchObject({ reserved: 0 })
    expect(await billed()).toBe(4 + frozen.slots)
    // Both grow until its last answer is read.
    await expect.poll(async () => (await booked()).spent - (await costOf(jobId)), over).toBe(0)
    await expect.poll(async () => (await unnamedFiles(stack)).length - strays, over).toBeLessThanOrEqual(0)
    expect(await judgeJob(stack, jobId)).toEqual(drawnJob(4))
    expect(await clicksUsed(api)).toBe(1)
    expect(contiguous(numbersOf(await follow(api.at(stack.twin), jobId, 0)), 1)).toBe(true)
  })

  it('a job is cancelled at one while the other draws: both stop, it counts once, and what it cost is booked', async () => {
    const api = guest(stack.backend)
    await api.must('studioSettings')
    const { jobId } = await api.must('createJob', { body: { prompt: words(), count: 4 } })
    await underWay(jobId, 4)
    await Promise.all([
      api.must('cancelJob', { params: { id: jobId } }),
      api.at(stack.twin).must('cancelJob', { params: { id: jobId } }),
    ])
    await expect
      .poll(() => judgeJob(stack, jobId), over)
      .toEqual({
        status: 'cancelled',
        slots: Array(4).fill('cancelled'),
        artworks: 0,
        told: ['cancelled'],
        partials: 0,
      })
    await expect.poll(booked, over).toMatchObject({ reserved: 0 })
    // The day's sum has it a moment before the job does.
    await expect.poll(async () => (await booked()).spent - (await costOf(jobId)), over).toBe(0)
    await expect.poll(async () => (await unnamedFiles(stack)).length - strays, over).toBeLessThanOrEqual(0)
    // Its pictures are billed, cancelled or not.
    await expect.poll(() => clicksUsed(api), over).toBe(1)
  })

  it('a job is cancelled at one after the other that drew it was killed: its money comes back once it must have ended', async () => {
    const api = guest(stack.backend)
    await api.must('studioSettings')
    const { jobId } = await api.must('createJob', { body: { prompt: words(), count: 1 } })
    const dead = await underWay(jobId, 1)
    process.kill(dead.pid, 'SIGKILL')
    const params = { id: jobId }
    const answers = await Promise.all(
      [stack.backend, stack.twin].map((origin) =>
        api
          .at(origin)
          .call('cancelJob', { params })
          .catch(() => null),
      ),
    )
    expect(answers.map((answer) => answer?.status)).toContain(200)
    expect((await booked()).reserved).toBeGreaterThan(0)
    // A call may last for a minute here, and a minute more is waited.
    await query(`update ai_spend_hold set created_at = now() - interval '3 minutes'`)
    await expect.poll(booked, over).toEqual({ reserved: 0, spent: 0 })
  })
})
