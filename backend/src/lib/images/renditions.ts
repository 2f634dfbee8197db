import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { renderPicture, type Shown } from './render-picture'
import { slots } from './slots'

/** To be raised when renderings change, so that those kept are made again. */
const VERSION = 1
/** What turned out to be no picture is not tried again for a while. */
const FAULT_MS = 10 * 60_000
const REMEMBERED_FAULTS = 500

const nameOf = (key: string, shown: Shown) =>
  shown.shape === 'share' ? `${key}-share.v${VERSION}.jpg` : `${key}-${shown.width}.v${VERSION}.${shown.as}`

interface Keeping {
  /** Where renditions are kept. */
  folder: string
  /** How many are made at a time. */
  atOnce?: number
  /** Told when one could not be kept; it is shown all the same. */
  onUnkept?: (error: unknown) => void
}

/** Makes each picture's renditions once, however many ask at the same time, and keeps them on disk. */
export class Renditions {
  private readonly underWay = new Map<string, Promise<Buffer | null>>()
  private readonly faultyUntil = new Map<string, number>()
  private readonly inTurn: ReturnType<typeof slots>

  constructor(private readonly keeping: Keeping) {
    this.inTurn = slots(keeping.atOnce ?? 2)
  }

  /** The rendition, or null where the original is gone or is no picture. `read` brings the original. */
  async open(key: string, shown: Shown, read: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const name = nameOf(key, shown)
    const kept = await readFile(path.join(this.keeping.folder, name)).catch(() => null)
    if (kept) return kept
    if ((this.faultyUntil.get(key) ?? 0) > Date.now()) return null
    const begun = this.underWay.get(name)
    if (begun) return begun
    const made = this.inTurn(() => this.make(key, name, shown, read)).finally(() =>
      this.underWay.delete(name),
    )
    this.underWay.set(name, made)
    return made
  }

  private async make(key: string, name: string, shown: Shown, read: () => Promise<Buffer | null>) {
    const original = await read()
    if (!original) return null
    try {
      const bytes = await renderPicture(original, shown)
      await this.keep(name, bytes)
      return bytes
    } catch {
      if (this.faultyUntil.size >= REMEMBERED_FAULTS) this.faultyUntil.clear()
      this.faultyUntil.set(key, Date.now() + FAULT_MS)
      return null
    }
  }

  /** Under its name only when it is whole: another process may read at any moment. */
  private async keep(name: string, bytes: Buffer): Promise<void> {
    const file = path.join(this.keeping.folder, name)
    const draft = `${file}.${randomBytes(4).toString('hex')}`
    try {
      await mkdir(this.keeping.folder, { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined)
      this.keeping.onUnkept?.(error)
    }
  }
}
