import { existsSync } from 'node:fs'
import path from 'node:path'
import { contentHash, stamps } from './hash.mjs'
import {
  backendDir,
  backendOutput,
  contractDir,
  pluginDirs,
  root,
  sandboxDir,
  storefrontDir,
} from './paths.mjs'
import { linkPlugins } from './plugin-links.mjs'
import { npm, run } from './run.mjs'

/** @typedef {{ name: string, title: string, inputs: string[], output: string, line: string[], env?: NodeJS.ProcessEnv }} Build */

const common = [path.join(root, 'package-lock.json'), path.join(root, 'tsconfig.base.json')]
const workspace = (/** @type {string} */ name) => npm(['run', 'build', '--workspace', `@caseloom/${name}`])
/** `medusa build` reads the settings without using them. */
const buildSettings = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://build/build',
  JWT_SECRET: 'only-for-the-build-never-used-to-sign',
  COOKIE_SECRET: 'only-for-the-build-never-used-to-sign',
  FILE_SIGNING_SECRET: 'only-for-the-build-never-used-to-sign',
  DISABLE_MEDUSA_ADMIN: 'false',
  STRIPE_API_KEY: '',
}

/** @type {Record<'contract' | 'sandbox' | 'plugins' | 'backend' | 'medusaAdmin' | 'storefront', Build>} */
export const builds = {
  contract: {
    name: 'contract',
    title: 'contract',
    inputs: [...common, contractDir],
    output: path.join(contractDir, 'dist', 'index.js'),
    line: workspace('contract'),
  },
  sandbox: {
    name: 'sandbox',
    title: 'sandbox',
    inputs: [...common, sandboxDir],
    output: path.join(sandboxDir, 'dist', 'cli.js'),
    line: workspace('sandbox'),
  },
  plugins: {
    name: 'plugins',
    title: 'plugins',
    inputs: [
      ...common,
      path.join(backendDir, 'tsconfig.plugin.json'),
      path.join(backendDir, 'src', 'plugins'),
      path.join(root, 'scripts', 'build-plugins.mjs'),
    ],
    output: path.join(pluginDirs()[0] ?? '', '.medusa', 'compiled'),
    line: [process.execPath, path.join(root, 'scripts', 'build-plugins.mjs')],
  },
  backend: {
    name: 'backend',
    title: 'backend and its admin',
    inputs: [...common, backendDir, path.join(contractDir, 'src')],
    output: path.join(backendOutput, 'medusa-config.js'),
    line: workspace('backend'),
    env: buildSettings,
  },
  // What the build of the backend has too, for a backend that runs from its sources.
  medusaAdmin: {
    name: 'medusa-admin',
    title: 'Medusa’s admin',
    inputs: [...common, path.join(backendDir, 'src', 'admin'), path.join(contractDir, 'src')],
    output: path.join(backendDir, '.medusa', 'admin', 'index.html'),
    line: [...workspace('backend'), '--', '--admin-only'],
    env: buildSettings,
  },
  storefront: {
    name: 'storefront',
    title: 'storefront',
    inputs: [...common, storefrontDir, path.join(contractDir, 'src')],
    output: path.join(storefrontDir, 'build', 'server', 'index.js'),
    line: workspace('storefront'),
    env: { NODE_ENV: 'production' },
  },
}

/** @param {Build} build */
export function isBuilt(build) {
  return existsSync(build.output) && stamps().get(`build:${build.name}`) === contentHash(build.inputs)
}

/**
 * Builds what changed since it was built last. The backend compiles against the compiled plugins.
 * @param {Build} build @param {(line: string) => void} [onLine]
 */
export async function ensureBuilt(build, onLine) {
  if (build.name === 'backend') linkPlugins('compiled')
  if (isBuilt(build)) return false
  const hash = contentHash(build.inputs)
  // Cut off or failed, it may have written over half of the output: what was noted before holds no more.
  stamps().set(`build:${build.name}`, 'begun')
  await run(`build-${build.name}`, build.line, { cwd: root, env: { ...process.env, ...build.env }, onLine })
  if (!existsSync(build.output)) throw new Error(`The build of ${build.name} left no ${build.output}.`)
  stamps().set(`build:${build.name}`, hash)
  return true
}
