import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bin } from './paths.mjs'

const keptCode = fileURLToPath(new URL('with-kept-code.mjs', import.meta.url))
/** In MB: what a request makes is gone with it, and with room need not be looked at twice. A tenth less of a processor's time. */
const ROOM_FOR_THE_BRIEF = ['--min-semi-space-size=16', '--max-semi-space-size=64']

/**
 * Medusa's command as tests run it, from the sources and very often: with what was compiled for it before.
 * @param {string[]} args @param {string[]} [modules] files that are loaded before its own
 */
export function medusaLine(args, modules = []) {
  const loading = [keptCode, ...modules].flatMap((file) => ['--import', pathToFileURL(file).href])
  return [process.execPath, ...ROOM_FOR_THE_BRIEF, ...loading, path.join(bin, 'medusa'), ...args]
}
