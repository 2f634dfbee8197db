import type { Design, Placement, Preview } from '@caseloom/contract'
import { api } from '~/lib/api-client'

/** Keeps the variation as a design, then has the server render and name the exact thing that will be printed. */
export async function prepareCase(input: {
  variationId: string
  prompt: string
  sku: string
  placement: Placement
}): Promise<{ design: Design; preview: Preview }> {
  const { variationId, prompt, sku, placement } = input
  const design = await api.call('createDesign', { body: { variationId, prompt } })
  const preview = await api.call('preview', { body: { designId: design.id, sku, placement } })
  return { design, preview }
}
