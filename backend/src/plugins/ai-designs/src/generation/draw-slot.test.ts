import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { Circuit } from '../providers/circuit'
import { assertAvailable } from './assert-available'
import { drawSlot } from './draw-slot'
import { STORE_AWAY, UNKEPT } from './rules'
import type { TakenSlot } from './take-slot'

const pause = vi.spyOn(timers, 'setTimeout')
beforeAll(() => {
  pause.mockResolvedValue(undefined)
  syncBuiltinESMExports()
})
afterAll(() => {
  pause.mockRestore()
  syncBuiltinESMExports()
})

const SLOT: TakenSlot = {
  ...{ id: 'genvar_1', jobId: 'genjob_1', slot: 0, provider: 'openai', attempt: 1, rateWaits: 0 },
  ...{ leaseOwner: 'worker:1', looseFiles: [] },
  job: {
    ...{ owner_customer_id: null, guest_key_hash: 'guest', address_hash: null, prompt: 'a fox', style: '' },
    ...{ keep_out: '', transparent: false, salt: '', reference_variation_id: null },
  },
}
const PICTURE = {
  ...{ bytes: Buffer.from('picture'), mime: 'image/png', width: 3, height: 5 },
  ...{ large: Buffer.from('large'), thumb: Buffer.from('thumb'), enhancedPrompt: 'A fox.' },
  ...{ seed: null, plan: null, usage: null, costMillipence: 4000 },
}

/** What a statement answers where it matters; the others find nothing. */
const ANSWERS: [RegExp, object][] = [
  [
    /from generation_job where id = \? .*for update/,
    { id: 'genjob_1', status: 'running', provider: 'openai' },
  ],
  [/insert into ai_spend_day/, { day: '2026-11-25' }],
  [/update generation_variation set status = '(failed|succeeded|queued)'/, { id: 'genvar_1' }],
  [/select \* from generation_variation/, { id: 'genvar_1', status: 'failed' }],
]

let now = 0
/** When what rests is tried again, by what it is. */
let rests = new Map<unknown, number>()
let ends: string[] = []
/** Tries to store something that still fail. */
let failures = 0
/** Transactions that are written, and whose answer is lost. */
let lostAnswers = 0
let writtenArtwork = false
const generate = vi.fn(() => Promise.resolve(PICTURE))
const removed = vi.fn((): Promise<void> => Promise.resolve())
const stored = vi.fn((files: { filename: string }[]) => {
  failures -= 1
  return failures < 0
    ? Promise.resolve(files.map(({ filename }) => ({ id: filename })))
    : Promise.reject(new Error('connect ECONNREFUSED'))
})

/** What the statements over `generation_rest` do, by this test's clock. */
function restRows(text: string, values: unknown[]) {
  const id = values[0]
  const retryAt = rests.get(id)
  if (text.startsWith('insert')) rests.set(id, now + 30_000)
  if (text.startsWith('delete')) rests.delete(id)
  if (!text.startsWith('select') || retryAt === undefined) return []
  return [{ reason: 'unavailable', leftMs: Math.max(0, retryAt - now), tried: false }]
}

function raw(text: string, values: unknown[]) {
  if (text.includes('generation_rest')) return Promise.resolve({ rows: restRows(text, values) })
  const end = /update generation_variation set status = '(failed|succeeded|queued)'/.exec(text)?.[1]
  if (end === 'succeeded' && writtenArtwork) return Promise.resolve({ rows: [] })
  if (end) ends.push(end === 'failed' ? `failed: ${String(values[1])}` : end)
  if (text.startsWith('insert into artwork')) writtenArtwork = true
  if (text.startsWith('select id from artwork'))
    return Promise.resolve({ rows: writtenArtwork ? [{ id: 'art_1' }] : [] })
  const answer = ANSWERS.find(([pattern]) => pattern.test(text))?.[1]
  return Promise.resolve({ rows: answer ? [answer] : [] })
}
const connection = {
  raw,
  transaction: async <T>(work: (tx: { raw: typeof raw }) => Promise<T>): Promise<T> => {
    const result = await work({ raw })
    if (writtenArtwork && lostAnswers > 0) {
      lostAnswers -= 1
      throw new Error('Connection terminated unexpectedly')
    }
    return result
  },
}
const paid = { id: 'openai', drawnBy: 'AI', reserveMillipence: () => 5000, generate }
let shop: MedusaContainer

beforeEach(() => {
  ;[now, ends, failures, lostAnswers, writtenArtwork] = [1_000_000, [], 0, 0, false]
  rests = new Map()
  vi.clearAllMocks()
  const parts: Record<string, unknown> = {
    [ContainerRegistrationKeys.PG_CONNECTION]: connection,
    [ContainerRegistrationKeys.LOGGER]: { warn: vi.fn(), error: vi.fn() },
    [Modules.FILE]: { createFiles: stored, deleteFiles: removed },
    [AI_DESIGNS_MODULE]: {
      settings: { size: '1152x1920', dailyBudgetMillipence: 1_000_000, imageCheck: 'none' },
      providers: {
        usual: paid,
        artist: { id: 'embedded' },
        circuits: { openai: new Circuit(), embedded: new Circuit() },
      },
    },
  }
  shop = { resolve: (key: string) => parts[key] } as unknown as MedusaContainer
})
const draw = () => drawSlot(shop, SLOT, new AbortController().signal)

describe('a paid picture and a file store that is away', () => {
  it('is stored again until it is kept, and drawn once', async () => {
    failures = 3
    await draw()
    expect(ends).toEqual(['succeeded'])
    expect(generate).toHaveBeenCalledTimes(1)
  })

  it('fails with our own words and is not drawn again by us', async () => {
    failures = Infinity
    await draw()
    expect(ends).toEqual([`failed: ${UNKEPT}`])
    expect(generate).toHaveBeenCalledTimes(1)
  })

  it('is not asked for while the store rests, neither by a new job nor by one that waits', async () => {
    failures = Infinity
    await draw()
    await expect(assertAvailable(shop, 'openai')).rejects.toThrow(STORE_AWAY)
    await draw()
    expect(ends.at(-1)).toBe(`failed: ${STORE_AWAY}`)
    expect(generate).toHaveBeenCalledTimes(1)
  })

  it('is asked for again once a small file was taken', async () => {
    failures = 4
    await draw()
    now += 30_000
    await assertAvailable(shop, 'openai')
    failures = 1
    await draw()
    expect(generate).toHaveBeenCalledTimes(1)
    now += 30_000
    await draw()
    expect(generate).toHaveBeenCalledTimes(2)
    expect(ends).toEqual([`failed: ${UNKEPT}`, `failed: ${STORE_AWAY}`, 'succeeded'])
    expect(removed).toHaveBeenCalledWith([expect.stringMatching(/-trial\.txt$/)])
  })

  it('is drawn though files of a process that died cannot be removed', async () => {
    removed.mockRejectedValueOnce(new Error('AccessDenied')).mockRejectedValueOnce(new Error('AccessDenied'))
    await drawSlot(shop, { ...SLOT, looseFiles: ['stuck'] }, new AbortController().signal)
    expect(ends).toEqual(['succeeded'])
  })

  it('keeps its files where the database wrote it down and could not say so', async () => {
    lostAnswers = 1
    await draw()
    expect(ends).toEqual(['succeeded'])
    expect(generate).toHaveBeenCalledTimes(1)
    expect(removed).not.toHaveBeenCalled()
  })
})
