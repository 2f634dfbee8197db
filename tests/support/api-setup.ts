import type { TestProject } from 'vitest/node'
import 'vitest'
import { startStack, type Stack } from './stack'

declare module 'vitest' {
  interface ProvidedContext {
    stack: Stack
  }
}

/** One shop for all contract tests of a run. */
export default async function setup(project: TestProject) {
  const { stop, process: _backend, ...stack } = await startStack({ storefront: false })
  project.provide('stack', stack)
  return stop
}
