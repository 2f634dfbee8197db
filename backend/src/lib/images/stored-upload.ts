const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
}
/** A table on disk: when it was written, and the name that it was given. */
const TABLE = /^private-(\d{13})-([\w.-]+\.csv)$/
/** How long an export of Medusa's admin can be fetched: it may hold what customers told the shop. */
export const EXPORT_LIFETIME_MS = 24 * 3600 * 1000

const isOpen = (written: string | undefined, now: number) => Number(written) + EXPORT_LIFETIME_MS > now

/** A table that nobody is given any more. */
export function isSpentExport(id: string, now: number): boolean {
  const [, written] = TABLE.exec(id) ?? []
  return written !== undefined && !isOpen(written, now)
}

export type Upload =
  { kind: 'picture'; mime: string } | { kind: 'export'; filename: string } | { kind: 'hidden' }

/** A table for which nobody asks any more is hidden; so is any other file. `written` is in milliseconds. */
const exportOf = (filename: string | undefined, written: string | undefined, now: number): Upload =>
  filename !== undefined && isOpen(written, now) ? { kind: 'export', filename } : { kind: 'hidden' }

/**
 * What a file on disk is by its name, as Medusa's local provider gives it: `<milliseconds>-<name>` for what
 * everybody may see, `private-<milliseconds>-<name>` for the rest. Artworks, mock-ups and print files stay hidden.
 */
export function uploadOf(id: string, now = Date.now()): Upload {
  if (/[/\\\0]/.test(id)) return { kind: 'hidden' }
  const extension = /^\d{13}-.+\.(\w+)$/.exec(id)?.[1]?.toLowerCase()
  const mime = extension ? TYPES[extension] : undefined
  if (mime) return { kind: 'picture', mime }
  const [, written, name] = TABLE.exec(id) ?? []
  return exportOf(name, written, now)
}

/**
 * What a file in a bucket is by its key, to whoever asks the shop for it: the tables that Medusa exports are
 * `<milliseconds>-<what>-exports-<ULID>.csv`. Pictures are seen at the bucket itself.
 */
export function bucketFileOf(key: string, now = Date.now()): Upload {
  const [, name, written] = /^((\d{13})-[a-z-]+-exports)-[0-9A-HJKMNP-TV-Z]{26}\.csv$/.exec(key) ?? []
  return exportOf(name && `${name}.csv`, written, now)
}
