/** Built on Node alone: it runs before anything is installed. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'
import { lastLines, logFile, npm, run } from './run.mjs'

/** @typedef {{ version?: string, optional?: boolean, link?: boolean, peer?: boolean, devOptional?: boolean }} Entry */

/** @param {string} file @returns {Record<string, Entry>} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** The places of packages that package-lock.json asks for and npm did not note in node_modules. @param {string} folder @returns {string[]} */
function missingIn(folder) {
  const noted = path.join(folder, 'node_modules', '.package-lock.json')
  const present = existsSync(noted) ? packagesOf(noted) : {}
  return Object.entries(packagesOf(path.join(folder, 'package-lock.json'))).flatMap(([place, wanted]) => {
    if (place === '') return []
    const found = present[place]
    // Packages for other machines are listed as optional and stay away.
    const isThere = found
      ? found.version === wanted.version
      : wanted.optional === true || wanted.devOptional === true || wanted.peer === true
    return isThere ? [] : [place]
  })
}

/** Whether node_modules holds what package-lock.json asks for, as npm itself noted it there. @param {string} [folder] */
export const isInstalled = (folder = root) =>
  existsSync(path.join(folder, 'node_modules', '.package-lock.json')) && missingIn(folder).length === 0

/** Also what only builds need, which npm leaves out with NODE_ENV=production or `omit`. @param {string} [folder] @throws Error with npm's last words */
export async function install(folder = root) {
  const line = npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'])
  await run('install', line, { cwd: folder, tail: 80 })
  const missing = missingIn(folder)
  if (missing.length > 0)
    throw new Error(
      `npm ci left out packages that the shop needs (${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}). Look at npm's settings ('npm config list'), delete node_modules and start again. The end of ${logFile('install')}:\n${lastLines(logFile('install'))}`,
    )
}
