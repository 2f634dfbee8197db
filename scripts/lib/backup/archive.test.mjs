import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pack } from './archive.mjs'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'caseloom-archive-'))
  mkdirSync(path.join(dir, 'folder'))
  writeFileSync(path.join(dir, 'folder', 'secrets.json'), '{}')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(dir, { recursive: true, force: true })
})

it('an archive is its owner’s alone', () => {
  const file = path.join(dir, 'backup.tar.gz')
  pack(path.join(dir, 'folder'), file)
  expect(statSync(file).size).toBeGreaterThan(0)
  expect(statSync(file).mode & 0o077).toBe(0)
})

it('of one that fails nothing is left, and what tar says is told', () => {
  const tar = path.join(dir, 'tar')
  writeFileSync(tar, '#!/bin/sh\necho half >"$2"\necho "tar: No space left on device" >&2\nexit 2\n')
  chmodSync(tar, 0o755)
  vi.stubEnv('PATH', dir)
  expect(() => pack(path.join(dir, 'folder'), path.join(dir, 'backup.tar.gz'))).toThrow(
    'No space left on device',
  )
  expect(readdirSync(dir).sort()).toEqual(['folder', 'tar'])
})
