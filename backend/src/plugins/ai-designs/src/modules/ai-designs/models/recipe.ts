import { model } from '@medusajs/framework/utils'

/** What exactly is printed: never changed once written, so that the proof is the print. */
export const Recipe = model.define('recipe', {
  id: model.id({ prefix: 'recipe' }).primaryKey(),
  hash: model.text().unique(),
  design_id: model.text().index(),
  artwork_id: model.text().index(),
  /** The variant that it was laid on, whatever its SKU becomes; null where only the SKU is known. */
  variant_id: model.text().nullable(),
  /** What the variant was called then. */
  sku: model.text(),
  template: model.json(),
  placement: model.json(),
  mockup_token: model.text().unique(),
  mockup_file_id: model.text(),
  effective_dpi: model.number(),
  quality: model.text(),
  /** The share of the picture's detail that falls into the camera's opening; null where it was not measured yet. */
  camera_loss: model.float().nullable(),
  /** The share of the print area that the picture covers; null where it was not measured yet. */
  shown: model.float().nullable(),
  warnings: model.json(),
  print_file_id: model.text().nullable(),
  print_sha256: model.text().nullable(),
})
