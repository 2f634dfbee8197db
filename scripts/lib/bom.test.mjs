import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { bomOf } from './bom.mjs'
import { optionalDirs, root } from './paths.mjs'

const lock = {
  name: 'shop',
  version: '1.0.0',
  packages: {
    '': { version: '1.0.0' },
    contract: { version: '0.1.0' },
    'node_modules/@shop/contract': { link: true },
    'node_modules/@scope/one': { version: '1.2.3', license: 'MIT', integrity: 'sha512-AAEC' },
    'node_modules/two/node_modules/@scope/one': { version: '1.2.3', license: 'MIT' },
    'node_modules/two': { version: '2.0.0', license: '(MIT OR Apache-2.0)' },
    'node_modules/tool': { version: '3.0.0', dev: true },
  },
}

it('names each package that runs once, with where it comes from and its licence', () => {
  const { components, metadata } = bomOf(lock)
  expect(metadata.component.name).toBe('shop')
  expect(components).toMatchObject([
    { purl: 'pkg:npm/%40scope/one@1.2.3', licenses: [{ license: { id: 'MIT' } }] },
    { purl: 'pkg:npm/two@2.0.0', licenses: [{ expression: '(MIT OR Apache-2.0)' }] },
  ])
})

it('names what it is built with where that is asked for', () =>
  expect(bomOf(lock, { dev: true }).components).toHaveLength(3))

it('names what a shop may go without, too, and says so; what it needs in any case stays needed', () => {
  const check = { name: 'check', version: '1.0.0' }
  const packages = {
    '': check,
    'node_modules/two': { version: '2.0.0' },
    'node_modules/eye': { version: '4.0.0' },
  }
  const { components, metadata } = bomOf(lock, { optional: [{ ...check, packages }] })
  expect(metadata.component.name).toBe('shop')
  expect(components).toMatchObject([
    { name: '@scope/one', scope: 'required' },
    { name: 'eye', scope: 'optional' },
    { name: 'two', scope: 'required' },
  ])
})

it('knows the content of each by its hash, so that npm ci takes no other', () => {
  /** @param {string} dir */
  const lockOf = (dir) => JSON.parse(readFileSync(path.join(dir, 'package-lock.json'), 'utf8'))
  const { components } = bomOf(lockOf(root), { dev: true, optional: optionalDirs.map(lockOf) })
  expect(components.filter((component) => !('hashes' in component))).toEqual([])
})
