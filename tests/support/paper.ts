import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect } from 'vitest'
import type { ApiClient } from './api-client'

export interface Paper {
  name: string
  text: string
  pages: number
  title: unknown
}

/** Downloads an order's invoice and reads what a person reads of it. */
export async function readPaper(api: ApiClient, id: string): Promise<Paper> {
  const answer = await api.send('GET', `/order/${id}/invoice`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  // The document's language, for those who have it read to them.
  expect(Buffer.from(bytes).toString('latin1')).toContain('/Lang (en-GB)')
  const pdf = await getDocumentProxy(bytes)
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  const { info } = await getMeta(pdf)
  const name = answer.headers.get('content-disposition') ?? ''
  return { name, text: text.replace(/\s+/g, ' '), pages: totalPages, title: info.Title }
}
