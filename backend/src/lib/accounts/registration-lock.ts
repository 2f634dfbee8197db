import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/**
 * Opens the account of an address, or finds out whose it is, while nobody else does: by password, at once or once the address is
 * verified, and by another site. None of them sees another's half-made account. Not to be taken again by who has it.
 */
export const whileRegistering = <T>(
  scope: MedusaContainer,
  email: string,
  work: () => Promise<T>,
): Promise<T> => scope.resolve(Modules.LOCKING).execute(`register:${email}`, work)
