import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const system = (file: string, ...args: string[]) => execFileSync(file, args, { stdio: 'ignore' })

/** A disk of its own that fills up soon: some megabytes of memory, which only root may make. */
export function makeSmallDisk(megabytes: number) {
  const dir = mkdtempSync(path.join(tmpdir(), 'caseloom-disk-'))
  const filler = path.join(dir, 'filler')
  try {
    system('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir)
  } catch (cause) {
    rmSync(dir, { recursive: true, force: true })
    throw new Error('This drill makes a small disk (mount -t tmpfs), which only root may do.', { cause })
  }
  return {
    dir,
    /** Until not one more byte fits. */
    fill(): void {
      for (let size = 1 << 20; size >= 1; size >>= 1)
        try {
          for (;;) appendFileSync(filler, Buffer.alloc(size))
        } catch {
          // So much does not fit any more.
        }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    makeReadOnly: () => system('mount', '-o', 'remount,ro', dir),
    makeWritable: () => system('mount', '-o', 'remount,rw', dir),
    stop(): void {
      system('umount', dir)
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
