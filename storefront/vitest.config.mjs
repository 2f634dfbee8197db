import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** @typedef {import('vitest/config').TestProjectInlineConfiguration} Project */

const root = fileURLToPath(new URL('.', import.meta.url))
const server = ['server/**/*.test.{ts,mjs}']
const pages = ['src/**/*.test.{ts,tsx}']
/** A mock stands in for a module wherever it is imported: such a file loads all that it imports itself. */
const MOCKS = /\bvi\s*\.\s*(mock|doMock)\b/
const alone = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file) && MOCKS.test(readFileSync(`${root}src/${file}`, 'utf8')))
  .map((file) => `src/${file}`)

/** Libraries that remember what was done by them: as new for each file as our own modules. */
const REMEMBERING = ['@stripe/stripe-js', 'react-hot-toast']

/** @param {Project['test']} test @returns {Project} */
const project = (test) => ({
  root,
  resolve: {
    alias: { '~': `${root}src` },
    dedupe: ['react', 'react-dom', 'react-router', '@tanstack/react-query'],
  },
  test: {
    server: { deps: { inline: REMEMBERING } },
    setupFiles: ['./src/testing/setup.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    ...test,
  },
})

/** jsdom and the libraries are loaded once for all files of a worker: src/testing/fresh-page.ts keeps these apart. */
export const storefront = [
  project({ name: 'storefront', environment: 'jsdom', isolate: false, include: pages, exclude: alone }),
  project({ name: 'storefront-alone', environment: 'jsdom', include: alone }),
  project({ name: 'storefront-server', isolate: false, include: server }),
]

export default defineConfig({ test: { projects: storefront } })
