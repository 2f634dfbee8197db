import type { MedusaContainer } from '@medusajs/framework/types'
import { forgetPapers } from '../lib/files/kept-papers'

/** Made invoices and pictures of mails are kept for speed alone. */
export default async function forget(container: MedusaContainer) {
  await forgetPapers(container)
}

export const config = { name: 'forget-papers', schedule: '41 3 * * *' }
