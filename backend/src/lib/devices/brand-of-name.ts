/** The brand that a device's name gives away, or null. */
export function brandOfName(name: string): 'Apple' | 'Samsung' | null {
  if (/iphone/i.test(name)) return 'Apple'
  return /galaxy/i.test(name) ? 'Samsung' : null
}
