/** A public file's name begins with the millisecond of its upload; a private one's with the word `private`. */
const LOCAL = /\/api\/files\/(\d{13}-[^/]+)$/
/** A public file's key in a bucket: below `public/`, and its name ends with a ULID. */
const SHELVED = /\/(public\/[^?#]*-[0-9A-HJKMNP-TV-Z]{26}(?:\.\w+)?)$/

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const isPlain = (id: string) => !/[\\\0]|(^|\/)\.{0,2}(\/|$)/.test(id)

/** The key behind an address of the bucket as it is now, or, where it is by its look one of ours, as it was before. */
function keyOf(url: string, bucketUrl: string): string {
  const root = `${bucketUrl}/`
  if (url.startsWith(root)) return url.slice(root.length)
  return URL.canParse(url) ? (SHELVED.exec(new URL(url).pathname)?.[1] ?? '') : ''
}

/**
 * The id under which Medusa's file module keeps a picture, read from the address that it gave the product; null for
 * an address of any other place. The host does not count: a shop that moves keeps its pictures, on disk or in a bucket.
 */
export function storedFileId(url: string, bucketUrl?: string): string | null {
  if (bucketUrl) {
    const id = keyOf(url, bucketUrl).split('/').map(decoded).join('/')
    return isPlain(id) ? id : null
  }
  if (!URL.canParse(url)) return null
  const name = LOCAL.exec(new URL(url).pathname)?.[1]
  const id = name ? decoded(name) : ''
  return id && isPlain(id) && !id.includes('/') ? id : null
}
