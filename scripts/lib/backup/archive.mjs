import { execFileSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

export const isArchive = (/** @type {string} */ place) => /\.(tar\.gz|tgz)$/.test(place)

/** The `tar` that every system has. @param {string[]} args */
function tar(args) {
  try {
    execFileSync('tar', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (cause) {
    throw new Error('tar failed or is not installed: give a folder instead of a .tar.gz.', { cause })
  }
}

/** @param {string} folder @param {string} file */
export function pack(folder, file) {
  tar(['-czf', `${file}.packing`, '-C', folder, '.'])
  renameSync(`${file}.packing`, file)
}

/** Opens an archive beside itself for as long as it is worked with. @template T @param {string} file @param {(folder: string) => Promise<T>} work */
export async function unpacked(file, work) {
  const folder = mkdtempSync(path.join(path.dirname(file), '.restore-'))
  try {
    tar(['-xzf', file, '-C', folder])
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
