import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backendDir } from '../../scripts/lib/paths.mjs'
import { administrator, guest } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { follow } from '../support/event-stream'
import { goodPicture } from '../support/hostile-files'
import { sandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'

/** Its packages are large and nobody's duty to have: with them its verdict is obeyed, without them every picture is marked. */
const installed = existsSync(path.join(backendDir, 'picture-check', 'node_modules', 'nsfwjs'))
const UNSEEN = {
  class: 'sexual',
  severity: 'warn',
  says: expect.stringMatching(/^No checker was there/) as unknown,
}
/** Pebbles in the colour of skin: the classifier takes some heaps of them for the real thing, and doubts others. */
type Pebble = [x: number, y: number, width: number, height: number]
const REFUSED: Pebble[] = [
  [351, 556, 127, 199],
  [109, 700, 139, 253],
  [310, 159, 153, 163],
]
const DOUBTED: Pebble[] = [
  [464, 726, 132, 103],
  [393, 495, 140, 215],
  [436, 242, 115, 126],
]
const heapOf = (pebbles: Pebble[]): Promise<Buffer> => {
  const shapes = pebbles.map(
    ([x, y, width, height]) =>
      `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="url(#skin)"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900">
    <radialGradient id="skin" cx="0.4" cy="0.35"><stop stop-color="#f3cdb0"/><stop offset="1" stop-color="#b5764f"/></radialGradient>
    <rect width="600" height="900" fill="#dfb595"/>${shapes.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

let stack: RunningStack
beforeAll(async () => {
  stack = await startStack({
    storefront: false,
    openai: true,
    settings: { IMAGE_CHECK: 'nsfwjs', IMAGE_SIZE: '576x960', AI_DAILY_BUDGET_GBP: '1000' },
  })
  // A compatible server that draws and has no moderation of its own.
  const [operation, times] = ['moderations.create', 1000]
  await sandboxClient(stack).fault('openai', { operation, kind: 'error', status: 404, times })
}, 300_000)
afterAll(() => stack.stop())

async function upload(bytes: Buffer) {
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(bytes)]), 'mine.jpg')
  return guest(stack.backend).call('uploadPicture', { form })
}
async function flagsOf(where: string, value: string): Promise<unknown> {
  const [job] = await rows<{ flags: unknown }>(
    stack.databaseUrl,
    `select j.flags from generation_job j join generation_variation v on v.job_id = j.id where ${where} = $1`,
    [value],
  )
  return job?.flags
}

describe(`a picture that nsfwjs is to look at, ${installed ? 'installed' : 'not installed'}`, () => {
  it('is taken where it is harmless', async () => {
    const answer = await upload(await goodPicture(randomBytes(1).readUInt8()))
    expect(answer.status).toBe(201)
    if (answer.ok) expect(await flagsOf('v.id', answer.data.id)).toEqual(installed ? [] : [UNSEEN])
  }, 120_000)

  it('is drawn, looked at and shown', async () => {
    const api = guest(stack.backend)
    const { jobId } = await api.must('createJob', { body: { prompt: 'a koi pond', count: 2 } })
    expect((await follow(api, jobId)).at(-1)).toMatchObject({ event: 'done', data: { succeeded: 2 } })
    expect(await flagsOf('j.id', jobId)).toEqual(installed ? [] : [UNSEEN, UNSEEN])
  }, 120_000)

  it('is looked at with its order, which goes with no others to print where nothing looked at it', async () => {
    const { orderId } = await placedOrder(stack, { prompt: 'a koi pond at dawn' })
    const admin = await administrator(stack.backend)
    const { items } = await admin.must('adminOrders', { query: { search: orderId } })
    expect(items).toMatchObject([
      installed ? { remarks: [], lookFirst: false } : { remarks: [UNSEEN.says], lookFirst: true },
    ])
  }, 120_000)

  it.runIf(installed)(
    'is refused where it seems to show nudity, and marked where it may',
    async () => {
      expect(await upload(await heapOf(REFUSED))).toMatchObject({ status: 422, code: 'content_rejected' })
      const doubted = await upload(await heapOf(DOUBTED))
      expect(doubted.status).toBe(201)
      if (doubted.ok)
        expect(await flagsOf('v.id', doubted.data.id)).toMatchObject([
          {
            class: 'sexual',
            severity: 'warn',
            says: expect.stringMatching(/^The picture may show nudity/) as unknown,
          },
        ])
    },
    120_000,
  )
})
