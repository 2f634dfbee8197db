import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'
import type { MedusaAdmin } from './medusa-admin'

export type TableRow = Record<string, string>

interface Notice {
  id: string
  data: { title: string; description: string; file?: { url: string } }
}
/** Medusa tells its admin by notices when work in the background has ended. */
const notices = async (admin: MedusaAdmin) =>
  (
    await admin.call<{ notifications: Notice[] }>(
      'GET',
      '/notifications?channel=feed&limit=100&order=-created_at',
    )
  ).notifications

async function nextNotice(admin: MedusaAdmin, known: Set<string>, title: string): Promise<Notice['data']> {
  for (let round = 0; round < 100; round += 1) {
    const found = (await notices(admin)).find(({ id, data }) => !known.has(id) && data.title === title)
    if (found) return found.data
    await sleep(300)
  }
  throw new Error(`No notice of the ${title.toLowerCase()} came`)
}
const seen = async (admin: MedusaAdmin) => new Set((await notices(admin)).map(({ id }) => id))

/** Exports all products as Medusa's admin does. @returns where the file lies that it offers */
export async function exportedTable(admin: MedusaAdmin): Promise<string> {
  const known = await seen(admin)
  await admin.call('POST', '/products/export', {})
  const { file, description } = await nextNotice(admin, known, 'Product export')
  if (!file) throw new Error(description)
  // A browser opens the address as it stands there.
  return file.url
}

/** The same, and reads it. */
export async function exportTable(origin: string, admin: MedusaAdmin): Promise<TableRow[]> {
  const url = await exportedTable(admin)
  expect(new URL(url).origin).toBe(new URL(origin).origin)
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  if (!answer.ok) throw new Error(`The export's file answered ${answer.status}`)
  return parse(await answer.text(), { columns: true, bom: true })
}

/** Uploads a table. @returns the address that confirms its import @throws with the sentence of a refusal */
export async function uploadTable(admin: MedusaAdmin, text: string): Promise<string> {
  const upload = await admin.upload('products.csv', 'text/csv', Buffer.from(text, 'utf8'))
  const { files } = (await upload.json()) as { files: { id: string }[] }
  const { transaction_id: id } = await admin.call<{ transaction_id: string }>('POST', '/products/imports', {
    file_key: files[0]?.id,
    originalname: 'products.csv',
    extension: 'csv',
    size: text.length,
    mime_type: 'text/csv',
  })
  return `/products/imports/${id}/confirm`
}

/** The same at the older address for scripts. */
export async function uploadTableAtOnce(
  origin: string,
  { token }: MedusaAdmin,
  text: string,
): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([text], { type: 'text/csv' }), 'products.csv')
  const answer = await fetch(`${origin}/admin/products/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (!answer.ok) throw new Error(`The table was answered with ${answer.status}: ${await answer.text()}`)
  const { transaction_id: id } = (await answer.json()) as { transaction_id: string }
  return `/products/import/${id}/confirm`
}

/** @returns how the import ended @throws with the sentence of a refusal */
export async function confirmImport(admin: MedusaAdmin, address: string): Promise<string> {
  const known = await seen(admin)
  await admin.call('POST', address, {})
  return (await nextNotice(admin, known, 'Product import')).description
}

/** Uploads a table and confirms its import; answers how the import ended. @throws with the sentence of a refusal */
export const importTable = async (admin: MedusaAdmin, text: string): Promise<string> =>
  confirmImport(admin, await uploadTable(admin, text))

/** Rows as a table; each row may have cells of its own. */
export function tableOf(rows: TableRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cell = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map(cell).join(','))
    .join('\n')
}
