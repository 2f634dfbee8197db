import { defineConfig } from 'vitest/config'

/** `npm run bench:web`: no part of `npm test`. */
export default defineConfig({
  test: { include: ['tests/bench/web/*.bench.ts'], testTimeout: 60 * 60_000, hookTimeout: 10 * 60_000 },
})
