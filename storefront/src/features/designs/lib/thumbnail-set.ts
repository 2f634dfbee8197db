/** The widths that the shop has of a thumbnail, as in `srcset`; undefined for a picture from elsewhere. */
export function thumbnailSet(url: string): string | undefined {
  const small = url.replace(/^(\/api\/files\/(?:artwork|gallery)\/[\w-]+\/)thumb\.webp$/, '$1small.webp')
  return small === url ? undefined : `${small} 240w, ${url} 360w`
}
