import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { connect as dial, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backendPid, openConnections } from '../support/backend-process'
import { rows } from '../support/database'
import { reached, runsOr } from '../support/drill'
import { worstHealth } from '../support/health'
import { heldBy, type Held } from '../support/memory'
import { startStack, type RunningStack } from '../support/stack'

const CONNECTS = runsOr(10_000)
/** As many as may wait for pictures at a time. */
const VISITORS = 100
const EACH_LET_IN = 3
const AT_ONCE = 100
const WITHIN_MS = 1000

let stack: RunningStack
beforeAll(async () => {
  // By a network address nobody may call more often than in a shop that sells.
  stack = await startStack({ storefront: false, settings: { CALLS_PER_MINUTE: '300' } })
}, 300_000)
afterAll(() => stack.stop())

interface Visitor {
  key: string
  jobId: string
}
/** Visitors whose pictures wait for an hour, so that their streams stay open. */
async function waitingVisitors(): Promise<Visitor[]> {
  const visitors = Array.from({ length: VISITORS }, () => {
    const key = randomBytes(16).toString('hex')
    return { key, jobId: `genjob_waiting_${key}` }
  })
  const hashes = visitors.map(({ key }) => createHash('sha256').update(key).digest('hex'))
  await rows(
    stack.databaseUrl,
    `with job as (
       insert into generation_job (id, guest_key_hash, prompt, style, salt, count, provider, options_key)
       select id, hash, 'a slow river', '', '', 1, 'embedded', id from unnest($1::text[], $2::text[]) as visitor (id, hash)
       returning id)
     insert into generation_variation (id, job_id, slot, not_before)
     select 'genvar_' || id, id, 0, now() + interval '1 hour' from job`,
    [visitors.map(({ jobId }) => jobId), hashes],
  )
  return visitors
}

interface Stream {
  visitor: Visitor
  status: number
  hangUp: () => void
}
/** Opens a stream over a connection of its own, from an address of its own. */
const connect = (visitor: Visitor, at: number) =>
  new Promise<Stream>((resolve, reject) => {
    const asked = request(
      `${stack.backend}/api/customization/jobs/${visitor.jobId}/events`,
      {
        agent: false,
        headers: {
          cookie: `caseloom_guest=${visitor.key}`,
          'x-forwarded-for': `198.${18 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}`,
        },
      },
      (answer) => {
        answer.resume()
        // Who hangs up is told so by its own socket.
        answer.on('error', () => undefined)
        resolve({ visitor, status: answer.statusCode ?? 0, hangUp: () => asked.destroy() })
      },
    )
    asked.once('error', reject)
    asked.end()
  })

async function flood(visitors: Visitor[], from: number, count: number): Promise<Stream[]> {
  const streams: Stream[] = []
  for (let at = from; at < from + count; at += AT_ONCE) {
    const round = Array.from({ length: Math.min(AT_ONCE, from + count - at) }, (_none, more) => at + more)
    const some = round.map((each) => connect(visitors[each % VISITORS] ?? never(), each))
    streams.push(...(await Promise.all(some)))
  }
  return streams
}
const megabytes = (bytes = 0) => Math.round(bytes / 1e6)
function never(): never {
  throw new Error('There are no visitors')
}

it('S21: ten thousand ask to be told of pictures: three streams for each visitor, health answers, and nothing stays', async () => {
  const visitors = await waitingVisitors()
  await worstHealth(stack.backend, sleep(1000))
  const half = Math.ceil(CONNECTS / 2)
  const after: Held[] = []
  const worst: number[] = []
  let held = 0
  const before = openConnections(stack)
  for (const [wave, from] of [0, half].entries()) {
    const began = Date.now()
    let streams: Stream[] = []
    worst.push(
      await worstHealth(
        stack.backend,
        (async () => {
          streams = await flood(visitors, from, Math.min(half, CONNECTS - from))
          // As long as all who were let in are told something more.
          await sleep(5000)
        })(),
      ),
    )
    const seconds = Math.round((Date.now() - began) / 1000)
    const inside = streams.filter(({ status }) => status === 200)
    expect(streams.filter(({ status }) => ![200, 429].includes(status))).toEqual([])
    for (const visitor of visitors)
      expect(inside.filter((stream) => stream.visitor === visitor)).toHaveLength(EACH_LET_IN)
    expect(openConnections(stack)).toBeGreaterThanOrEqual(before + inside.length)
    held += inside.length
    for (const { hangUp } of streams) hangUp()
    await expect.poll(() => openConnections(stack), { timeout: 60_000 }).toBeLessThanOrEqual(before)
    // Those who come back are let in, so those who went are no longer counted.
    await sleep(3000)
    after.push(await heldBy(stack, backendPid(stack)))
    reached(
      'S21',
      `wave ${wave + 1}: ${streams.length} connects in ${seconds} s, ${inside.length} let in; health at worst ${worst.at(-1)} ms; then ${openConnections(stack)} connections (${before} before), ${megabytes(after.at(-1)?.heap)} MB of objects, ${megabytes(after.at(-1)?.rss)} MB in all`,
    )
  }
  expect(held).toBe(2 * VISITORS * EACH_LET_IN)
  expect(Math.max(...worst)).toBeLessThan(WITHIN_MS)
  const [first, second] = after
  expect(second?.heap).toBeLessThan((first?.heap ?? 0) * 1.1)
}, 3_600_000)

/** What somebody sends who never comes to an end: nothing, headers a line at a time, or a body a letter at a time. */
const ENDLESS = {
  nothing: ['', ''],
  headers: ['POST /api/contact HTTP/1.1\r\nHost: shop.test\r\n', 'X-More: 1\r\n'],
  bodies: [
    'POST /api/contact HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
    ' ',
  ],
} as const
type Endless = keyof typeof ENDLESS
/** Node's own limits, which it looks at each half minute. */
const HUNG_UP_AFTER_S: Record<Endless, number> = { nothing: 60, headers: 60, bodies: 300 }
const LOOK_S = 30
const SLACK_S = 15

/** After how many seconds the shop hangs up on one of them. */
function endures(kind: Endless): Promise<number> {
  const { hostname, port } = new URL(stack.backend)
  const [first, more] = ENDLESS[kind]
  const began = Date.now()
  return new Promise((resolve) => {
    const socket: Socket = dial(Number(port), hostname, () => socket.write(first))
    const letters = setInterval(() => socket.writable && socket.write(more), 2000)
    // A limit that ends it is told by an answer first (408), a hang-up, or an error of what was still being sent.
    socket.on('error', () => undefined)
    socket.resume()
    socket.once('close', () => {
      clearInterval(letters)
      resolve((Date.now() - began) / 1000)
    })
  })
}

it('S21: who never comes to an end is hung up on', async () => {
  const before = openConnections(stack)
  const kinds = Object.keys(ENDLESS) as Endless[]
  const longest = await Promise.all(
    kinds.map(async (kind) =>
      Math.max(...(await Promise.all(Array.from({ length: 100 }, () => endures(kind))))),
    ),
  )
  reached(
    'S21',
    `hung up on after at most ${kinds.map((kind, at) => `${Math.round(longest[at] ?? 0)} s (${kind})`).join(', ')}`,
  )
  for (const [at, kind] of kinds.entries())
    expect(longest[at]).toBeLessThan(HUNG_UP_AFTER_S[kind] + LOOK_S + SLACK_S)
  expect(openConnections(stack)).toBeLessThanOrEqual(before)
}, 600_000)
