import { setTimeout as sleep } from 'node:timers/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { describe, expect, it } from 'vitest'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { Limiter } from '../modules/ai-designs/limiter'
import { assertAffordable } from './assert-available'
import { retrySlot } from './retry-slot'
import { NO_LONGER } from './rules'

const ANSWERS: [RegExp, object][] = [
  [/from generation_job where id = \? .*for update/, { status: 'failed', provider: 'openai' }],
  [/select \* from generation_variation/, { id: 'genvar_1', status: 'failed', retryable: true, retries: 0 }],
]
const JOB = { id: 'genjob_1', kind: 'generated', guest_key_hash: 'guest', first_picture_at: null }
const WHO = { owner: { guestKeyHash: 'guest' }, addressHash: null, tier: 'guest' as const }

/** A shop with so many connections to its database, whose usual provider is this one. */
function shopOf(connections: number, usual: 'openai' | 'embedded', costs = 5000): MedusaContainer {
  const pool = new Limiter(connections)
  const raw = async (text: string) => {
    await sleep(1)
    const answer = ANSWERS.find(([pattern]) => pattern.test(text))?.[1]
    return { rows: answer ? [answer] : [] }
  }
  const parts: Record<string, unknown> = {
    [ContainerRegistrationKeys.PG_CONNECTION]: {
      raw: (text: string) => pool.run(() => raw(text)),
      transaction: (work: (tx: { raw: typeof raw }) => Promise<unknown>) => pool.run(() => work({ raw })),
    },
    [AI_DESIGNS_MODULE]: {
      settings: { provider: usual, quota: {}, size: '1152x1920', dailyBudgetMillipence: 1_000_000 },
      providers: {
        usual: { id: usual, reserveMillipence: () => costs },
        artist: { id: 'embedded', reserveMillipence: () => 0 },
      },
      listGenerationJobs: () => Promise.resolve([JOB]),
    },
  }
  return { resolve: (key: string) => parts[key] } as unknown as MedusaContainer
}
const retry = (shop: MedusaContainer) => retrySlot(shop, { who: WHO, jobId: JOB.id, variation: 1 })

describe('asking for a failed picture again', () => {
  it('many times at once does not hold all connections to the database', async () => {
    const shop = shopOf(3, 'openai')
    const all = Promise.all(Array.from({ length: 12 }, () => retry(shop))).then(() => 'done')
    expect(await Promise.race([all, sleep(3000, 'stuck')])).toBe('done')
  })

  it('is refused where the day’s money pays for no more, with who draws for nothing', async () => {
    const asked = retry(shopOf(3, 'openai', 1_000_001))
    await expect(asked).rejects.toThrow('We have drawn all we can for now. The next one is ready at 0')
    await expect(asked).rejects.toMatchObject({ data: { alternative: 'embedded' } })
  })

  it.each([
    ['2026-07-10T22:30:00Z', 'at 01:00 tomorrow', 5400],
    ['2026-07-10T23:30:00Z', 'at 01:00', 1800],
    ['2026-11-29T23:30:00Z', 'at 00:00 tomorrow', 1800],
  ])('names the time on British clocks when there is money again: at %s %s', async (now, time, seconds) => {
    const asked = assertAffordable(shopOf(3, 'openai', 1_000_001), 'openai', new Date(now))
    await expect(asked).rejects.toMatchObject({
      ...{ message: `We have drawn all we can for now. The next one is ready ${time}.` },
      ...{ retryAfterSeconds: seconds },
    })
  })

  it('of a provider that the shop has no longer says so', async () => {
    await expect(retry(shopOf(3, 'embedded'))).rejects.toThrow(NO_LONGER)
  })
})
