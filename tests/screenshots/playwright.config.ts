import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config'

/** `npm run screenshots`: a picture of every state of every page. No part of `npm test`. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: 'take.ts',
  outputDir: '../../test-results/screenshots',
  retries: 0,
  tsconfig: '../tsconfig.journeys.json',
  globalSetup: './setup.ts',
  reporter: [['list']],
  use: { contextOptions: { reducedMotion: 'reduce' }, screenshot: 'off', navigationTimeout: 90_000 },
})
