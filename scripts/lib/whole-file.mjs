import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes a file so that whoever reads it finds the old text or the new one, and never a part, whenever this process dies.
 * @param {string} file @param {string} text @param {{ mode?: number }} [options]
 */
export function writeWhole(file, text, { mode = 0o644 } = {}) {
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.draft`
  writeFileSync(draft, text, { mode })
  renameSync(draft, file)
}
