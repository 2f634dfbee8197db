import { FINISHES } from '@caseloom/contract'
import type { Reason } from '../../../lib/printing/print-row'
import type { PrintingMode } from '../../../lib/printing/printing-page'

export const REASON_WORDS: Record<Reason, string> = {
  no_prodigi_sku: 'No Prodigi SKU',
  no_print_size: 'No print size',
  unknown_device: 'Names no known device',
  unknown_finish: 'Names no known finish',
  no_sku: 'No SKU of ours',
}

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** What follows for shoppers from a variant that Prodigi cannot print. */
export function consequence(mode: PrintingMode, reason: Reason): string {
  if (reason === 'no_sku') return 'A variant without a SKU is not shown in the shop.'
  if (reason === 'unknown_device') {
    return 'Its title must read “<device> - <finish>” with a device from the Devices page before it can be bought.'
  }
  if (reason === 'unknown_finish') {
    return `Its title must end with a finish of the shop’s, in these very letters, before it can be bought: ${oneOf.format(FINISHES)}.`
  }
  return mode === 'sandbox'
    ? 'In the sandbox it prints as the sandbox’s stand-in product. With a Prodigi key it could not be bought.'
    : 'Shoppers see it as not available.'
}

export const sizeWords = (size: { widthPx: number; heightPx: number; dpi: number } | null) =>
  size ? `${size.widthPx} × ${size.heightPx} px, ${size.dpi} dpi` : '-'
