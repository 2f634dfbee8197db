/** What a system says that has no room left for a file, and one that takes none at all. */
const FULL = new Set(['ENOSPC', 'EDQUOT'])
const CLOSED = new Set(['EROFS', 'EACCES', 'EPERM'])
const WORDS = /no space left on device|disk quota exceeded/i
const CLOSED_WORDS = /read-only file system/i

/** Whether an error says that files can't be written, and why; null where it says something else. A workflow hands on the words alone. */
export function storageFault(error: unknown): 'full' | 'closed' | null {
  if (typeof error !== 'object' || error === null) return null
  const { code, message } = error as { code?: unknown; message?: unknown }
  const words = typeof message === 'string' ? message : ''
  if (FULL.has(String(code)) || WORDS.test(words)) return 'full'
  return CLOSED.has(String(code)) || CLOSED_WORDS.test(words) ? 'closed' : null
}

export const NO_ROOM =
  'We can’t keep new pictures at the moment. Everything else works; please try again a little later.'
