import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, inject, it } from 'vitest'
import { guest } from '../support/actors'
import { openStream } from '../support/event-stream'
import { worstHealth } from '../support/health'
import { goodPicture } from '../support/hostile-files'

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

interface Beginning {
  encoding?: string
  type?: string
  length?: number
  part?: string
}
const FORM: Beginning = {
  type: 'multipart/form-data; boundary=edge',
  length: 14_900_000,
  part: `--edge\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n${'A'.repeat(200_000)}`,
}
/** Begins a body of megabytes that never ends; `heard` has the status that is answered, once one is. */
async function begun(
  path: string,
  address: string,
  {
    encoding = 'identity',
    type = 'application/json',
    length = 7_900_000,
    part = `{"imageData":"${'A'.repeat(200_000)}`,
  }: Beginning = {},
) {
  const socket = await opened()
  const heard: number[] = []
  const state = { closed: false }
  socket.once('data', (data) => heard.push(Number(data.toString().split(' ')[1])))
  socket.on('error', () => undefined).once('close', () => (state.closed = true))
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${address}\r\nContent-Type: ${type}\r\n` +
      `Content-Encoding: ${encoding}\r\nContent-Length: ${length}\r\n\r\n`,
  )
  socket.write(encoding === 'identity' ? part : gzipSync(part))
  return { socket, heard, state }
}
/** So many at once from each address. */
const begunFrom = (addresses: string[], each: number, path: string, beginning?: Beginning) =>
  Promise.all(
    addresses.flatMap((address) => Array.from({ length: each }, () => begun(path, address, beginning))),
  )
const answersTo = (bodies: { heard: number[] }[]) => bodies.flatMap(({ heard }) => heard)
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
      const { heard } = await begun(path, '203.0.113.80', { encoding })
      await expect.poll(() => heard, PATIENT).toEqual([415])
    }
  },
  60_000,
)

it('of fifty large bodies of one stranger three are waited for, and the next when one is gone', async () => {
  const bodies = await begunFrom(['203.0.113.81'], 50, '/api/designs')
  await expect.poll(() => answersTo(bodies), PATIENT).toEqual(Array(47).fill(429))
  const another = await begun('/api/designs', '203.0.113.82')
  await sleep(2000)
  expect([answersTo(bodies).length, another.heard]).toEqual([47, []])
  for (const { socket } of bodies) socket.destroy()
  const isLetIn = async () => {
    const { heard, socket } = await begun('/api/designs', '203.0.113.81')
    await sleep(1000)
    socket.destroy()
    return heard.length === 0
  }
  await expect.poll(isLetIn, PATIENT).toBe(true)
}, 90_000)

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const pictureForm = async (seed: number) => {
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(await goodPicture(seed))]), 'small.jpg')
  return form
}

it('who fills all room with bodies that never end keeps nobody from keeping a design, and not the room either', async () => {
  const api = guest(backend)
  const { id } = await api.must('uploadPicture', { form: await pictureForm(81) })
  const addresses = ['203.0.113.83', '203.0.113.84', '203.0.113.85', '203.0.113.86']
  const bodies = await begunFrom(addresses, 3, '/api/designs')
  const large = () => begun('/api/designs', '203.0.113.87')
  const refused = await large()
  await expect.poll(() => refused.heard, PATIENT).toEqual([429])
  for (const address of ['203.0.113.83', '203.0.113.87']) {
    const kept = await api.call('createDesign', { body: { variationId: id }, ...from(address) })
    expect(kept.status).toBe(201)
  }
  expect(answersTo(bodies)).toEqual([])
  await expect.poll(() => bodies.every(({ state }) => state.closed), { timeout: 60_000 }).toBe(true)
  expect(answersTo(bodies)).toEqual(Array(12).fill(429))
  const letIn = await large()
  await sleep(2000)
  expect(letIn.heard).toEqual([])
}, 120_000)

it('of forms with a file so many are waited for as there is room for, the rest were no tries, and small ones pass', async () => {
  const path = '/api/customization/uploads'
  const one = await begunFrom(['203.0.113.88'], 40, path, FORM)
  await expect.poll(() => answersTo(one), PATIENT).toEqual(Array(37).fill(429))
  const others = await begunFrom(['203.0.113.89', '203.0.113.90'], 3, path, FORM)
  await expect.poll(() => answersTo(others), PATIENT).toEqual([429])
  const waitedFor = [...one, ...others].filter(({ heard }) => heard.length === 0)
  expect(waitedFor).toHaveLength(8)
  // Thirty tries an hour are all that an address has.
  const small = { form: await pictureForm(82), ...from('203.0.113.88') }
  expect((await guest(backend).call('uploadPicture', small)).status).toBe(201)
  await expect.poll(() => waitedFor.every(({ state }) => state.closed), { timeout: 60_000 }).toBe(true)
  expect(answersTo(waitedFor)).toEqual(Array(8).fill(429))
}, 120_000)

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
