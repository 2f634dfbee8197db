import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'artist-end-'))
const script = (name: string, text: string): string => {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

/** Deaf from its start to its end, like a drawing that never ends. */
const child = script(
  'child.cjs',
  `require(${JSON.stringify(path.join(__dirname, 'end-with-parent.ts'))})
process.send('drawing', () => { for (;;); })`,
)
const parent = script(
  'parent.cjs',
  `const drawing = require('node:child_process').fork(${JSON.stringify(child)}, [String(process.pid)], {
  cwd: ${JSON.stringify(__dirname)},
  execArgv: ['-r', 'ts-node/register'],
  env: { ...process.env, TS_NODE_TRANSPILE_ONLY: 'true', NODE_OPTIONS: '' },
})
drawing.on('message', () => console.log(drawing.pid))`,
)

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a drawing process', () => {
  it('ends with the server that started it, however hard it draws', async () => {
    const server = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] })
    const pid = await new Promise<number>((resolve) => {
      server.stdout.once('data', (told: Buffer) => resolve(Number(told.toString())))
    })
    try {
      await sleep(600)
      expect(lives(pid)).toBe(true)
      server.kill('SIGKILL')
      await expect.poll(() => lives(pid), { timeout: 10_000 }).toBe(false)
    } finally {
      if (lives(pid)) process.kill(pid, 'SIGKILL')
    }
  }, 30_000)
})
