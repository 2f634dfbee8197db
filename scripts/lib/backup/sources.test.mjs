import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { root } from '../paths.mjs'
import { refuseNoShop, sourcesInWords } from './sources.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
})
/** @param {Record<string, string | undefined>} settings */
function given(settings) {
  const blank = {
    DATABASE_URL: undefined,
    S3_BUCKET: undefined,
    S3_ENDPOINT: undefined,
    FILES_DIR: undefined,
  }
  for (const [name, value] of Object.entries({ ...blank, ...settings })) vi.stubEnv(name, value)
}

describe('what is saved', () => {
  it('is named, without the password', () => {
    given({ DATABASE_URL: 'postgres://user:word@db.example:5432/shop', S3_BUCKET: 'cases' })
    expect(sourcesInWords()).toBe('the database shop at db.example:5432, and the bucket cases at Amazon’s S3')
    given({ DATA_DIR: '/srv/shop' })
    expect(sourcesInWords()).toBe(
      'the embedded database in /srv/shop/postgres, and the files in /srv/shop/files',
    )
  })

  it('is nothing where there is no shop, which is told with the way to a shop in containers', () => {
    given({ DATA_DIR: '/nowhere/at/all' })
    expect(refuseNoShop).toThrow(/There is no shop in \/nowhere\/at\/all\..*docker compose run --rm backup/)
    given({ DATABASE_URL: 'postgres://db.example/shop' })
    expect(refuseNoShop).not.toThrow()
  })
})

/** Packages that a file imports as it is loaded, and those of all files that it imports. @param {string} file @param {Set<string>} seen @returns {string[]} */
function packagesOf(file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  const names = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?:[^=(]*? from )?'([^']+)'/gm)
  return [...names].flatMap(([, name = '']) =>
    name.startsWith('.') ? packagesOf(path.resolve(path.dirname(file), name), seen) : [name],
  )
}

it.each(['backup.mjs', 'restore.mjs'])(
  '%s runs in an image, which has none of the packages that development needs',
  (name) => {
    const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
    const foreign = packagesOf(path.join(root, 'scripts', name)).filter(
      (each) => !each.startsWith('node:') && !builtinModules.includes(each),
    )
    expect(foreign).toContain('pg')
    for (const each of foreign) {
      const found = packages[`node_modules/${each}`]
      expect(found, each).toBeDefined()
      expect(found.dev, each).toBeUndefined()
    }
  },
)
