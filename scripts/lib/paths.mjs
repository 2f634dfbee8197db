import { readdirSync, existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
/** Stamps of builds and the like: may be thrown away at any time. */
export const cache = path.join(root, '.cache')
export const bin = path.join(root, 'node_modules', '.bin')
export const backendDir = path.join(root, 'backend')
/** What `medusa build` writes and the shop runs. */
export const backendOutput = path.join(backendDir, '.medusa', 'server')
export const storefrontDir = path.join(root, 'storefront')
export const sandboxDir = path.join(root, 'sandbox')
export const contractDir = path.join(root, 'contract')
/** Installed by themselves, with lock files of their own, where a shop wants them. */
export const optionalDirs = [path.join(backendDir, 'picture-check')]
export const pluginsDir = path.join(backendDir, 'src', 'plugins')

/** The folders of all plugins. */
export function pluginDirs() {
  return readdirSync(pluginsDir)
    .map((name) => path.join(pluginsDir, name))
    .filter((dir) => existsSync(path.join(dir, 'package.json')))
}

/** Where everything that must survive a restart lies. `DATA_DIR` moves it. */
export function dataDir() {
  return path.resolve(root, process.env.DATA_DIR ?? '.data')
}
