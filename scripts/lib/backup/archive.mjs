import { execFileSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const isArchive = (/** @type {string} */ place) => /\.(tar\.gz|tgz)$/.test(place)

/** The last of what a program said, such as that the disk is full. @param {unknown} fault */
function saidBy(fault) {
  const said = fault instanceof Error && 'stderr' in fault ? String(fault.stderr).trim() : ''
  return said === '' ? '' : ` It says: ${said.split('\n').at(-1)}`
}

/** The `tar` that every system has. @param {string[]} args */
function tar(args) {
  try {
    execFileSync('tar', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (cause) {
    throw new Error(`tar failed or is not installed: give a folder instead of a .tar.gz.${saidBy(cause)}`, {
      cause,
    })
  }
}

/** Only its owner may read it, and nothing is left of one that failed. @param {string} folder @param {string} file */
export function pack(folder, file) {
  const packing = `${file}.packing`
  rmSync(packing, { force: true })
  try {
    // tar leaves the rights of a file that is there as they are.
    writeFileSync(packing, '', { mode: 0o600, flag: 'wx' })
    tar(['-czf', packing, '-C', folder, '.'])
    renameSync(packing, file)
  } catch (fault) {
    rmSync(packing, { force: true })
    throw fault
  }
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
