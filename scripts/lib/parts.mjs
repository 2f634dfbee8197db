import path from 'node:path'
import { waitFor, startChild } from './children.mjs'
import { backendDir, backendOutput, bin, contractDir, root, sandboxDir, storefrontDir } from './paths.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {{ settings: Settings, databaseUrl: string, dev: boolean }} Context */
/** @typedef {ReturnType<typeof startChild>} Child */

/** @param {Context} context @returns {NodeJS.ProcessEnv} */
export function backendEnv({ settings, databaseUrl, dev }) {
  return {
    ...process.env,
    ...settings.backend,
    DATABASE_URL: databaseUrl,
    NODE_ENV: dev ? 'development' : 'production',
    // Medusa's own name for it; by this one some shells tell the machine's.
    HOST: process.env.BIND_ADDRESS,
  }
}

/** @param {Context} context */
export function startSandbox({ settings }) {
  const line = [process.execPath, path.join(sandboxDir, 'dist', 'cli.js')]
  return startChild('sandbox', line, { cwd: sandboxDir, env: { ...process.env, ...settings.sandbox } })
}

/**
 * Node's own, for the backend. A list makes many small objects that are gone with its answer: with 64 MB for them instead of 16 they are
 * not looked at twice, and large lists take a sixth less time.
 */
export const backendOptions = ['--max-semi-space-size=64']

/** The backend as it was built; in its folder. */
export const builtBackend = [process.execPath, ...backendOptions, path.join('src', 'start.js')]

/** @param {Context} context */
export function startBackend(context) {
  const line = context.dev ? [process.execPath, path.join(bin, 'medusa'), 'develop'] : builtBackend
  const cwd = context.dev ? backendDir : backendOutput
  return startChild('backend', line, { cwd, env: backendEnv(context) })
}

/** @param {Context} context */
export function startStorefront({ settings, dev }) {
  const line = [process.execPath, path.join('server', dev ? 'dev.mjs' : 'start.mjs')]
  const env = {
    ...process.env,
    ...settings.storefront,
    NODE_ENV: dev ? 'development' : 'production',
  }
  return startChild('storefront', line, { cwd: storefrontDir, env })
}

/** Keeps contract/dist, which the backend reads, in step with its sources. */
export function startContractWatch() {
  const line = [
    process.execPath,
    path.join(bin, 'tsc'),
    '-p',
    path.join(contractDir, 'tsconfig.build.json'),
    '--watch',
    '--preserveWatchOutput',
  ]
  return startChild('contract', line, { cwd: root, env: process.env })
}

/** @param {Child} child @param {Context} context */
export function backendReady(child, { settings }) {
  return waitFor('The backend', `${settings.backendUrl}/api/health/ready`, child)
}
/** @param {Child} child @param {Context} context */
export function storefrontReady(child, { settings }) {
  return waitFor('The storefront', `${settings.pagesUrl}/`, child)
}
/** @param {Child} child @param {Context} context */
export function sandboxReady(child, { settings }) {
  return waitFor('The sandbox', `http://localhost:${settings.ports.SANDBOX_PORT_INDEX}/`, child)
}
