/** npm run types: every package, the contract first since the backend reads its build. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
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

await ensureBuilt(builds.contract)
// The tests speak to the sandbox through its compiled types.
await ensureBuilt(builds.sandbox)
linkPlugins('sources')
if (existsSync(path.join(storefrontDir, 'react-router.config.ts')))
  passes('react-router', ['typegen'], storefrontDir)

const projects = [
  path.join(contractDir, 'tsconfig.json'),
  path.join(sandboxDir, 'tsconfig.json'),
  path.join(root, 'backend', 'tsconfig.check.json'),
  path.join(storefrontDir, 'tsconfig.json'),
  path.join(root, 'tests', 'tsconfig.json'),
  path.join(root, 'scripts', 'render-cases', 'tsconfig.json'),
]
const faulty = projects.filter((project) => !passes('tsc', ['--noEmit', '-p', project], root))
if (faulty.length > 0) {
  console.error(`Types do not hold in: ${faulty.map((file) => path.relative(root, file)).join(', ')}`)
  process.exit(1)
}
