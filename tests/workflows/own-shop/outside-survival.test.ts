import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guest } from '../../support/actors'
import type { FailPoint } from '../../support/crash'
import { rows } from '../../support/database'
import { clicksUsed, drawnJob, judgeJob, leasesRunOut, spending } from '../../support/generation'
import { runScriptWith } from '../../support/run-script'
import { startS3, type S3Server } from '../../support/s3-server'
import { sandboxClient } from '../../support/sandbox-client'
import { sharedDeath } from '../../support/shared-death'
import { startStack, type RunningStack } from '../../support/stack'

/** A shop whose pictures are drawn by OpenAI's stand-in, and lie in a bucket. */
let stack: RunningStack
let s3: S3Server
beforeAll(async () => {
  s3 = await startS3()
  stack = await startStack({
    storefront: false,
    failPoints: true,
    openai: true,
    settings: { ...s3.settings, IMAGE_SIZE: '576x960', IMAGE_CONCURRENCY: '10', AI_DAILY_BUDGET_GBP: '1000' },
  })
}, 300_000)
afterAll(async () => {
  await stack.stop()
  await s3.stop()
})

const OVER = { timeout: 100_000, interval: 500 }
const PATIENCE = 240_000

/** Where it dies, and how often OpenAI bills the one picture that was wished for. Only it knows the words of each case. */
const PLACES: [what: string, place: Omit<FailPoint, 'about'>, about: string, billed: number[]][] = [
  ['OpenAI is asked', { point: 'OpenAiProvider.generate', when: 'before' }, '', [1]],
  ['OpenAI’s picture is kept', { point: 'OpenAiProvider.generate', when: 'after' }, '', [2]],
  ['its files are sent', { point: 'S3Files.upload', when: 'before' }, '-thumb.webp', [1, 2]],
  ['its sent files are noted', { point: 'S3Files.upload', when: 'after' }, '-thumb.webp', [1, 2]],
  ['its smaller picture is removed', { point: 'S3Files.delete', when: 'before' }, '-partial-', [1, 2]],
  ['the removal is noted', { point: 'S3Files.delete', when: 'after' }, '-partial-', [1, 2]],
]

/** How drawn pictures are called, whole ones and smaller ones. */
const DRAWN = /^[0-9a-f]{32}\S*\.(webp|png)$/
/** Pictures in the bucket that no row of the database names. */
async function unnamed(): Promise<string[]> {
  const named = await rows<{ id: string }>(
    stack.databaseUrl,
    `select unnest(array[original_file_id, large_file_id, thumb_file_id]) as id from artwork
     union select file_id from generation_partial`,
  )
  const known = new Set(named.map(({ id }) => id))
  return (await s3.keys()).filter((key) => DRAWN.test(key) && !known.has(key))
}

// Guards: leases run out; a picture's row, event and end are one transaction; what was put aside comes back with its slot. Judges:
// OpenAI's ledger, the bucket and the database.
describe('a process that dies before', () => {
  describe.concurrent('', () => {
    // The stack is there once the first of them runs.
    let death: ReturnType<typeof sharedDeath> | null = null
    it.for(PLACES)(
      '%s: it is drawn, stored and told once, and paid at most twice',
      { timeout: PATIENCE },
      async ([, place, about, billed], { expect }) => {
        death ??= sharedDeath(stack, PLACES.length)
        const words = `a lighthouse, number ${randomBytes(4).readUInt32BE()}`
        const api = guest(stack.backend)
        await api.must('studioSettings')
        const { pid } = await death({ ...place, about: about || words }, async () => {
          await api.call('generate', { body: { prompt: words, count: 1 } }).catch(() => null)
        })
        await leasesRunOut(stack, pid)
        const [job] = await api.must('listJobs')
        await expect.poll(() => judgeJob(stack, job?.jobId ?? ''), OVER).toEqual(drawnJob(1))
        expect(await clicksUsed(api)).toBe(1)
        const bill = (await sandboxClient(stack).billedPictures()).filter(({ prompt }) =>
          prompt.includes(words),
        )
        expect(billed).toContain(bill.length)
      },
    )
  })

  // Guard: names are noted before files are sent, and a bucket is asked for what lies there under them.
  it('any of them: nothing stays put aside, and what was cut off is gone from the bucket after a day', async () => {
    await expect.poll(async () => (await spending(stack)).reserved, OVER).toBe(0)
    // Three files of a picture, and its smaller ones.
    expect((await unnamed()).length).toBeGreaterThanOrEqual(3)
    const forget = () => runScriptWith(s3.settings, stack, 'forget-unkept-pictures')
    await forget()
    expect((await unnamed()).length).toBeGreaterThanOrEqual(3)
    await rows(stack.databaseUrl, `update file_note set created_at = created_at - interval '25 hours'`)
    await forget()
    expect(await unnamed()).toEqual([])
    const stored = await rows<{ key: string }>(
      stack.databaseUrl,
      `select unnest(array[original_file_id, large_file_id, thumb_file_id]) as key from artwork
        where created_at > now() - interval '1 hour'`,
    )
    expect(stored).toHaveLength(3 * PLACES.length)
    expect(await s3.keys()).toEqual(expect.arrayContaining(stored.map(({ key }) => key)))
  }, 120_000)
})
