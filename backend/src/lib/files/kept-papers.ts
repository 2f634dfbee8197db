import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import path from 'node:path'
import { env } from '../../env'
import { DerivedFiles } from './derived-files'

const KINDS = ['mails', 'invoices', 'prints', 'shares'] as const
type Kind = (typeof KINDS)[number]
const KEPT_MS = 30 * 86_400_000

const made = new Map<Kind, DerivedFiles>()

/** What is made of orders and designs for people: pictures in mails and for links elsewhere, invoices,
 * print files made small. One for the process. */
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

/** They tell of people, so they go after a month; what is asked for again is made again. */
export async function forgetPapers(scope: MedusaContainer, now = new Date()): Promise<number> {
  let forgotten = 0
  for (const kind of KINDS)
    forgotten += await keptPapers(scope, kind).forget(new Date(now.getTime() - KEPT_MS))
  return forgotten
}
