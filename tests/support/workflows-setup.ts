import type { TestProject } from 'vitest/node'
import 'vitest'
import { SHARED_SHOP } from './backend-env'
import { startStack } from './stack'

/** So many pictures are under way side by side where cases share a death (see shared-death.ts). */
const MANY_AT_ONCE = { IMAGE_CONCURRENCY: '12' }
/** Thousands of purchases come from one address, and one person decides them all (`npm run chaos`). */
const NO_LIMITS = {
  ADMIN_DECISIONS_PER_MINUTE: '100000',
  CHECKOUTS_PER_HOUR: '1000000',
  REGISTRATIONS_PER_HOUR: '1000000',
  REGISTRATIONS_PER_HOUR_OF_ALL: '1000000',
}

/** One shop, for tests that let its backend die. */
export default async function setup(project: TestProject) {
  const {
    stop,
    process: _backend,
    ...stack
  } = await startStack({
    storefront: false,
    failPoints: true,
    settings: { ...SHARED_SHOP, ...NO_LIMITS, ...MANY_AT_ONCE },
  })
  project.provide('stack', stack)
  return stop
}
