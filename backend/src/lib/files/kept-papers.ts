import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import path from 'node:path'
import { env } from '../../env'
import { DerivedFiles } from './derived-files'

type Kind = 'mails' | 'invoices' | 'prints' | 'shares'

const made = new Map<Kind, DerivedFiles>()

/** What is made of orders and designs for people: pictures in mails and for links elsewhere, invoices,
 * print files made small. One for the process, kept for speed alone and not for long (sweepDerived). */
export function keptPapers(scope: MedusaContainer, kind: Kind): DerivedFiles {
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const files =
    made.get(kind) ??
    new DerivedFiles({
      folder: path.resolve(env.FILES_DIR, 'derived', kind),
      onUnkept: (error) => logger.warn(`One of the ${kind} could not be kept: ${String(error)}`),
    })
  made.set(kind, files)
  return files
}
