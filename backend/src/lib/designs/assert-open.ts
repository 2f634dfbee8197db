import { AI_DESIGNS_MODULE, type Owner } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../env'
import { failure } from '../http/fail'
import { isOwn } from './present-design'

/** @throws failure `not_found` where the shop keeps its gallery closed */
export function assertOpen(): void {
  if (env.GALLERY === 'off') throw failure('not_found', 'The gallery is closed')
}

/** The same of one design: its owner has it all the same. */
export async function assertOpenTo(scope: MedusaContainer, viewer: Owner, id: string): Promise<void> {
  if (env.GALLERY === 'on') return
  const design = await scope.resolve(AI_DESIGNS_MODULE).visibleDesign(viewer, id)
  if (!isOwn(design, viewer)) assertOpen()
}
