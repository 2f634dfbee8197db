import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { slots } from '../slots'

interface Keeping {
  /** Where the files are kept. */
  folder: string
  /** How many are made at a time. */
  atOnce?: number
  /** Told when one could not be kept; it is given out all the same. */
  onUnkept?: (error: unknown) => void
}

/** Files that are made of others: each once, however many ask at the same time, and kept on disk. */
export class DerivedFiles {
  private readonly underWay = new Map<string, Promise<Buffer | null>>()
  private readonly inTurn: ReturnType<typeof slots>

  constructor(private readonly keeping: Keeping) {
    this.inTurn = slots(keeping.atOnce ?? 2)
  }

  /** The file if it was made before. */
  find(name: string): Promise<Buffer | null> {
    return readFile(path.join(this.keeping.folder, name)).catch(() => null)
  }

  /** Makes it, or waits for whoever makes it already. What turns out to be none (null) is not kept. */
  make<T extends Buffer | null>(name: string, work: () => Promise<T>): Promise<T> {
    const begun = this.underWay.get(name)
    if (begun) return begun as Promise<T>
    const made = this.inTurn(async () => {
      const bytes = await work()
      if (bytes) await this.keep(name, bytes)
      return bytes
    }).finally(() => this.underWay.delete(name))
    this.underWay.set(name, made)
    return made
  }

  async open(name: string, work: () => Promise<Buffer>): Promise<Buffer> {
    return (await this.find(name)) ?? this.make(name, work)
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
