/** What the service worker keeps, and under which names: shared by it and the pages. */
export const KEPT = {
  pages: 'caseloom_pages',
  parts: 'caseloom_parts',
  pictures: 'caseloom_pictures',
} as const
export const WORKER_PATH = '/sw.js'

/** What a page tells its worker: the newer one may take over, or this page is seen, with what it has fetched. */
export type ToWorker = { type: 'take-over' } | { type: 'seen'; url: string; fetched: string[] }

/** The pages that anybody may see, and that look the same to everybody: no other is ever kept. */
const PUBLIC_PAGE = /^\/(?:products(?:\/[^/]+)?|gallery(?:\/[^/]+)?|about|terms|privacy|cookies|returns)?\/?$/
/** They say where a visitor came from, not what is shown. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|ref)$/

/** Under which address a page is kept; null where it must not be. */
export function pageKey(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.origin !== origin || !PUBLIC_PAGE.test(url.pathname)) return null
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  url.hash = ''
  if (url.pathname !== '/') url.pathname = url.pathname.replace(/\/$/, '')
  return url.href
}

/** Scripts, styles and fonts of a build: their names say what is in them. */
export const isPart = (pathname: string): boolean => pathname.startsWith('/assets/')
/** Pictures that are the shop's own. Those of designs are kept only with a public page that shows them. */
export const isShopPicture = (pathname: string): boolean =>
  /^\/(?:images|icons)\//.test(pathname) || /^\/api\/images\/[\da-f]{32}$/.test(pathname)
export const isGalleryPicture = (pathname: string): boolean =>
  /^\/api\/files\/gallery\/[\w-]+\/(?:small|thumb|large)\.webp$/.test(pathname)

/** Only what the server sends to anybody: nothing that it calls private, and no page of errors. */
export function mayKeepPage(response: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>): boolean {
  const { status, type, redirected, headers } = response
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    (headers.get('Content-Type') ?? '').startsWith('text/html') &&
    !/no-store|private/i.test(headers.get('Cache-Control') ?? '') &&
    !/authorization|cookie/i.test(headers.get('Vary') ?? '')
  )
}

/** What a page needs beside itself: its parts, late ones too, and of the pictures that were seen those that it names. */
export function partsOf(html: string, seen: string[]): { parts: string[]; pictures: string[] } {
  const parts = html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []
  const named = seen.filter((path) => {
    const { pathname } = new URL(path, 'http://shop')
    return (
      (isShopPicture(pathname) || isGalleryPicture(pathname)) && html.includes(path.replaceAll('&', '&amp;'))
    )
  })
  return { parts: [...new Set([...parts, ...seen.filter(isPart)])], pictures: [...new Set(named)] }
}
