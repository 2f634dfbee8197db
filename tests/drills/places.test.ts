import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrator } from '../support/actors'
import { killedAt, mailsRunOut } from '../support/crash'
import { startIdentityProvider, type IdentityProvider } from '../support/identity/oidc'
import { merchandiser } from '../support/medusa-admin'
import { PLACES } from '../support/places'
import { LATER } from '../support/places/eventually'
import type { World } from '../support/places/place'
import { sandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'

/** Each place at which no other test lets the shop die: killed there, started again, and all has to end once. */
let stack: RunningStack
let guild: IdentityProvider
let world: World
beforeAll(async () => {
  guild = await startIdentityProvider()
  stack = await startStack({ storefront: false, failPoints: true, settings: guild.settings })
  const [admin, medusa] = [await administrator(stack.backend), await merchandiser(stack.backend)]
  world = { stack, sandbox: sandboxClient(stack), admin, medusa, guild }
}, 300_000)

const ends: { dies: string; 'well after, s': number }[] = []
afterAll(async () => {
  if (ends.length > 0) console.table(ends)
  await stack.stop()
  await guild.stop()
})

describe.each(PLACES)('$point', ({ point, prepare }) => {
  it.each(['before', 'after'] as const)('%s it', async (when) => {
    const { about, work, again, found, wanted } = await prepare(world)
    const upAt = await killedAt(stack, { point, when, about }, work)
    await mailsRunOut(stack, upAt)
    await again?.(upAt)
    await expect.poll(found, LATER).toEqual(wanted)
    ends.push({ dies: `${when} ${point}`, 'well after, s': Math.round((Date.now() - upAt.getTime()) / 1000) })
  })
})
