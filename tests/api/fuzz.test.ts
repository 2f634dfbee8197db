import { endpoints, type EndpointName } from '@caseloom/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newShopper } from '../support/actors'
import { newAdministrator } from '../support/administrators'
import { backendPid } from '../support/backend-process'
import { faultOf } from '../support/fuzz/faults'
import { requestsOf, type Wanted, type Who } from '../support/fuzz/requests'
import { closeLines, send, type Heard } from '../support/fuzz/send'
import { heldBy } from '../support/memory'
import { makeOwned, type Owned } from '../support/owned'
import { seeded } from '../support/random'
import { startStack, type RunningStack } from '../support/stack'

/** `npm run test:fuzz -- [requests] [seed]` sends more. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1500)
const SEED = Number(process.env.FUZZ_SEED ?? 20261122)
const AT_ONCE = 6
/** Calls that wait for a picture by design, and those that hash a password, which are bound by the processor. */
const SLOW = new Set<EndpointName>([
  'generate',
  'register',
  'login',
  'resetPassword',
  'changePassword',
  'correctEmail',
  'deleteAccount',
])
/** These end the sign-in that the run works with. */
const ENDING = new Set<EndpointName>(['logout', 'signOutOthers', 'deleteAccount', 'changePassword'])

let stack: RunningStack
let owned: Owned
const tokens: Record<Who, string | null> = {
  guest: null,
  nobody: 'nonsense',
  customer: null,
  administrator: null,
}
beforeAll(async () => {
  const few = { AI_JOBS_PER_DAY_GUEST: '2', AI_JOBS_PER_DAY_UNVERIFIED: '4', AI_JOBS_PER_DAY_VERIFIED: '4' }
  // Limits have tests of their own; here every call is to be looked at.
  stack = await startStack({
    storefront: false,
    settings: {
      ...few,
      CALLS_PER_MINUTE: '10000000',
      ADMIN_DECISIONS_PER_MINUTE: '100000',
      UPLOADS_PER_HOUR: '100000',
    },
  })
  owned = await makeOwned(stack)
  tokens.customer = owned.owner.api.token
  tokens.administrator = (await newAdministrator(stack)).api.token
}, 300_000)
afterAll(async () => {
  closeLines()
  await stack.stop()
})

/** Names of things that are there, so that good calls get beyond 'not found'. */
const own = (): Record<string, string> => ({
  '/products/{id}': '1',
  '/products/{id}/reviews': '1',
  '/products/{id}/print-area': '1',
  '/customization/jobs/{id}': owned.jobId,
  '/customization/jobs/{id}/events': owned.jobId,
  '/customization/recipes/{id}': owned.recipeHash,
  '/designs/{id}': owned.designId,
  '/order/{id}': owned.orderId,
  '/order/{id}/invoice': owned.orderId,
  '/order/designs/{id}/download': owned.lineId,
  '/order/admin/pending/{id}': owned.orderId,
  '/address/{id}': owned.addressId,
  '/payment/verify/{id}': owned.sessionId,
})

async function tokenFor({ who, name }: Wanted): Promise<string | null> {
  if (ENDING.has(name) && who === 'customer') return (await newShopper(stack.backend)).api.token
  return tokens[who]
}

/** The command measures memory too, where Linux tells it: from one third on, when the shop is warm, it may grow by so much. */
const MEASURED = process.platform === 'linux' && process.env.FUZZ_REQUESTS !== undefined
const MOST_GROWTH = 1.1
/** Megabytes of the backend once its garbage is collected: what its code holds, and all that it has of the machine. */
async function memory() {
  const { heap, external, rss } = await heldBy(stack, backendPid(stack))
  return { held: Math.round((heap + external) / 1e6), rss: Math.round(rss / 1e6) }
}

/** The value below which so many of a hundred are. */
const percentile = (sorted: number[], percent: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0)

it(
  'every call, whatever is sent, answers in the envelope: no fault of ours, nothing of our inside, and soon',
  async () => {
    const names = (Object.keys(endpoints) as EndpointName[]).sort()
    const each = Math.ceil(REQUESTS / names.length)
    const random = seeded(SEED)
    const waiting = names
      .flatMap((name, index) => fc.sample(requestsOf(name, own()), { numRuns: each, seed: SEED + index }))
      .map((wanted) => ({ wanted, at: random.whole(0, 1_000_000_000) }))
      .sort((one, other) => one.at - other.at)
      .map(({ wanted }) => wanted)
      .slice(0, REQUESTS)

    const faults: string[] = []
    const statuses = new Map<number, number>()
    const times: number[] = []
    const slowest: [number, string][] = []
    const grown: Awaited<ReturnType<typeof memory>>[] = []
    const all = waiting.length
    const looks = MEASURED ? [all / 3, (all * 2) / 3] : []
    const hear = (wanted: Wanted, heard: Heard) => {
      statuses.set(heard.status, (statuses.get(heard.status) ?? 0) + 1)
      const about = `${wanted.who} ${wanted.method} ${wanted.path.slice(0, 140)} [${wanted.how}] ${
        wanted.body?.toString().slice(0, 300) ?? ''
      }`
      if (!SLOW.has(wanted.name)) {
        times.push(heard.ms)
        slowest.push([Math.round(heard.ms), about])
        slowest.sort(([one], [other]) => other - one).splice(8)
      }
      const fault = faultOf(wanted, heard)
      if (fault) faults.push(`${fault} ← ${about}`)
    }
    const worker = async () => {
      for (let wanted = waiting.pop(); wanted; wanted = waiting.pop()) {
        const token = await tokenFor(wanted)
        const heard = await send(stack.backend, {
          ...wanted,
          headers: { ...(token && { authorization: `Bearer ${token}` }), ...wanted.headers },
        })
        hear(wanted, heard)
        if (all - waiting.length < (looks[0] ?? Infinity)) continue
        looks.shift()
        grown.push(await memory())
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    if (MEASURED) grown.push(await memory())

    times.sort((one, other) => one - other)
    const [p50, p95, p99] = [50, 95, 99].map((percent) => percentile(times, percent))
    console.info(
      `fuzz: ${all} requests of ${names.length} operations, seed ${SEED}: ${faults.length} faults; ` +
        `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms; memory after each third: held ${grown.map(({ held }) => held).join(', ')} MB, in all ${grown.map(({ rss }) => rss).join(', ')} MB`,
    )
    console.info(
      [...statuses]
        .sort()
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    )
    console.info(slowest.map(([ms, about]) => `${ms} ms ${about.slice(0, 200)}`).join('\n'))
    expect([...new Set(faults)].slice(0, 40)).toEqual([])
    expect(all).toBeGreaterThanOrEqual(Math.min(REQUESTS, names.length))
    // Those alone that ask for a picture and may be told so (faults.ts): a few, whatever is sent.
    const ofServer = [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0)
    expect(ofServer).toBeLessThan(all / 50)
    // Beside other tests on a busy machine every call is slow; the command has the machine to itself.
    expect(p99).toBeLessThan(process.env.FUZZ_REQUESTS ? 1000 : 10_000)
    const [warm, , end] = grown
    if (MEASURED) {
      expect(end?.held).toBeLessThan((warm?.held ?? 0) * MOST_GROWTH)
      expect(end?.rss).toBeLessThan((warm?.rss ?? 0) * MOST_GROWTH)
    }
    // The shop still does what it did.
    expect((await owned.owner.api.call('getProfile')).status).toBe(200)
  },
  Math.max(240_000, REQUESTS * 60),
)
