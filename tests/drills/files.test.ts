import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { guest } from '../support/actors'
import { backendPid, forgetPeak, linuxMemory } from '../support/backend-process'
import { reached } from '../support/drill'
import { goodPicture, hostileFiles } from '../support/hostile-files'
import { heldBy } from '../support/memory'
import { startStack, type RunningStack } from '../support/stack'
import { foreignFiles, ladenPictures } from '../support/strange-files'

const MOST_MEGABYTES = 300
const WITHIN_MS = 2000

let stack: RunningStack
beforeAll(async () => {
  stack = await startStack({ storefront: false })
}, 300_000)
afterAll(() => stack.stop())

let sent = 0
/** Sends a file from an address that nobody sent one from. */
async function send(bytes: Buffer, name: string) {
  sent += 1
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(bytes)]), name)
  const headers = { 'x-forwarded-for': `198.18.${sent >> 8}.${sent & 255}` }
  return guest(stack.backend).call('uploadPicture', { form, headers })
}

/** A picture of one colour, interlaced so that no part of it can be read without all of it: 432 MB where it is decoded. */
async function interlaced() {
  const side = 12_000
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: '#c04020' } })
    .png({ progressive: true })
    .toBuffer()
  return { name: 'interlaced.png', bytes }
}

it('S7: no hostile file costs the shop much memory, or much time', async () => {
  await send(await goodPicture(), 'good.jpg')
  const files = [
    ...(await hostileFiles()),
    ...(await foreignFiles()),
    ...(await ladenPictures()),
    await interlaced(),
  ]
  expect(files.length).toBeGreaterThanOrEqual(80)
  const costs: { name: string; status: number; ms: number; megabytes: number }[] = []
  for (const { name, bytes } of files) {
    await heldBy(stack, backendPid(stack))
    forgetPeak(stack)
    const before = linuxMemory(stack, 'VmHWM')
    const began = performance.now()
    const { status } = await send(bytes, name)
    const ms = Math.round(performance.now() - began)
    costs.push({ name, status, ms, megabytes: Math.round(linuxMemory(stack, 'VmHWM') - before) })
  }
  const dearest = (by: 'ms' | 'megabytes') => [...costs].sort((one, other) => other[by] - one[by]).slice(0, 5)
  const told = (by: 'ms' | 'megabytes', unit: string) =>
    dearest(by)
      .map((cost) => `${cost.name} (${cost.status}) ${cost[by]} ${unit}`)
      .join(', ')
  reached(
    'S7',
    `${files.length} files; most memory: ${told('megabytes', 'MB')}; longest: ${told('ms', 'ms')}`,
  )
  expect(costs.filter(({ megabytes }) => megabytes >= MOST_MEGABYTES)).toEqual([])
  expect(costs.filter(({ ms }) => ms >= WITHIN_MS)).toEqual([])
}, 1_200_000)
