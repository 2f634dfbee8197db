import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, inject, it } from 'vitest'
import { guest } from '../support/actors'
import { openStream } from '../support/event-stream'
import { worstHealth } from '../support/health'

const { backend } = inject('stack')
const { hostname, port } = new URL(backend)
let sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
})

const opened = () =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket))
    socket.once('error', reject)
    sockets.push(socket)
  })
const many = (count: number) => Promise.all(Array.from({ length: count }, opened))

const worstOf = (work: Promise<unknown>) => worstHealth(backend, work)

// Beside other tests on a busy machine every call is slow; by itself it is a second at most.
const MOST_MS = 10_000

it('a thousand sockets that say nothing keep nobody waiting', async () => {
  const worst = await worstOf(many(1000).then(() => sleep(3000)))
  console.info(`1,000 idle sockets: health at worst ${worst} ms`)
  expect(worst).toBeLessThan(MOST_MS)
}, 60_000)

it('nor do two hundred bodies that come a letter at a time, or bodies that never end', async () => {
  const crawl = async () => {
    const slow = await many(200)
    for (const [at, socket] of slow.entries())
      socket.write(
        `POST /api/contact HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n` +
          (at % 2 ? 'Content-Length: 5000\r\n\r\n{' : 'Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n'),
      )
    for (let letter = 0; letter < 20; letter += 1) {
      for (const [at, socket] of slow.entries())
        if (socket.writable) socket.write(at % 2 ? ' ' : '1\r\n \r\n')
      await sleep(200)
    }
  }
  const worst = await worstOf(crawl())
  console.info(`200 slow bodies: health at worst ${worst} ms`)
  expect(worst).toBeLessThan(MOST_MS)
}, 60_000)

/** Begins a body of megabytes that never ends; `heard` has the status that is answered, once one is. */
async function begun(path: string, address: string, encoding = 'identity') {
  const socket = await opened()
  const heard: number[] = []
  socket.once('data', (data) => heard.push(Number(data.toString().split(' ')[1])))
  const part = Buffer.from(`{"imageData":"${'A'.repeat(200_000)}`)
  const packed = encoding === 'identity' ? part : gzipSync(part)
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\n` +
      `Content-Encoding: ${encoding}\r\nContent-Length: 7900000\r\n\r\n`,
  )
  socket.write(packed)
  return { socket, heard }
}
const PATIENT = { timeout: 30_000 }
const PATHS = [
  '/api/designs',
  '/api/contact',
  '/api/webhooks/prodigi',
  '/auth/user/emailpass',
  '/admin/products/batch',
]

it.each(PATHS)(
  'nothing that comes packed to %s is unpacked',
  async (path) => {
    for (const encoding of ['gzip', 'GZIP', 'deflate', 'br']) {
      const { heard } = await begun(path, '203.0.113.80', encoding)
      await expect.poll(() => heard, PATIENT).toEqual([415])
    }
  },
  60_000,
)

it('of fifty large bodies of one stranger three are waited for, and the next when one is gone', async () => {
  const bodies = await Promise.all(Array.from({ length: 50 }, () => begun('/api/designs', '203.0.113.81')))
  const answers = () => bodies.flatMap(({ heard }) => heard)
  await expect.poll(answers, PATIENT).toEqual(Array(47).fill(429))
  const another = await begun('/api/designs', '203.0.113.82')
  await sleep(2000)
  expect([answers().length, another.heard]).toEqual([47, []])
  for (const { socket } of bodies) socket.destroy()
  const isLetIn = async () => {
    const { heard, socket } = await begun('/api/designs', '203.0.113.81')
    await sleep(1000)
    socket.destroy()
    return heard.length === 0
  }
  await expect.poll(isLetIn, PATIENT).toBe(true)
}, 90_000)

it('of five hundred streams of one browser three are held open, and the next is let in when one is left', async () => {
  const api = guest(backend)
  const { jobId } = await api.must('createJob', { body: { prompt: 'a slow river', count: 4 } })
  const begun: Response[] = []
  const refused: number[] = []
  const open = async () => {
    const answer = await openStream(api, jobId)
    if (answer.status === 200) begun.push(answer)
    else {
      refused.push(answer.status)
      await answer.body?.cancel()
    }
  }
  const flood = async () => {
    for (let round = 0; round < 20; round += 1) await Promise.all(Array.from({ length: 25 }, open))
  }
  const worst = await worstOf(flood())
  console.info(`500 streams: ${begun.length} let in, health at worst ${worst} ms`)
  expect(refused.every((status) => status === 429)).toBe(true)
  // Those whose job has ended meanwhile are no longer held.
  expect(refused.length).toBeGreaterThan(100)
  expect(worst).toBeLessThan(MOST_MS)
  for (const answer of begun) await answer.body?.cancel()
  await expect.poll(async () => (await openStream(api, jobId)).status, { timeout: 20_000 }).toBe(200)
}, 120_000)
