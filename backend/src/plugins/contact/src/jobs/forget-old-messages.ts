import type { MedusaContainer } from '@medusajs/framework/types'
import { CONTACT_MODULE } from '../modules/contact'

/** Messages are kept for two years. */
export default async function forgetOldMessages(container: MedusaContainer) {
  await container.resolve(CONTACT_MODULE).forgetOld(new Date())
}

export const config = { name: 'forget-old-contact-messages', schedule: '23 4 * * *' }
