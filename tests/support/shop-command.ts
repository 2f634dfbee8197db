import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../scripts/lib/paths.mjs'

const execute = promisify(execFile)

/** Runs one of the shop's commands with these settings alone; rejects with what it said where it failed. */
export const shopCommand = (script: string, args: string[], settings: NodeJS.ProcessEnv) =>
  execute(process.execPath, [path.join(root, 'scripts', script), ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
  })
