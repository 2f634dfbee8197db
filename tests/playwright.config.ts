import { defineConfig } from '@playwright/test'
import { chosen } from './wide.mjs'

const { include, exclude } = chosen('journeys', ['**/*.spec.ts'])

export default defineConfig({
  testDir: './journeys',
  testMatch: include,
  testIgnore: exclude,
  outputDir: '../test-results',
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stand still for seconds. A second try that passes is listed by name as flaky.
  retries: process.env.CI ? 1 : 0,
  // Playwright runs TypeScript as the nearest package says, which for the contract's sources is not what they are.
  tsconfig: './tsconfig.journeys.json',
  globalSetup: './support/journey-setup.ts',
  reporter: [
    ['list'],
    ['json', { outputFile: `../.cache/test/reports/${process.env.REPORT ?? 'journeys'}.json` }],
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    colorScheme: 'light',
    // Calls that a worker answers would pass by what a journey lays in their way. Those about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // To record every step takes a good part of the browser's time; `TRACES=1` asks for it.
    trace: process.env.TRACES ? 'retain-on-failure' : 'off',
    actionTimeout: 30_000,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        // Chromium's sandbox needs rights that containers and root lack.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
