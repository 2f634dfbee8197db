import { defineConfig } from 'vitest/config'
import { storefront } from './storefront/vitest.config.mjs'
import { chosen } from './tests/wide.mjs'

/** What comes by itself (mails, news, jobs) comes late on a machine that has a lot to do. */
const patient = { poll: { timeout: 20_000 } }
const never = ['**/node_modules/**', '**/.medusa/**', '**/dist/**', '**/build/**']
const api = chosen('api', ['tests/api/**/*.test.ts'])
const workflows = chosen('workflows', ['tests/workflows/*.test.ts'])
const ownShops = chosen('own-shops', ['tests/workflows/own-shop/*.test.ts'])

/** `vitest run` runs the unit tests of every package; `--project api` the contract tests against a running shop. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], exclude: never } },
      {
        test: { name: 'sandbox', include: ['sandbox/src/**/*.test.ts'], exclude: never, testTimeout: 20_000 },
      },
      {
        test: {
          name: 'backend',
          include: ['backend/src/**/*.test.ts'],
          exclude: never,
          // Each file would load Medusa anew: no file leaves anything of its own behind, or mocks a module.
          isolate: false,
          testTimeout: 30_000,
          expect: patient,
        },
      },
      ...storefront,
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.mjs', 'tests/support/**/*.test.ts'],
          exclude: never,
          testTimeout: 30_000,
        },
      },
      {
        // The browser's drawing of a case beside the renderer's file, pixel by pixel.
        test: {
          name: 'rendering',
          include: ['tests/rendering/**/*.test.ts'],
          exclude: never,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'api',
          include: api.include,
          exclude: [...never, ...api.exclude],
          globalSetup: ['tests/support/api-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patient,
          // One shop serves all files; each test brings its own customer.
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
      {
        // `npm run drill`: not part of npm test.
        test: {
          name: 'drills',
          include: ['tests/drills/**/*.test.ts'],
          exclude: never,
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'workflows',
          include: workflows.include,
          exclude: [...never, ...workflows.exclude],
          globalSetup: ['tests/support/workflows-setup.ts'],
          // A new start of the backend alone may take a minute on a busy machine.
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: patient,
          // One shop, whose backend is killed: what runs beside a kill would feel it.
          fileParallelism: false,
          maxConcurrency: 20,
        },
      },
      {
        // Those that want a shop set up otherwise: each file starts its own.
        test: {
          name: 'own-shops',
          include: ownShops.include,
          exclude: [...never, ...ownShops.exclude],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: patient,
          fileParallelism: false,
          maxConcurrency: 20,
        },
      },
    ],
  },
})
