import type { PrintInput } from '../../../lib/printing/print-input'
import type { ProductFill } from '../../../lib/printing/fill-from-product'
import type { PrintRow } from '../../../lib/printing/print-row'

/** Print data as it stands in the form; numbers are texts while somebody types them. */
export interface PrintDraft {
  prodigiSku: string
  attributes: { name: string; value: string }[]
  widthPx: string
  heightPx: string
  dpi: string
}

const rowsOf = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([name, value]) => ({ name, value }))
const text = (value: number | undefined) => (value === undefined ? '' : String(value))

export const draftOf = ({ prodigiSku, attributes, size }: PrintRow): PrintDraft => ({
  prodigiSku: prodigiSku ?? '',
  attributes: rowsOf(attributes),
  widthPx: text(size?.widthPx),
  heightPx: text(size?.heightPx),
  dpi: text(size?.dpi),
})

/** The draft with what Prodigi told; what it did not tell stays. */
export const filled = (draft: PrintDraft, sku: string, { attributes, size }: ProductFill): PrintDraft => ({
  prodigiSku: sku,
  attributes: rowsOf(attributes),
  widthPx: text(size?.widthPx) || draft.widthPx,
  heightPx: text(size?.heightPx) || draft.heightPx,
  dpi: text(size?.dpi) || draft.dpi,
})

/** A number as it was typed; what is no number is sent as it is, so that the server's sentence tells of it. */
export const numberOf = (typed: string): number | string =>
  typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed

export const attributesOf = (rows: PrintDraft['attributes']): Record<string, string> =>
  Object.fromEntries(
    rows
      .filter(({ name, value }) => name.trim() || value.trim())
      .map(({ name, value }) => [name.trim(), value]),
  )

/** What is sent when the form is saved: the three parts of a size together, or none. */
export function toBody({ prodigiSku, attributes, widthPx, heightPx, dpi }: PrintDraft): {
  [K in keyof PrintInput]: unknown
} {
  const none = [widthPx, heightPx, dpi].every((typed) => typed.trim() === '')
  return {
    prodigiSku: prodigiSku.trim() || null,
    attributes: attributesOf(attributes),
    size: none ? null : { widthPx: numberOf(widthPx), heightPx: numberOf(heightPx), dpi: numberOf(dpi) },
  }
}
