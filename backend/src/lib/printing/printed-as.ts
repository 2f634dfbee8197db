import { splitVariantTitle } from '../catalogue/variant-title'

/** Device and finish that a variant is printed for, or as a sentence why nobody can say how it is printed. */
export function printedAs(
  { title, sku }: { title: string; sku: string | null },
  devices: ReadonlySet<string>,
): { device: string; finish: string } | { fault: string } {
  if (!sku?.trim()) return { fault: `'${title}' needs a SKU before it can be printed` }
  const parts = splitVariantTitle(title)
  if (parts && devices.has(parts.device)) return parts
  return {
    fault: `'${title}' names no device that the shop knows: its title must read '<device> - <finish>'`,
  }
}
