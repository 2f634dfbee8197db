import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { cache, root } from './paths.mjs'
import { writeWhole } from './whole-file.mjs'

const SKIPPED = new Set(['node_modules', 'dist', 'build', 'coverage', 'test-results'])

/**
 * Every file below a file or folder, sorted; build outputs, dot folders and unit tests left out.
 * @param {string} place @returns {string[]}
 */
export function sourceFiles(place) {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isSymbolicLink() || entry.name.startsWith('.') || SKIPPED.has(entry.name)) return []
      if (entry.isDirectory()) return sourceFiles(path.join(place, entry.name))
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path.join(place, entry.name)]
    })
}

/** SHA-256 over names and contents. @param {string[]} places files or folders */
export function contentHash(places) {
  const hash = createHash('sha256')
  for (const file of places.flatMap(sourceFiles)) {
    hash.update(`${path.relative(root, file)}\0`)
    hash.update(readFileSync(file))
    hash.update('\0')
  }
  return hash.digest('hex')
}

/** A small store of hashes: what was done last, so that it is done again only after a change. @param {string} file */
export function stamps(file = path.join(cache, 'stamps.json')) {
  /** @returns {Record<string, string>} */
  const read = () => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      return {}
    }
  }
  return {
    /** @param {string} name */
    get: (name) => read()[name],
    /** @param {string} name @param {string} value */
    set: (name, value) => {
      writeWhole(file, `${JSON.stringify({ ...read(), [name]: value }, null, 2)}\n`)
    },
  }
}
