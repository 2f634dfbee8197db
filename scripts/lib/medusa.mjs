import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bin } from './paths.mjs'

const keptCode = fileURLToPath(new URL('with-kept-code.mjs', import.meta.url))

/**
 * Medusa's command as tests run it, from the sources and very often: with what was compiled for it before.
 * @param {string[]} args @param {string[]} [modules] files that are loaded before its own
 */
export function medusaLine(args, modules = []) {
  const loading = [keptCode, ...modules].flatMap((file) => ['--import', pathToFileURL(file).href])
  return [process.execPath, ...loading, path.join(bin, 'medusa'), ...args]
}
