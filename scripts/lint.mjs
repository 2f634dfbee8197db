/**
 * npm run lint: ESLint, a package at a time. Its rules ask for types, and the types of the whole shop in one process need more memory than
 * Node gives by itself; one after another they are also read in less than half of the time.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { bin, root } from './lib/paths.mjs'
import { linkPlugins } from './lib/plugin-links.mjs'

/** The largest; what is left comes last, so that no new folder goes unread. */
const packages = ['backend', 'storefront', 'tests']
const rest = ['.', ...packages.flatMap((name) => ['--ignore-pattern', `${name}/**`])]

// Beside what was compiled, the plugins' classes would be there twice.
linkPlugins('sources')
const faulty = [...packages.map((name) => [name]), rest].filter((what) => {
  const line = [path.join(bin, 'eslint'), ...what, '--max-warnings', '0']
  return spawnSync(process.execPath, line, { cwd: root, stdio: 'inherit' }).status !== 0
})
if (faulty.length > 0) {
  console.error(`Lint does not pass in: ${faulty.map(([what]) => what).join(', ')}`)
  process.exit(1)
}
