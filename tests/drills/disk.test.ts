import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAddress, administrator, designedLine, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { openCheckout, placedOrder } from '../support/checkout'
import { judge, PROCESSED, WAITING } from '../support/judge'
import { sandboxClient } from '../support/sandbox-client'
import { makeSmallDisk } from '../support/small-disk'
import { startStack, type RunningStack } from '../support/stack'

const SOON = { timeout: 60_000, interval: 250 }
const NO_ROOM =
  'We can’t keep new pictures at the moment. Everything else works; please try again a little later.'
/** For the shop's files alone. */
let disk: ReturnType<typeof makeSmallDisk>
let stack: RunningStack
let admin: ApiClient
beforeAll(async () => {
  disk = makeSmallDisk(48)
  stack = await startStack({ storefront: false, failPoints: true, settings: { FILES_DIR: disk.dir } })
  admin = await administrator(stack.backend)
}, 300_000)
afterAll(async () => {
  await stack.stop()
  disk.stop()
})

const WAYS = [
  ['full', () => disk.fill(), () => disk.makeRoom(), { status: 507, code: 'storage_full' }],
  ['read-only', () => disk.makeReadOnly(), () => disk.makeWritable(), { status: 503, code: 'not_ready' }],
] as const

it.each(WAYS)(
  'a disk for files that is %s: pictures are refused with a sentence, orders and payments go on, nothing is lost',
  async (name, breakIt, mend, refusal) => {
    const waiting = await placedOrder(stack)
    const open = await openCheckout(stack)
    const shopper = await newShopper(stack.backend)
    await addAddress(shopper.api)
    const { line } = await designedLine(shopper.api)
    await expect.poll(() => judge(stack, waiting), SOON).toEqual(WAITING)

    breakIt()
    const ready = await fetch(`${stack.backend}/api/health/ready`)
    expect(ready.status).toBe(200)
    expect(await ready.text()).toContain(name === 'full' ? '"files"' : '"healthy":false')
    const plain = { width: 800, height: 600, channels: 3, background: '#336699' } as const
    const picture = await sharp({ create: plain }).png().toBuffer()
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'plain.png')
    const upload = await shopper.api.call('uploadPicture', { form })
    expect(upload).toMatchObject({ ok: false, error: NO_ROOM, ...refusal })
    const drawn = await shopper.api.call('generate', { body: { prompt: 'a robin on a spade', count: 1 } })
    expect(drawn.ok).toBe(false)
    expect(drawn.status).toBeGreaterThanOrEqual(500)

    // Who paid has an order; who has a case in the cart buys it.
    await sandboxClient(stack).pay(open.url)
    await open.shopper.api.must('processPayment', { body: { sessionId: open.sessionId } })
    const session = await shopper.api.must('createCheckoutSession', { body: { items: [line] } })
    await sandboxClient(stack).pay(session.url)
    await shopper.api.must('processPayment', { body: { sessionId: session.sessionId } })
    // What is printed is a file: the decision stands, nothing is taken, and somebody is told why.
    const params = { id: waiting.orderId }
    expect(await admin.call('processOrder', { params })).toMatchObject({
      ok: false,
      code: 'fulfillment_failed',
    })
    expect(await judge(stack, waiting)).toMatchObject({
      approvals: ['fulfillment_failed'],
      received: 'nothing',
      prints: 0,
    })

    mend()
    await admin.must('processOrder', { params })
    await expect.poll(() => judge(stack, waiting), SOON).toEqual(PROCESSED)
    await expect.poll(() => judge(stack, open), SOON).toEqual(WAITING)
    const { sessionId } = session
    await expect.poll(() => judge(stack, { shopper, sessionId }), SOON).toEqual(WAITING)
    await designedLine(shopper.api, { prompt: 'a robin on a spade' })
  },
  400_000,
)
