import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensureBuilt, isBuilt } from './builds.mjs'

const place = vi.hoisted(() => ({ cache: '' }))
// The stamps of this test's builds lie apart from those of the shop's.
vi.mock('./paths.mjs', async (original) => {
  const real = await original()
  return {
    .../** @type {object} */ (real),
    get cache() {
      return place.cache
    },
  }
})

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'caseloom-builds-'))
  place.cache = path.join(dir, 'cache')
  vi.stubEnv('DATA_DIR', dir)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(dir, { recursive: true, force: true })
})

/** As compilers do: it writes what it makes of a faulty source, and fails then. */
const COMPILER = `
  const fs = require('node:fs')
  const source = fs.readFileSync(process.argv[1], 'utf8')
  fs.writeFileSync(process.argv[2], source)
  process.exit(source.includes('faulty') ? 1 : 0)`

it('builds anew what a failed build has written over, also where the source is what it was before', async () => {
  const [source, output] = [path.join(dir, 'source.txt'), path.join(dir, 'output.txt')]
  const line = [process.execPath, '-e', COMPILER, source, output]
  const build = { name: 'trial', title: 'trial', inputs: [source], output, line }
  writeFileSync(source, 'good')
  expect(await ensureBuilt(build)).toBe(true)
  expect(await ensureBuilt(build)).toBe(false)
  writeFileSync(source, 'faulty')
  await expect(ensureBuilt(build)).rejects.toThrow('build-trial failed')
  writeFileSync(source, 'good')
  expect(isBuilt(build)).toBe(false)
  expect(await ensureBuilt(build)).toBe(true)
  expect(readFileSync(output, 'utf8')).toBe('good')
})
