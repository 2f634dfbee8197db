import { defineConfig } from 'vitest/config'

/** `npm run bench:load`: no part of `npm test`, nor of `npm run bench`. */
export default defineConfig({
  test: {
    include: ['tests/bench/shoppers/*.bench.ts'],
    testTimeout: 6 * 60 * 60_000,
    hookTimeout: 20 * 60_000,
    fileParallelism: false,
  },
})
