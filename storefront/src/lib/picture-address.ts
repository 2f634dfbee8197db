/** A place of a picture, or ''. Pictures themselves, as old carts had them in base64, would fill the storage. */
export function pictureAddress(value: unknown): string {
  const place = typeof value === 'string' && value.length <= 2000 && /^(https?:\/\/|\/(?![/\\]))/i.test(value)
  return place ? value : ''
}
