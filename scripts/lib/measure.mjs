import { spawn } from 'node:child_process'
import path from 'node:path'
import { nodeFault } from './node-version.mjs'
import { bin, root } from './paths.mjs'

/**
 * Runs measurements by Vitest, whose tables are printed as they are, and ends with its exit code.
 * @param {string} config @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 */
export async function measure(config, args, env = {}) {
  const fault = nodeFault()
  if (fault) {
    console.error(fault)
    process.exit(1)
  }
  const { ensureInstalled } = await import('./first-steps.mjs')
  await ensureInstalled()
  const child = spawn(
    process.execPath,
    // Names of files before the options, or one would take them for its value.
    [path.join(bin, 'vitest'), 'run', ...args, '--config', config, '--disable-console-intercept'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } },
  )
  child.on('close', (code) => process.exit(code ?? 1))
}
