import { rename, rm, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { administrator, guest } from '../../support/actors'
import type { ApiClient } from '../../support/api-client'
import { rows } from '../../support/database'
import { leasesRunOut } from '../../support/generation'
import { sandboxClient, type SandboxClient } from '../../support/sandbox-client'
import { startStack, type RunningStack } from '../../support/stack'
import { ask, read, words } from '../../support/studio-jobs'

/** A server that is asked, and a worker that meets the provider's faults. */
let stack: RunningStack
let sandbox: SandboxClient

beforeAll(async () => {
  stack = await startStack({
    storefront: false,
    openai: true,
    worker: true,
    settings: { IMAGE_SIZE: '576x960', AI_DAILY_BUDGET_GBP: '1000' },
  })
  sandbox = sandboxClient(stack)
}, 300_000)
afterAll(() => stack.stop())
/** Of another worker in the place of one that was killed. */
const START = { timeout: 180_000, interval: 250 }
const PATIENT = { timeout: 60_000, interval: 100 }
const query = <T extends object>(sql: string) => rows<T>(stack.databaseUrl, sql)
beforeEach(async () => {
  await sandbox.mend('openai')
  await query('delete from generation_rest')
})

const play = (scenario: string, ms?: number) =>
  sandbox.fault('openai', { operation: 'images.*', kind: 'scenario', scenario, times: 20, ms })
/** Nobody waits for half a minute. */
const restIsOver = () => query('update generation_rest set retry_at = now()')
const endOf = async (api: ApiClient, body: Record<string, unknown> = {}) => {
  const { jobId } = await ask(api, body)
  await expect.poll(async () => (await read(api, jobId)).status, PATIENT).toMatch(/succeeded|failed/)
  return read(api, jobId)
}
const images = async () => {
  const { providers } = await (await administrator(stack.backend)).must('adminStats')
  return providers.find(({ name }) => name.includes('gpt-image-2.5-flare'))
}
const provider = async (api: ApiClient) => (await api.must('studioSettings')).provider

describe('a server hears from its worker', () => {
  it('that the account has no money: it offers the built-in artist, says so in the panel, and draws again with money', async () => {
    const api = guest(stack.backend)
    await api.must('studioSettings')
    await play('insufficient_quota')
    const offer = {
      status: 503,
      code: 'provider_unavailable',
      extra: { provider: 'openai', alternative: 'embedded' },
    }
    const first = await api.call('generate', { body: { prompt: words(), count: 1 } })
    expect(first).toMatchObject(offer)
    const [before] = await query<{ n: number }>('select count(*)::int as n from generation_job')
    const second = await api.call('generate', { body: { prompt: words(), count: 1 } })
    expect(second).toMatchObject(offer)
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(5)
    expect(Number(second.headers.get('retry-after'))).toBeLessThanOrEqual(30)
    expect(await query('select count(*)::int as n from generation_job')).toEqual([before])
    expect(await provider(api)).toMatchObject({ available: false, alternative: 'embedded' })
    expect(await images()).toMatchObject({
      healthy: false,
      note: expect.stringContaining('no money') as string,
    })
    expect(await endOf(api, { provider: 'embedded' })).toMatchObject({ status: 'succeeded' })

    // Its trial finds nothing changed: all rest again.
    await restIsOver()
    expect(await provider(api)).toMatchObject({ available: true })
    expect(await endOf(api)).toMatchObject({ status: 'failed' })
    expect(await provider(api)).toMatchObject({ available: false })

    await sandbox.mend('openai')
    await restIsOver()
    expect(await endOf(api)).toMatchObject({ status: 'succeeded' })
    expect(await provider(api)).toMatchObject({ available: true, alternative: null })
    expect(await query('select id from generation_rest')).toEqual([])
    await expect.poll(images, PATIENT).toMatchObject({ healthy: true })
  })

  it('that a trial is under way, and of one that nobody makes any more nothing', async () => {
    const api = guest(stack.backend)
    await api.must('studioSettings')
    await query(
      `insert into generation_rest (id, reason, retry_at, tried_by) values ('openai', 'timeout', now(), 'dead:1:1')`,
    )
    expect(await provider(api)).toMatchObject({ available: true })
    await play('slow_drip', 1000)
    const { jobId } = await ask(api, { count: 2 })
    await expect.poll(async () => (await provider(api)).available, PATIENT).toBe(false)
    // The second picture waits for the first one's end.
    await expect.poll(async () => (await read(api, jobId)).status, PATIENT).toBe('succeeded')
    expect((await read(api, jobId)).variations.map(({ status }) => status)).toEqual([
      'succeeded',
      'succeeded',
    ])
    expect(await provider(api)).toMatchObject({ available: true })
  })

  it('nothing any more of what one met that has died, once another begins', async () => {
    const api = guest(stack.backend)
    await api.must('studioSettings')
    await play('slow_drip', 3000)
    const { jobId } = await ask(api)
    const drawer = () =>
      query<{ pid: number }>(
        `select split_part(lease_owner, ':', 2)::int as pid from generation_variation where status = 'drawing'`,
      )
    await expect.poll(async () => (await drawer()).length, PATIENT).toBe(1)
    await query(
      `insert into generation_rest (id, reason, retry_at) values ('openai', 'bad_key', now() + interval '1 hour')`,
    )
    expect(await provider(api)).toMatchObject({ available: false })
    const [dead] = await drawer()
    if (!dead) throw new Error('Nobody draws')
    process.kill(dead.pid, 'SIGKILL')
    await leasesRunOut(stack, dead.pid)
    await expect.poll(async () => (await read(api, jobId)).status, START).toBe('succeeded')
    expect(await provider(api)).toMatchObject({ available: true })
  })

  it('that pictures can’t be kept: nothing is opened that would be paid for, until they can', async () => {
    const api = guest(stack.backend)
    await api.must('studioSettings')
    const away = `${stack.filesDir}-away`
    await rename(stack.filesDir, away)
    await writeFile(stack.filesDir, 'no folder')
    try {
      expect(await endOf(api)).toMatchObject({ status: 'failed' })
      const refused = await api.call('createJob', { body: { prompt: words() } })
      expect(refused).toMatchObject({
        status: 503,
        code: 'provider_unavailable',
        extra: { alternative: null },
      })
    } finally {
      await rm(stack.filesDir)
      await rename(away, stack.filesDir)
    }
    await restIsOver()
    expect(await endOf(api)).toMatchObject({ status: 'succeeded' })
    expect(await query('select id from generation_rest')).toEqual([])
  })
})
