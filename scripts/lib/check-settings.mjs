import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { contentHash } from './hash.mjs'
import { backendDir, cache } from './paths.mjs'

const src = path.join(backendDir, 'src')
const SOURCES = [
  'brand',
  'settings',
  ...readdirSync(path.join(src, 'settings'))
    .filter((name) => !name.endsWith('.test.ts') && name !== 'settings-fixture.ts')
    .map((name) => `settings/${path.parse(name).name}`),
]
const require = createRequire(import.meta.url)

/** The backend's own reader of the settings, compiled anew only after a change: loading the compiler takes a while. */
async function compiledReader() {
  const sources = SOURCES.map((name) => path.join(src, `${name}.ts`))
  const folder = path.join(cache, 'settings', contentHash(sources).slice(0, 16))
  if (!SOURCES.every((name) => existsSync(path.join(folder, `${name}.js`)))) {
    const { default: ts } = await import('typescript')
    const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 }
    mkdirSync(path.join(folder, 'settings'), { recursive: true })
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "commonjs" }\n')
    for (const [index, source] of sources.entries()) {
      const { outputText } = ts.transpileModule(readFileSync(source, 'utf8'), { compilerOptions })
      writeFileSync(path.join(folder, `${SOURCES[index]}.js`), outputText)
    }
  }
  return path.join(folder, 'settings.js')
}

/**
 * Refuses settings that the backend would refuse, before anything is built or started.
 * @param {NodeJS.ProcessEnv} env what the backend would be given
 * @throws Error with one sentence for each faulty setting
 */
export async function refuseFaultySettings(env) {
  /** @type {{ readEnv: (source: NodeJS.ProcessEnv) => unknown }} */
  const { readEnv } = require(await compiledReader())
  readEnv(env)
}
