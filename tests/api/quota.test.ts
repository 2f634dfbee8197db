import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { quotaDataSchema } from '@caseloom/contract'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { guest, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { rows } from '../support/database'
import { sandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'

const { backend, databaseUrl } = inject('stack')
const DAY_MS = 86_400_000

const words = () => `a koi pond, number ${randomBytes(4).readUInt32BE()}`
const ask = (api: ApiClient, prompt = words(), headers: Record<string, string> = {}) =>
  api.call('createJob', { body: { prompt, count: 1 }, headers })
const quotaOf = async (api: ApiClient) => (await api.must('studioSettings')).quota
/** An address that no other test has. */
const someAddress = () => [198, 51, ...randomBytes(2)].join('.')

/** A job that gave no picture, and how its only slot ended. */
async function fruitless(
  guestKeyHash: string,
  status: string,
  costMillipence: number,
  provider = 'embedded',
) {
  const id = `genjob_${randomUUID()}`
  await rows(
    databaseUrl,
    `insert into generation_job (id, guest_key_hash, prompt, style, salt, count, provider, options_key, status, created_at)
     values ($1, $2, 'fruitless', '', '', 1, $3, $1, $4, now() - interval '90 minutes')`,
    [id, guestKeyHash, provider, status],
  )
  await rows(
    databaseUrl,
    `insert into generation_variation (id, job_id, slot, status, cost_millipence) values ($1 || '_1', $1, 0, $2, $3)`,
    [id, status, costMillipence],
  )
  return id
}

interface Past {
  guestKeyHash?: string
  addressHash?: string
  minutesAgo?: number
}
/** Jobs that gave pictures some time ago. */
async function past(database: string, many: number, { guestKeyHash, addressHash, minutesAgo = 90 }: Past) {
  await rows(
    database,
    `insert into generation_job (id, guest_key_hash, address_hash, prompt, style, salt, count, provider, options_key, status, created_at, first_picture_at, finished_at)
     select 'genjob_' || gen_random_uuid(), $2, $3, 'past', '', '', 1, 'embedded', gen_random_uuid()::text, 'succeeded', at, at, at
     from generate_series(1, $1::int), (select now() - make_interval(mins => $4::int) as at) t`,
    [many, guestKeyHash ?? 'nobody', addressHash ?? null, minutesAgo],
  )
}
/** A guest whose key the test knows. */
function knownGuest(origin: string): { api: ApiClient; guestKeyHash: string } {
  const key = randomBytes(16).toString('hex')
  const api = guest(origin)
  api.keepCookie('caseloom_guest', key)
  return { api, guestKeyHash: createHash('sha256').update(key).digest('hex') }
}
async function finished(api: ApiClient, id: string, patienceMs = 30_000) {
  for (let waited = 0; waited < patienceMs; waited += 200) {
    const job = await api.must('getJob', { params: { id } })
    if (job.status !== 'queued' && job.status !== 'running') return job
    await sleep(200)
  }
  throw new Error('The job did not end')
}

describe('a guest’s day', () => {
  it('begins whole, and a job takes one of it with its first picture', async () => {
    const api = guest(backend)
    expect(await quotaOf(api)).toEqual({ limit: 60, left: 60, renewsAt: null })
    const begun = Date.now()
    const answer = await ask(api)
    if (!answer.ok) throw new Error(answer.error)
    expect(answer.data.quota).toMatchObject({ limit: 60, left: 59 })
    await finished(api, answer.data.jobId)
    const quota = await quotaOf(api)
    expect(quota).toMatchObject({ limit: 60, left: 59 })
    expect(Date.parse(quota.renewsAt ?? '')).toBeGreaterThanOrEqual(begun + DAY_MS)
    expect(Date.parse(quota.renewsAt ?? '')).toBeLessThan(Date.now() + DAY_MS)
  })

  it('ends with 429, the time of renewal, and what a sign-in gives', async () => {
    const { api, guestKeyHash } = knownGuest(backend)
    await past(databaseUrl, 59, { guestKeyHash })
    const prompt = words()
    const last = await ask(api, prompt)
    expect(last).toMatchObject({ status: 202, data: { quota: { left: 0 } } })
    const over = await ask(api)
    expect(over).toMatchObject({ status: 429, code: 'rate_limited' })
    if (over.ok) return
    expect(over.error).toMatch(
      /^You have used your 60 free creations for today\. The next one is ready at \d\d:\d\d( tomorrow)?, or sign in for more\.$/,
    )
    const { quota } = quotaDataSchema.parse(over.extra)
    expect(quota).toMatchObject({ limit: 60, left: 0 })
    const wait = Number(over.headers.get('retry-after'))
    expect(Math.abs(Date.parse(quota.renewsAt ?? '') - Date.now() - wait * 1000)).toBeLessThan(5_000)
    // The same click joins its job: that draws nothing new.
    expect(await ask(api, prompt)).toMatchObject({ status: 202, data: { joined: true } })

    const email = `quota-${randomBytes(6).toString('hex')}@example.test`
    const password = randomBytes(8).toString('hex')
    api.token = (await api.must('register', { body: { name: 'Terry', email, password } })).token
    expect(await quotaOf(api)).toMatchObject({ limit: 120, left: 60 })
  })

  it('is not gone past by many clicks at once', async () => {
    const { api, guestKeyHash } = knownGuest(backend)
    await past(databaseUrl, 58, { guestKeyHash })
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(api)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(answers.filter((answer) => !answer.ok && answer.code === 'rate_limited')).toHaveLength(4)
  })

  it('begins again after 24 hours', async () => {
    const { api, guestKeyHash } = knownGuest(backend)
    await past(databaseUrl, 60, { guestKeyHash, minutesAgo: 24 * 60 + 1 })
    expect(await quotaOf(api)).toEqual({ limit: 60, left: 60, renewsAt: null })
  })

  it('counts a job that was cancelled when it had cost us something, and none that failed', async () => {
    const { api, guestKeyHash } = knownGuest(backend)
    await fruitless(guestKeyHash, 'failed', 4000)
    await fruitless(guestKeyHash, 'cancelled', 0)
    expect(await quotaOf(api)).toEqual({ limit: 60, left: 60, renewsAt: null })
    await fruitless(guestKeyHash, 'cancelled', 4000)
    const quota = await quotaOf(api)
    expect(quota).toMatchObject({ limit: 60, left: 59 })
    const begun = Date.now() - 90 * 60_000
    expect(Math.abs(Date.parse(quota.renewsAt ?? '') - begun - DAY_MS)).toBeLessThan(60_000)
  })

  it('is halved by five refusals', async () => {
    const api = guest(backend)
    for (let i = 0; i < 5; i += 1) expect(await ask(api, `Pikachu ${i}`)).toMatchObject({ status: 422 })
    expect(await quotaOf(api)).toMatchObject({ limit: 30, left: 30 })
  })
})

describe('a provider that the shop has no longer', () => {
  it('leaves no job waiting: it fails with words, costs nothing and holds nobody up', async () => {
    const { api, guestKeyHash } = knownGuest(backend)
    const id = await fruitless(guestKeyHash, 'queued', 0, 'openai')
    const job = await finished(api, id, 120_000)
    expect(job).toMatchObject({ status: 'failed', error: { code: 'provider_unavailable', retryable: false } })
    expect(job.variations[0]?.error?.message).toMatch(/is not used here any more\. Please create it anew/)
    expect(await quotaOf(api)).toEqual({ limit: 60, left: 60, renewsAt: null })
    const next = await ask(api)
    if (!next.ok) throw new Error(next.error)
    expect(await finished(api, next.data.jobId)).toMatchObject({ status: 'succeeded' })
  })
})

describe('an hour of one address', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  async function hashOf(address: string): Promise<string> {
    const answer = await ask(guest(backend), words(), from(address))
    if (!answer.ok) throw new Error(answer.error)
    const [job] = await rows<{ address_hash: string }>(
      databaseUrl,
      'select address_hash from generation_job where id = $1',
      [answer.data.jobId],
    )
    return job?.address_hash ?? ''
  }

  it('holds back whoever comes from there, with new guest keys too, and nobody else', async () => {
    const address = someAddress()
    const addressHash = await hashOf(address)
    expect(addressHash).toMatch(/^[0-9a-f]{32}$/)
    await past(databaseUrl, 2000, { addressHash, minutesAgo: 30 })
    const over = await ask(guest(backend), words(), from(address))
    expect(over).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(over.ok ? '' : over.error).toMatch(/^That was a lot of creations for one hour\./)
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(1500)
    expect(await ask(guest(backend), words(), from(someAddress()))).toMatchObject({ status: 202 })
  })

  // Guard: COUNTS_FOR_ADDRESS, and the job that lets go of what no longer counts.
  it('is not given back to who deletes the account, and the address is forgotten when it is over', async () => {
    const address = someAddress()
    const addressHash = await hashOf(address)
    const { api, id, password } = await newShopper(backend)
    await past(databaseUrl, 2000, { addressHash, minutesAgo: 30 })
    await rows(
      databaseUrl,
      'update generation_job set owner_customer_id = $1, guest_key_hash = null where address_hash = $2',
      [id, addressHash],
    )
    await api.must('deleteAccount', { body: { password } })
    expect(await ask(guest(backend), words(), from(address))).toMatchObject({ status: 429 })
    const named = () =>
      rows(databaseUrl, `select id from generation_job where address_hash = $1 or owner_customer_id = $2`, [
        addressHash,
        id,
      ])
    const kept = await rows<{ prompt: string }>(
      databaseUrl,
      'select distinct prompt from generation_job where address_hash = $1',
      [addressHash],
    )
    expect(kept).toEqual([{ prompt: '' }])
    await rows(
      databaseUrl,
      `update generation_job set created_at = now() - interval '61 minutes' where address_hash = $1`,
      [addressHash],
    )
    await expect.poll(named, { timeout: 90_000, interval: 1000 }).toEqual([])
  }, 150_000)

  it('takes a /64 of IPv6 as one', async () => {
    const net = `2001:db8:${randomBytes(2).toString('hex')}:7`
    expect(await hashOf(`${net}::1`)).toBe(await hashOf(`${net}:ffff:1:2:3`))
  })
})

describe('a provider that costs money', () => {
  let paid: RunningStack
  beforeAll(async () => {
    paid = await startStack({
      storefront: false,
      openai: true,
      settings: { IMAGE_SIZE: '576x960', IMAGE_CONCURRENCY: '12' },
    })
  }, 300_000)
  afterAll(() => paid.stop())

  it('draws five sets a day for a guest, also while the moderation endpoint is down', async () => {
    await sandboxClient(paid).fault('openai', {
      operation: 'moderations.create',
      kind: 'error',
      status: 500,
      times: 50,
    })
    const api = guest(paid.backend)
    for (let left = 4; left >= 0; left -= 1) {
      const answer = await ask(api)
      expect(answer).toMatchObject({ status: 202, data: { quota: { limit: 5, left } } })
      if (answer.ok) expect((await finished(api, answer.data.jobId)).status).toBe('succeeded')
    }
    const over = await ask(api)
    expect(over.ok ? '' : over.error).toMatch(/^You have used your 5 free creations for today\./)
    await sandboxClient(paid).mend('openai')
  })

  it('books what the pictures cost, leaves nothing reserved, and stops when the day’s money is spent', async () => {
    const day = () =>
      rows<{ reserved: string; spent: string }>(
        paid.databaseUrl,
        'select reserved, spent from ai_spend_day where day = $1',
        [new Date().toISOString().slice(0, 10)],
      )
    const [spending] = await day()
    const [booked] = await rows<{ sum: string }>(
      paid.databaseUrl,
      'select sum(cost_millipence) from generation_variation',
    )
    expect(Number(spending?.spent)).toBeGreaterThan(0)
    expect(spending).toEqual({ reserved: '0', spent: booked?.sum })

    await rows(paid.databaseUrl, 'update ai_spend_day set spent = 1000000')
    const billed = (await sandboxClient(paid).billedPictures()).length
    const api = guest(paid.backend)
    // Refused before anything fails, with who draws for nothing.
    expect(await ask(api)).toMatchObject({
      status: 503,
      code: 'provider_unavailable',
      extra: { alternative: 'embedded' },
    })
    expect(await quotaOf(api)).toMatchObject({ left: 5 })
    expect((await sandboxClient(paid).billedPictures()).length).toBe(billed)
    expect(await day()).toEqual([{ reserved: '0', spent: '1000000' }])
  })

  it('is never asked for more than the day’s money, however many ask at once', async () => {
    const BUDGET = 1_000_000
    const state = async () => {
      const [day] = await rows<{ reserved: string; spent: string }>(
        paid.databaseUrl,
        'select reserved, spent from ai_spend_day',
      )
      return { reserved: Number(day?.reserved), spent: Number(day?.spent) }
    }
    const bills = async () => (await sandboxClient(paid).billedPictures()).length
    const costs = async () => {
      const [sum] = await rows<{ sum: string }>(
        paid.databaseUrl,
        'select coalesce(sum(cost_millipence), 0) as sum from generation_variation',
      )
      return Number(sum?.sum)
    }
    const [one] = await rows<{ cost: number }>(
      paid.databaseUrl,
      'select max(cost_millipence)::int as cost from generation_variation',
    )
    // Room for some pictures, not for all twelve.
    const before = BUDGET - Math.floor((one?.cost ?? 0) * 5.5)
    await rows(paid.databaseUrl, `update ai_spend_day set reserved = 0, spent = ${before}`)
    const [billed, booked] = [await bills(), await costs()]

    let busy = true
    let most = 0
    const watch = async () => {
      while (busy) {
        const { reserved, spent } = await state()
        most = Math.max(most, reserved + spent)
      }
    }
    const watching = watch()
    const ends = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const api = guest(paid.backend)
        const answer = await ask(api)
        // By then the money may be spent on those that came first.
        if (!answer.ok && answer.code === 'provider_unavailable') return 'refused'
        if (!answer.ok) throw new Error(answer.error)
        return (await finished(api, answer.data.jobId)).status
      }),
    )
    busy = false
    await watching
    const drawn = ends.filter((status) => status === 'succeeded').length
    expect(drawn).toBeGreaterThanOrEqual(2)
    expect(drawn).toBeLessThanOrEqual(5)
    const vain = ends.filter((status) => status === 'failed' || status === 'refused')
    expect(vain).toHaveLength(12 - drawn)
    expect((await bills()) - billed).toBe(drawn)
    expect(most).toBeGreaterThan(before)
    expect(most).toBeLessThanOrEqual(BUDGET)
    expect(await state()).toEqual({ reserved: 0, spent: before + (await costs()) - booked })
  })
})
