import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { judge } from '../support/judge'
import { moneyOfOrder, printsOfOrder } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const TAKEN = { approvals: ['processed'], intent: 'succeeded', received: 'everything' }
const SOON = { timeout: 60_000, interval: 250 }
type Placed = Awaited<ReturnType<typeof placedOrder>>

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(stack.backend)
})

const at = ({ orderId }: Placed) => ({ params: { id: orderId } })
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const attentionOf = async (placed: Placed) => (await admin.must('getPending', at(placed))).attention.join(' ')

/** Where the disk has a file of an order's one line. */
async function fileOf({ cart }: Placed, which: 'print_file_id' | 'original_file_id'): Promise<string> {
  const [found] = await rows<Record<typeof which, string>>(
    stack.databaseUrl,
    `select r.print_file_id, a.original_file_id from recipe r join artwork a on a.id = r.artwork_id where r.hash = $1`,
    [cart.line.customizations.recipeHash],
  )
  return path.join(stack.filesDir, found?.[which] ?? '')
}

/** Somebody puts another picture of the same size in a file's place; answers how to undo that, and what was there. */
async function swapped(file: string) {
  const kept = await readFile(file)
  const { width, height } = await sharp(kept).metadata()
  const other = sharp({ create: { width, height, channels: 3, background: '#c21807' } })
  await writeFile(file, await other.withMetadata({ density: 300 }).png().toBuffer())
  return { sha256: sha256(kept), undo: () => writeFile(file, kept) }
}

async function printOf(placed: Placed) {
  const [print, ...more] = await printsOfOrder(stack, placed)
  if (!print || more.length > 0) throw new Error(`${placed.orderId} is not printed once`)
  const asset = print.items[0]?.assets as { url: string }[] | undefined
  const downloads = async () => (await sandbox.downloads()).filter(({ orderId }) => orderId === print.id)
  return { id: print.id, url: asset?.[0]?.url ?? '', downloads }
}
/** Refused with a reason, before any money is taken, and told. */
async function isRefused(placed: Placed, words: RegExp): Promise<void> {
  expect(await admin.call('processOrder', at(placed))).toMatchObject({
    ok: false,
    code: 'fulfillment_failed',
    error: expect.stringMatching(words) as string,
  })
  expect(await judge(stack, placed)).toMatchObject({
    approvals: ['fulfillment_failed'],
    intent: 'requires_capture',
    received: 'nothing',
    prints: 0,
  })
  expect(await attentionOf(placed)).toMatch(words)
}

const PRINT = /The stored print file is not the one that was rendered/
const PICTURE = /The stored picture of this design is not the one that was made/

describe('a file that somebody swapped on the disk', () => {
  // Guard: readOriginal, before the print file is made of it. After the submission: openPrintFile.
  it('is not printed, be it the picture or the print file made of it; put back, the very file is', async () => {
    const placed = await placedOrder(stack, { prompt: 'a barn owl, to be swapped' })
    const picture = await swapped(await fileOf(placed, 'original_file_id'))
    await isRefused(placed, PICTURE)
    await picture.undo()
    await admin.must('processOrder', at(placed))
    expect(await judge(stack, placed)).toMatchObject({ ...TAKEN, prints: 1 })

    const file = await swapped(await fileOf(placed, 'print_file_id'))
    const { id, url, downloads } = await printOf(placed)
    expect((await fetch(url)).status).toBe(409)
    const fetching = sandbox.advancePrint(id, 'downloaded')
    await expect.poll(async () => (await downloads()).length, { ...SOON, interval: 50 }).toBeGreaterThan(0)
    expect((await downloads()).map(({ ok }) => ok)).not.toContain(true)
    await file.undo()
    await fetching
    const got = (await downloads()).filter(({ ok }) => ok)
    expect(got.map(({ sha256: hash }) => hash)).toEqual([file.sha256])
  })

  // Guard: openPrintFile. Prodigi is told an MD5, too, but whether it looks at that is not ours to rely on.
  it('and stays away is given up by Prodigi; who cancels the print and rejects the order gives the money back', async () => {
    const placed = await placedOrder(stack, { prompt: 'a barn owl that stayed away' })
    // Who looks at the order has its print file rendered.
    const looked = async () => (await admin.must('getPending', at(placed))).validItems
    const [line] = await looked()
    const file = await fileOf(placed, 'print_file_id')
    const first = await swapped(file)
    expect((await fetch(new URL(line?.printFileUrl ?? '', stack.backend))).status).toBe(409)
    await rm(file)
    const gone = {
      printFileUrl: null,
      warnings: ['Its print file is no longer there: it cannot be printed.'],
    }
    expect(await looked()).toMatchObject([gone])
    await first.undo()
    expect(await looked()).toMatchObject([{ printFileUrl: expect.stringContaining('/api/') as string }])
    await swapped(file)
    await isRefused(placed, PRINT)
    await first.undo()
    await admin.must('processOrder', at(placed))

    await swapped(await fileOf(placed, 'print_file_id'))
    const { id, downloads } = await printOf(placed)
    await sandbox.prodigiSettings({ downloadPauseMs: 10 })
    await expect(sandbox.advancePrint(id, 'downloaded')).rejects.toThrow('could not be downloaded')
    await sandbox.prodigiSettings({ downloadPauseMs: 1000 })
    await expect.poll(() => attentionOf(placed), SOON).toContain('could not be downloaded in 10 attempts')
    await admin.must('cancelPrint', at(placed))
    const status = async () => (await admin.must('getPending', at(placed))).status
    await expect.poll(status, SOON).toBe('prodigi_failed')
    expect(await admin.call('processOrder', at(placed))).toMatchObject({
      ok: false,
      error: expect.stringMatching(PRINT) as string,
    })
    await admin.must('rejectOrder', { ...at(placed), body: { reason: 'Its print file is spoiled.' } })
    await expect.poll(status, SOON).toBe('rejected')
    const money = await moneyOfOrder(stack, placed)
    const { refunds = [] } = await sandbox.stripeRows('refunds')
    expect(refunds.filter(({ payment_intent }) => payment_intent === money.id)).toHaveLength(1)
    expect((await downloads()).map(({ ok }) => ok)).not.toContain(true)
  })
})
