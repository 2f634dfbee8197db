import type { TestProject } from 'vitest/node'
import 'vitest'
import { startStack } from './stack'

/** One shop, for tests that let its backend die. */
export default async function setup(project: TestProject) {
  const withoutGuard = process.env.CHAOS_WITHOUT
  const {
    stop,
    process: _backend,
    ...stack
  } = await startStack({
    storefront: false,
    failPoints: true,
    ...(withoutGuard && { withoutGuard }),
  })
  project.provide('stack', stack)
  return stop
}
