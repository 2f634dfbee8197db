import type { MedusaContainer } from '@medusajs/framework/types'
import { Lru } from './lru'
import { catalogueStamp } from './stamp'

const MOST_VALUES = 500

interface Made {
  stamp: string
  value: Promise<unknown>
}
const made = new Lru<Made>(MOST_VALUES)

/**
 * What `build` makes of the catalogue, made once for each state of the catalogue and process, however many ask at the
 * same time. Keys are the whole program's; the value is shared, so nobody may change it.
 */
export async function remember<T>(scope: MedusaContainer, key: string, build: () => Promise<T>): Promise<T> {
  const stamp = await catalogueStamp(scope)
  const found = made.get(key)
  if (found?.stamp === stamp) return (await found.value) as T
  const value = build()
  const entry: Made = { stamp, value }
  made.set(key, entry)
  value.catch(() => {
    if (made.get(key) === entry) made.delete(key)
  })
  return value
}
