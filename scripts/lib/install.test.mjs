import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { install, isInstalled } from './install.mjs'

let dir = ''
/** @param {string} file @param {unknown} value */
const write = (file, value) => writeFileSync(path.join(dir, file), JSON.stringify(value))

/** A project whose packages lie in archives beside it: one for the shop, one for its builds. */
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'caseloom-install-'))
  vi.stubEnv('DATA_DIR', path.join(dir, 'data'))
  for (const name of ['runs', 'builds']) {
    mkdirSync(path.join(dir, 'package'))
    write('package/package.json', { name, version: '1.0.0' })
    execFileSync('tar', ['-czf', `${name}.tgz`, 'package'], { cwd: dir })
    rmSync(path.join(dir, 'package'), { recursive: true })
  }
  const wanted = { dependencies: { runs: 'file:runs.tgz' }, devDependencies: { builds: 'file:builds.tgz' } }
  const shop = { name: 'shop', version: '1.0.0' }
  write('package.json', { ...shop, ...wanted })
  const packages = {
    '': { ...shop, ...wanted },
    'node_modules/builds': { version: '1.0.0', resolved: 'file:builds.tgz', dev: true },
    'node_modules/runs': { version: '1.0.0', resolved: 'file:runs.tgz' },
  }
  write('package-lock.json', { ...shop, lockfileVersion: 3, requires: true, packages })
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(dir, { recursive: true, force: true })
})

describe('install', () => {
  it.each([
    ['NODE_ENV', 'production'],
    ['npm_config_omit', 'dev'],
  ])('brings what the builds need too, whatever the environment leaves out (%s=%s)', async (name, value) => {
    vi.stubEnv(name, value)
    expect(isInstalled(dir)).toBe(false)
    await install(dir)
    expect(existsSync(path.join(dir, 'node_modules', 'builds'))).toBe(true)
    expect(isInstalled(dir)).toBe(true)
  })

  it('says so where npm ended well and left something out', async () => {
    const idle = path.join(dir, 'npm.js')
    writeFileSync(idle, 'console.log("up to date")')
    vi.stubEnv('npm_execpath', idle)
    await expect(install(dir)).rejects.toThrow(/npm ci left out packages.*\n/)
  })
})
