import { createHash } from 'node:crypto'

/** What an uploaded picture is called in the shop: it tells nothing of where the file lies. */
export const pictureKey = (storedUrl: string) =>
  createHash('sha256').update(storedUrl).digest('hex').slice(0, 32)

/** The shop's own pictures lie with the storefront; those that a merchandiser uploads are served by `/api/images`. */
export function pictureUrl(storedUrl: string): string {
  return storedUrl.startsWith('/images/cases/') ? storedUrl : `/api/images/${pictureKey(storedUrl)}`
}
