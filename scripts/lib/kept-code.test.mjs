import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import Module from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import vm from 'node:vm'
import { afterAll, expect, it } from 'vitest'
import { readCode, writeCode } from './code-store.mjs'

const place = mkdtempSync(path.join(tmpdir(), 'kept-code-'))
const kept = path.join(place, 'kept', 'code')
const inPlace = (/** @type {string} */ name) => path.join(place, name)
const write = (/** @type {string} */ name, /** @type {string} */ text) => writeFileSync(inPlace(name), text)
const MODULES = 60

write(
  'keep.mjs',
  `import { keepCode } from '${new URL('kept-code.mjs', import.meta.url).href}'\nkeepCode(process.env.KEPT)`,
)
for (let number = 0; number < MODULES; number += 1) write(`m${number}.js`, 'exports.value = 1')
write('early.mjs', 'export const value = 1000')
write(
  'late.js',
  `exports.load = () => import('./early.mjs')\nexports.isMain = require.main.filename.endsWith('main.js')`,
)
write(
  'main.js',
  `#!/usr/bin/env node
const { load, isMain } = require('./late')
let sum = 0
for (let number = 0; number < ${MODULES}; number += 1) sum += require('./m' + number).value
load().then(({ value }) => console.log(JSON.stringify({ sum: sum + value, isMain })))
setTimeout(() => undefined, Number(process.env.STAYS))`,
)

/** What a new process says. @param {number} [stays] for so many ms */
const run = (stays = 0) =>
  new Promise((resolve, reject) => {
    let said = ''
    const line = ['--import', pathToFileURL(inPlace('keep.mjs')).href, inPlace('main.js')]
    const child = spawn(process.execPath, line, { env: { KEPT: kept, STAYS: String(stays) } })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
    child.on('error', reject)
    child.on('close', () => resolve(said.trim()))
  })
const says = (/** @type {number} */ sum) => JSON.stringify({ sum, isMain: true })

afterAll(() => rmSync(place, { recursive: true, force: true }))

it('code is compiled once, and again where its source has changed', async () => {
  expect(await run(7000)).toBe(says(1000 + MODULES))
  expect(existsSync(kept)).toBe(true)
  expect(await run()).toBe(says(1000 + MODULES))
  // As long as before: V8 itself compares lengths alone.
  write('m7.js', 'exports.value = 5')
  expect(await run()).toBe(says(1000 + MODULES + 4))

  // What is kept is what runs: for the same source, other code.
  const source = 'exports.value = 5'
  const other = new vm.Script(Module.wrap('exports.value = 9'), { filename: inPlace('m7.js') })
  const all = readCode(kept)
  expect([...all.keys()]).toContain(inPlace('m8.js'))
  all.set(inPlace('m7.js'), {
    of: createHash('sha1').update(source).digest('base64'),
    data: other.createCachedData(),
  })
  writeCode(kept, all)
  expect(await run()).toBe(says(1000 + MODULES + 8))
})

it('a store that is not whole is none', async () => {
  writeFileSync(kept, 'not a store')
  expect(readCode(kept).size).toBe(0)
  expect(await run()).toBe(says(1000 + MODULES + 4))
})
