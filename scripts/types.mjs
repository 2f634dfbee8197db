/** npm run types: every package, the contract first since the backend reads its build. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { builds, ensureBuilt } from './lib/builds.mjs'
import { bin, contractDir, root, sandboxDir, storefrontDir } from './lib/paths.mjs'
import { linkPlugins } from './lib/plugin-links.mjs'

/** @param {string} program @param {string[]} args @param {string} cwd */
function passes(program, args, cwd) {
  return (
    spawnSync(process.execPath, [path.join(bin, program), ...args], { cwd, stdio: 'inherit' }).status === 0
  )
}

/** @param {string} project @returns {Promise<boolean>} */
function holds(project) {
  return new Promise((resolve) => {
    const line = [path.join(bin, 'tsc'), '--noEmit', '-p', project]
    const child = spawn(process.execPath, line, { cwd: root, stdio: 'inherit' })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}

await ensureBuilt(builds.contract)
// The tests speak to the sandbox through its compiled types.
await ensureBuilt(builds.sandbox)
linkPlugins('sources')
if (existsSync(path.join(storefrontDir, 'react-router.config.ts')))
  passes('react-router', ['typegen'], storefrontDir)

/** The largest first, so that none of them is left for the end. */
const projects = [
  path.join(root, 'backend', 'tsconfig.check.json'),
  path.join(storefrontDir, 'tsconfig.json'),
  path.join(storefrontDir, 'worker', 'tsconfig.json'),
  path.join(root, 'tests', 'tsconfig.json'),
  path.join(sandboxDir, 'tsconfig.json'),
  path.join(contractDir, 'tsconfig.json'),
  path.join(root, 'scripts', 'render-cases', 'tsconfig.json'),
]
/** @type {string[]} */
const faulty = []
const waiting = [...projects]
async function work() {
  for (let project = waiting.shift(); project; project = waiting.shift())
    if (!(await holds(project))) faulty.push(project)
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
if (faulty.length > 0) {
  console.error(`Types do not hold in: ${faulty.map((file) => path.relative(root, file)).join(', ')}`)
  process.exit(1)
}
