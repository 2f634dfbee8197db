import { SANDBOX_PRINT, type PrintSpec } from '../../modules/device_catalog/types'

export interface PrintedSku {
  sku: string
  attributes: Record<string, string>
}

/** Prodigi's SKU and attributes for a variant; in the sandbox its own SKU stands for what Prodigi's data lacks. */
export function skuOfSpec(spec: PrintSpec, sandbox: boolean): PrintedSku | null {
  if (spec.prodigiSku) return { sku: spec.prodigiSku, attributes: spec.prodigiAttributes }
  if (!sandbox) return null
  return { sku: SANDBOX_PRINT.sku, attributes: { line: spec.line, device: spec.device, finish: spec.finish } }
}
