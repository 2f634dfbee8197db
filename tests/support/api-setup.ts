import type { TestProject } from 'vitest/node'
import 'vitest'
import { SHARED_SHOP } from './backend-env'
import { startStack, type Stack } from './stack'

declare module 'vitest' {
  interface ProvidedContext {
    stack: Stack
  }
}

/** One shop for all contract tests of a run. */
export default async function setup(project: TestProject) {
  // Administrators are asked for a second factor, and none of them for so long that it matters, but where a test says so.
  const settings = { ...SHARED_SHOP, ADMIN_SECOND_FACTOR_DAYS: '7' }
  const {
    stop,
    process: _backend,
    ...stack
  } = await startStack({ storefront: false, jobsOften: true, settings })
  project.provide('stack', stack)
  return stop
}
