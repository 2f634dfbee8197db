import type { ResolvedLine } from './resolve-lines'

/** What a line says of itself to orders, the print and the customer's pages. */
export const metadataOf = ({ item, found, recipe }: ResolvedLine) => ({
  product_number: found.productNumber,
  device: item.device,
  finish: item.color,
  design_id: recipe.designId,
  design_name: recipe.designName,
  recipe_hash: recipe.hash,
  ai_generated: recipe.aiGenerated,
  image_url: recipe.imageUrl,
})
