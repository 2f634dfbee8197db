/** A variant's title: '<device> - <finish>', as the specification names finish variants. */
export const variantTitle = (device: string, finish: string) => `${device} - ${finish}`

/** Device and finish of a variant title; null where it is not of that form. */
export function splitVariantTitle(title: string): { device: string; finish: string } | null {
  const at = title.lastIndexOf(' - ')
  return at > 0 ? { device: title.slice(0, at), finish: title.slice(at + 3) } : null
}

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** Whether two names mean the same device or finish: letters' case and blanks say nothing. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other)

/** Our SKU of a case: 'SNAP-IPHONE-15-PRO-GLOSS'. A plus is said in words: a Galaxy S24+ is no Galaxy S24. */
export const variantSku = (line: string, device: string, finish: string) =>
  [line, device, finish]
    .map((part) =>
      part
        .toUpperCase()
        .replaceAll('+', ' PLUS ')
        .replace(/[^A-Z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
    )
    .join('-')
