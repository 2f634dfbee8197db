import { defineConfig } from 'vitest/config'

/** `npm run bench`: no part of `npm test`. One file, for nothing else may run beside a measurement. */
export default defineConfig({
  test: {
    include: ['tests/bench/*.bench.ts'],
    testTimeout: 30 * 60_000,
    hookTimeout: 10 * 60_000,
    fileParallelism: false,
  },
})
