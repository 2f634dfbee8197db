import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { expect, it, vi } from 'vitest'
import { tidyJob } from './close-job'

/** A job of two smaller pictures and a loose file, whose store or database refuses. */
function shopWhere(refuses: (what: string) => boolean) {
  const told: { text: string; gone: unknown }[] = []
  const raw = (text: string, values: unknown[]) => {
    if (refuses(text)) return Promise.reject(new Error('Connection terminated'))
    if (/^(delete|update)/.test(text)) told.push({ text, gone: values.find((value) => Array.isArray(value)) })
    if (text.includes('from generation_partial where') && text.startsWith('select'))
      return Promise.resolve({ rows: [{ file_id: 'stuck' }, { file_id: 'small' }] })
    return Promise.resolve({ rows: text.startsWith('select loose') ? [{ files: ['loose'] }] : [] })
  }
  const refusing = (ids: string[]) =>
    ids.some(refuses) ? Promise.reject(new Error('AccessDenied')) : Promise.resolve()
  const error = vi.fn()
  const parts: Record<string, unknown> = {
    [ContainerRegistrationKeys.PG_CONNECTION]: { raw },
    [ContainerRegistrationKeys.LOGGER]: { error },
    [Modules.FILE]: { deleteFiles: refusing, getDownloadStream: (id: string) => refusing([id]) },
  }
  return { shop: { resolve: (key: string) => parts[key] } as unknown as MedusaContainer, told, error }
}

it('a job keeps the rows of files that cannot be removed, and of no others', async () => {
  const { shop, told, error } = shopWhere((what) => what === 'stuck')
  await tidyJob(shop, 'genjob_1')
  expect(told.map(({ gone }) => gone)).toEqual([
    ['small', 'loose'],
    ['small', 'loose'],
  ])
  expect(error).toHaveBeenCalledTimes(1)
})

it('whatever ended the job does not fail over what it leaves', async () => {
  const { shop, told, error } = shopWhere((what) => what.startsWith('select loose'))
  await tidyJob(shop, 'genjob_1')
  expect(told).toEqual([])
  expect(error).toHaveBeenCalledTimes(1)
})
