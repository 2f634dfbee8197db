import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

const AT_ONCE = 8

/** What is below a folder, by its path from there. @param {string} folder @param {'isFile' | 'isDirectory'} kind @returns {Promise<string[]>} */
async function below(folder, kind) {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry[kind]())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** @param {string} folder */
export const filesBelow = (folder) => below(folder, 'isFile')

/** @param {string} file */
export async function hashOf(file) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** @template T @param {T[]} all @param {(one: T) => Promise<void>} work */
export async function forEach(all, work) {
  const left = all.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of left) await work(one)
    }),
  )
}

/** Hash and size of every file below a folder. @param {string} folder */
export async function listOf(folder) {
  /** @type {Record<string, { sha256: string, size: number }>} */
  const list = {}
  await forEach(await filesBelow(folder), async (name) => {
    const file = path.join(folder, name)
    list[name] = { sha256: await hashOf(file), size: (await stat(file)).size }
  })
  return list
}

/** Empty folders come along; what goes meanwhile is none of the copy's. @param {string} from @param {string} to */
export async function copyFolder(from, to) {
  for (const name of await below(from, 'isDirectory'))
    await mkdir(path.join(to, name), { recursive: true, mode: 0o700 })
  await forEach(await filesBelow(from), async (name) => {
    const target = path.join(to, name)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await copyFile(path.join(from, name), target).catch((fault) => {
      if (fault.code !== 'ENOENT') throw fault
    })
  })
}
