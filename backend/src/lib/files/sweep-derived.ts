import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const DAY_MS = 86_400_000
/** Papers tell of people, who may leave the shop: what is asked for again is made again. */
const PAPERS_MS = DAY_MS
/** Pictures of the catalogue, which lie in the folder itself. */
const PICTURES_MS = 30 * DAY_MS
const MOST_BYTES = 1024 ** 3

interface Found {
  file: string
  madeAt: number
  bytes: number
}

/** What lies in a folder; another process may remove any of it meanwhile. */
async function look(folder: string): Promise<Found[]> {
  const found: Found[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const about = await stat(file).catch(() => null)
    if (about?.isFile()) found.push({ file, madeAt: about.mtimeMs, bytes: about.size })
  }
  return found
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name))
}

/** The oldest of what lies there, until the rest is no more than so many bytes. */
function excess(found: Found[], mostBytes: number): Found[] {
  let bytes = found.reduce((sum, each) => sum + each.bytes, 0)
  return [...found]
    .sort((one, other) => one.madeAt - other.madeAt)
    .filter((each) => {
      const isTooMuch = bytes > mostBytes
      if (isTooMuch) bytes -= each.bytes
      return isTooMuch
    })
}

/**
 * Removes derived files that are old, and the oldest where they are many: papers, one folder for each kind, after a day, pictures
 * of the catalogue after a month. @returns how many
 */
export async function sweepDerived(
  folder: string,
  { now = Date.now(), mostBytes = MOST_BYTES }: { now?: number; mostBytes?: number } = {},
): Promise<number> {
  const pictures = await look(folder)
  const papers = (await Promise.all((await foldersIn(folder)).map(look))).flat()
  const isOld = (lifeMs: number) => (each: Found) => each.madeAt < now - lifeMs
  const old = [...pictures.filter(isOld(PICTURES_MS)), ...papers.filter(isOld(PAPERS_MS))]
  const kept = [...pictures, ...papers].filter((each) => !old.includes(each))
  const going = [...old, ...excess(kept, mostBytes)]
  for (const { file } of going) await rm(file, { force: true })
  return going.length
}
