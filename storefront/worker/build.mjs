/** Builds the service worker beside the pages' own build, of which it carries the name. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))
const manifest = readdirSync(at('../build/client/assets')).find((name) => /^manifest-.*\.js$/.test(name))
if (!manifest) throw new Error('The pages have to be built before their worker.')
const tokens = readFileSync(at('../src/styles/tokens.css'), 'utf8')

await build({
  configFile: false,
  root: at('..'),
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: { '~': at('../src') } },
  define: {
    BUILD: JSON.stringify(manifest.replace(/^manifest-|\.js$/g, '')),
    TOKENS: JSON.stringify(
      tokens
        .slice(0, tokens.indexOf('@theme'))
        .replace(/\/\*[^]*?\*\//g, '')
        .replace(/\s+/g, ' '),
    ),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: at('../build/client'),
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: at('worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
    },
  },
})
