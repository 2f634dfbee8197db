import { model } from '@medusajs/framework/utils'

/** How one product variant is printed; Prodigi's side is empty where there is no evidence for it. */
const PrintSpecModel = model.define('print_spec', {
  id: model.id({ prefix: 'prs' }).primaryKey(),
  /** Medusa's variant: what the spec belongs to, whatever its SKU becomes. Empty until it is known. */
  variant_id: model.text().unique().nullable(),
  variant_sku: model.text().unique().nullable(),
  line: model.text(),
  device_name: model.text(),
  finish: model.text(),
  prodigi_sku: model.text().nullable(),
  prodigi_attributes: model.json(),
  width_px: model.number().nullable(),
  height_px: model.number().nullable(),
  dpi: model.number().nullable(),
  evidence: model.text().nullable(),
})
export default PrintSpecModel
