import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { expect, it, vi } from 'vitest'
import { forgetNamelessFiles } from './forget-nameless'

interface Row {
  id: string
  filename: string
  noted_at: string
}

/** A shop with these notes, oldest first, whose store holds a file for each and keeps what is called stuck. */
function shopWith(names: string[]) {
  let notes: Row[] = names.map((filename, at) => ({
    id: `fnote_${String(at).padStart(5, '0')}`,
    filename,
    noted_at: '2026-11-25 00:00:00.000001+00',
  }))
  const files = new Set(names)
  const raw = (text: string, [first, , after]: string[] & string[][]) => {
    if (text.startsWith('delete')) notes = notes.filter(({ id }) => !first?.includes(id))
    if (text.startsWith('select unnest')) return { rows: [...(first ?? [])].map((id) => ({ id })) }
    return { rows: notes.filter(({ id }) => id > (after ?? '')).slice(0, 1000) }
  }
  const store = {
    deleteFiles: (ids: string[]) => {
      if (ids.some((id) => id.includes('stuck'))) return Promise.reject(new Error('AccessDenied'))
      for (const id of ids) files.delete(id)
      return Promise.resolve()
    },
    getDownloadStream: () => Promise.reject(new Error('AccessDenied')),
  }
  const error = vi.fn()
  const parts: Record<string, unknown> = {
    [ContainerRegistrationKeys.PG_CONNECTION]: {
      raw: (text: string, values: string[] & string[][]) => Promise.resolve(raw(text, values)),
    },
    [ContainerRegistrationKeys.LOGGER]: { error },
    [Modules.FILE]: store,
  }
  const shop = { resolve: (key: string) => parts[key] } as unknown as MedusaContainer
  const find = (noted: ReadonlySet<string>) =>
    Promise.resolve(
      [...noted].filter((name) => files.has(name)).map((name) => ({ id: name, filename: name })),
    )
  return { shop, find, files, error, noted: () => notes.map(({ filename }) => filename) }
}

it('a file that cannot be removed keeps its own note, and none behind it', async () => {
  const many = Array.from({ length: 1500 }, (_, at) => `picture-${at}.png`)
  const { shop, find, files, error, noted } = shopWith(['stuck.png', ...many, 'stuck-too.png'])
  expect(await forgetNamelessFiles(shop, find, new Date())).toBe(1500)
  expect([...files]).toEqual(['stuck.png', 'stuck-too.png'])
  expect(noted()).toEqual(['stuck.png', 'stuck-too.png'])
  expect(error.mock.calls.map(([sentence]) => String(sentence))).toEqual([
    'The file stuck.png could not be removed yet',
    'The file stuck-too.png could not be removed yet',
  ])
})
