import { DerivedFiles } from '../files/derived-files'
import { renderPicture, type Shown } from './render-picture'

/** To be raised when renderings change, so that those kept are made again. */
const VERSION = 1
/** What turned out to be no picture is not tried again for a while. */
const FAULT_MS = 10 * 60_000
const REMEMBERED_FAULTS = 500

const nameOf = (key: string, shown: Shown) =>
  shown.shape === 'share' ? `${key}-share.v${VERSION}.jpg` : `${key}-${shown.width}.v${VERSION}.${shown.as}`

/** The renditions of pictures. */
export class Renditions {
  private readonly files: DerivedFiles
  private readonly faultyUntil = new Map<string, number>()

  constructor(keeping: ConstructorParameters<typeof DerivedFiles>[0]) {
    this.files = new DerivedFiles(keeping)
  }

  /** The rendition, or null where the original is gone or is no picture. `read` brings the original. */
  async open(key: string, shown: Shown, read: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const name = nameOf(key, shown)
    const kept = await this.files.find(name)
    if (kept) return kept
    if ((this.faultyUntil.get(key) ?? 0) > Date.now()) return null
    return this.files.make(name, () => this.render(key, shown, read))
  }

  private async render(key: string, shown: Shown, read: () => Promise<Buffer | null>) {
    const original = await read()
    if (!original) return null
    try {
      return await renderPicture(original, shown)
    } catch {
      if (this.faultyUntil.size >= REMEMBERED_FAULTS) this.faultyUntil.clear()
      this.faultyUntil.set(key, Date.now() + FAULT_MS)
      return null
    }
  }
}
