import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { cache } from './paths.mjs'

// As ts-node loads it.
const { create } = /** @type {typeof import('./kept-transpiler.cjs')} */ (
  createRequire(import.meta.url)('./kept-transpiler.cjs')
)
mkdirSync(cache, { recursive: true })
const place = mkdtempSync(path.join(cache, 'transpiler-'))
const results = path.join(cache, 'transpiled', path.relative(path.join(cache, '..'), place))
afterAll(() => {
  for (const dir of [place, results]) rmSync(dir, { recursive: true, force: true })
})

const ES2022 = 9
const ES5 = 1
/** As ts-node gives them. @param {number} target */
const options = (target) => ({
  service: { config: { options: { target, module: 100, strict: true } } },
  nodeModuleEmitKind: 'nodecjs',
  transpilerConfigLocalResolveHelper: (/** @type {string} */ name) => name,
})
const fileName = path.join(place, 'a.ts')
const transpile = (/** @type {string} */ source, target = ES2022) =>
  create(options(target)).transpile(source, { fileName }).outputText
const keptAt = () => readdirSync(results).map((name) => statSync(path.join(results, name)).ino)

it('a source is transpiled once, and again where it or the settings have changed', () => {
  expect(transpile('export const a: number = 1')).toContain('const a = 1')
  const first = keptAt()
  expect(first).toHaveLength(1)
  expect(transpile('export const a: number = 1')).toContain('const a = 1')
  expect(keptAt()).toEqual(first)
  expect(transpile('export const a: number = 2')).toContain('const a = 2')
  expect(keptAt()).not.toEqual(first)
  expect(transpile('export const a: number = 2', ES5)).toContain('var a = 2')
  expect(keptAt()).toHaveLength(1)
})
