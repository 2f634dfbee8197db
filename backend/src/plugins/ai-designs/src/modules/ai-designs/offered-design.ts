import type { MedusaContainer } from '@medusajs/framework/types'
import { AI_DESIGNS_MODULE } from '.'
import { owns } from './owner'
import type { Owner } from './types'

/** A design that its owner keeps or that is published; nothing if there is none any more. */
export async function offeredDesign(container: MedusaContainer, owner: Owner, designId: string) {
  const [design] = await container.resolve(AI_DESIGNS_MODULE).listDesigns({ id: designId })
  return design && (design.publication === 'published' || owns(owner, design)) ? design : undefined
}
