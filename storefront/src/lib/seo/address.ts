/** The address under which the world reaches the shop: the setting, or behind no setting the request's own. */
export function shopOrigin(requestUrl: string, publicUrl: string | undefined): string {
  return new URL(publicUrl && URL.canParse(publicUrl) ? publicUrl : requestUrl).origin
}

/** The same for whoever loads a page, on the server or in the browser. */
export const originOf = (request: Request): string =>
  import.meta.env.SSR ? shopOrigin(request.url, process.env.PUBLIC_URL) : window.location.origin

/** A whole address, as other sites and search engines need it. */
export const absolute = (origin: string, path: string): string => new URL(path, origin).href

/** The 1200 x 630 picture by which other sites announce a product; of the shop's own, each line's first has one. */
export function sharePicture(image: string): string | null {
  const own = /^(\/images\/cases\/[\w-]+?)(?:-\d)?\.webp$/.exec(image)?.[1]
  if (own) return `${own}-share.jpg`
  return /^\/api\/images\/[\da-f]{32}$/.test(image) ? `${image}?shape=share` : null
}
