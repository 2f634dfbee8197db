import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { root } from '../../scripts/lib/paths.mjs'
import { secretsIn } from './secret-signs'

/** Said to be no secret: what the sandbox takes, defaults of a shop on its own machine, examples and inputs of tests. */
const HARMLESS = [
  /Bearer sk_test_caseloom_sandbox/,
  /:\/\/(?:caseloom|\$\{\w+(?::-caseloom)?\}):(?:caseloom|\$\{\w+(?::-[a-z-]+)?\})@/,
  /:\/\/user:(?:password|word|pass%2Fword|pass#word|100%)@/,
  /postgres:\/\/caseloom:secret@localhost\/x/,
  /:\/\/(?:ada:secret|shop:a%20%23b)@/,
  /No such key: sk_live_abcdefghij/,
  // A token whose head says that nobody signed it.
  /eyJhbGciOiJub25lIn0\.eyJhY3Rvcl9pZCI6ImN1c18xIn0\./,
]

/** A copy without its history has none to look through. */
const hasHistory = existsSync(path.join(root, '.git'))

/** Every line that was ever written into a file of the shop; without the lock file, whose hashes look like anything. */
async function* linesEverWritten(): AsyncGenerator<string> {
  if (!hasHistory) return
  const line = ['log', '-p', '--no-color', '--no-ext-diff', '--format=', '--', '.', ':!package-lock.json']
  const git = spawn('git', line, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const written of createInterface({ input: git.stdout }))
    if (written.startsWith('+')) yield written
}

it('no line of the repository’s history holds a secret or a path of somebody’s machine', async () => {
  const found: string[] = []
  let lines = 0
  for await (const written of linesEverWritten()) {
    lines += 1
    const harmless = HARMLESS.reduce((text, known) => text.replace(known, ''), written)
    found.push(...secretsIn(harmless))
  }
  expect([...new Set(found)]).toEqual([])
  expect(lines).toBeGreaterThan(hasHistory ? 10_000 : -1)
}, 120_000)
