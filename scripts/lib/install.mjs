/** Built on Node alone: it runs before anything is installed. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'
import { npm, run } from './run.mjs'

/** @typedef {{ version?: string, optional?: boolean, link?: boolean, peer?: boolean, devOptional?: boolean }} Entry */

/** @param {string} file @returns {Record<string, Entry>} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** Whether node_modules holds what package-lock.json asks for, as npm itself noted it there. */
export function isInstalled() {
  const noted = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(noted)) return false
  const present = packagesOf(noted)
  return Object.entries(packagesOf(path.join(root, 'package-lock.json'))).every(([place, wanted]) => {
    if (place === '') return true
    const found = present[place]
    // Packages for other machines are listed as optional and stay away.
    if (!found) return wanted.optional === true || wanted.devOptional === true || wanted.peer === true
    return found.version === wanted.version
  })
}

/** @param {(line: string) => void} [onLine] */
export async function install(onLine) {
  await run('install', npm(['ci', '--no-audit', '--no-fund']), { cwd: root, onLine, tail: 80 })
}
