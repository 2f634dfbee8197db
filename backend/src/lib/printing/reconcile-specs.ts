import { generateEntityId } from '@medusajs/framework/utils'
import { isDeepStrictEqual } from 'node:util'
import type { PrintSpecRow } from '../../modules/device_catalog/print-spec-rows'
import { isSameName, splitVariantTitle } from '../catalogue/variant-title'
import type { CaseVariant } from './print-row'

/** A spec that says nothing of how it is printed. */
const UNMAPPED = {
  prodigi_sku: null,
  prodigi_attributes: {},
  width_px: null,
  height_px: null,
  dpi: null,
  evidence: null,
}

/** The spec of a variant of which nothing is known but what its title says. */
export const emptySpec = (variant: CaseVariant, device: string, finish: string): PrintSpecRow => ({
  id: generateEntityId(undefined, 'prs'),
  variant_id: variant.id,
  variant_sku: variant.sku,
  line: variant.line,
  device_name: device,
  finish,
  ...UNMAPPED,
  deleted_at: null,
})

/** A spec of another case: what was known of how the former one is printed would print the wrong phone's. */
function named(spec: PrintSpecRow, line: string, device: string, finish: string): PrintSpecRow {
  const same = isSameName(spec.device_name, device) && isSameName(spec.finish, finish)
  return { ...spec, ...(!same && UNMAPPED), line, device_name: device, finish }
}

/** A spec as a variant is called by now that is printed for this device and in this finish. */
export const followed = (
  spec: PrintSpecRow,
  { id, sku, line }: CaseVariant,
  device: string,
  finish: string,
) => ({
  ...named(spec, line, device, finish),
  variant_id: id,
  variant_sku: sku,
})

/**
 * What has to be written so that specs follow Medusa's variants: a spec goes with its variant through any change of SKU and
 * title, empty where the title names another device or finish; a variant for a known device gets one, and the spec of a
 * variant that is gone is retired, so that no other variant with its SKU inherits it.
 */
export function reconcileSpecs(
  specs: PrintSpecRow[],
  variants: CaseVariant[],
  deviceNames: ReadonlySet<string>,
  now: Date,
): PrintSpecRow[] {
  const byVariant = new Map(specs.map((spec) => [spec.variant_id, spec]))
  const free = new Map(specs.filter((spec) => !spec.variant_id).map((spec) => [spec.variant_sku, spec]))
  const changed: PrintSpecRow[] = []
  const kept = new Set<string>()
  for (const variant of variants) {
    const parts = splitVariantTitle(variant.title)
    const known = parts && deviceNames.has(parts.device) ? parts : null
    const spec = byVariant.get(variant.id) ?? (variant.sku ? free.get(variant.sku) : undefined)
    if (!spec || kept.has(spec.id)) {
      if (known && variant.sku) changed.push(emptySpec(variant, known.device, known.finish))
      continue
    }
    kept.add(spec.id)
    const next = known
      ? followed(spec, variant, known.device, known.finish)
      : { ...spec, variant_id: variant.id, variant_sku: variant.sku }
    if (!isDeepStrictEqual(next, spec)) changed.push(next)
  }
  const retired = specs
    .filter(({ id }) => !kept.has(id))
    .map((spec) => ({ ...spec, deleted_at: now.toISOString() }))
  return [...retired, ...changed]
}
