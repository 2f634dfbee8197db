import type { Design, Placement, Preview } from '@caseloom/contract'
import { studioApi } from './studio-api'
import type { KeptVariation } from '../lib/studio-state'
import { keepDesign, ownDesign } from './designs'

interface PreparedCase {
  design: Design
  preview: Preview
}

/** Keeps the picture as a design, then has the server render and name the exact thing that will be printed. */
export async function prepareCase(input: {
  variation: KeptVariation
  sku: string
  placement: Placement
}): Promise<PreparedCase> {
  const { variation, sku, placement } = input
  const design = await (variation.origin === 'design'
    ? ownDesign(variation.id)
    : keepDesign(variation.id, variation.originalPrompt))
  const preview = await studioApi.call('preview', { body: { designId: design.id, sku, placement } })
  return { design, preview }
}
