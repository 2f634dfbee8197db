/** A public file's name begins with the millisecond of its upload; a private one's with the word `private`. */
const LOCAL = /\/api\/files\/(\d{13}-[^/]+)$/

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const isPlain = (id: string) => !/[\\\0]|(^|\/)\.{0,2}(\/|$)/.test(id)

/**
 * The id under which Medusa's file module keeps a picture, read from the address that it gave the product; null for
 * an address of any other place. With files on disk the host does not count: a shop that moves keeps its pictures.
 */
export function storedFileId(url: string, bucketUrl?: string): string | null {
  if (bucketUrl) {
    const root = `${bucketUrl.replace(/\/+$/, '')}/`
    if (!url.startsWith(root)) return null
    const id = url.slice(root.length).split('/').map(decoded).join('/')
    return isPlain(id) ? id : null
  }
  if (!URL.canParse(url)) return null
  const name = LOCAL.exec(new URL(url).pathname)?.[1]
  const id = name ? decoded(name) : ''
  return id && isPlain(id) && !id.includes('/') ? id : null
}
