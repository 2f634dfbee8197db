import { AI_DESIGNS_MODULE } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import { assertOpen } from './assert-open'

/** The token of a published design's artwork. @throws failure `not_found` where nobody but its owner may see it */
export async function publishedToken(scope: MedusaContainer, id: string): Promise<string> {
  assertOpen()
  return (await scope.resolve(AI_DESIGNS_MODULE).visibleDesign({}, id)).token
}
