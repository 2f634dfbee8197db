import type { MedusaContainer } from '@medusajs/framework/types'
import { byOneProcess } from '../lib/database/by-one-process'
import { forgetOld } from '../lib/database/forget-old'

/** What is of no use any more, each night. */
export default async function forget(container: MedusaContainer) {
  await byOneProcess(container, 'forget-old-news', async () => {
    await forgetOld(container)
  })
}

export const config = { name: 'forget-old-news', schedule: '23 3 * * *' }
