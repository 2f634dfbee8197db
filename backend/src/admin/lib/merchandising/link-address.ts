const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/

/** The address that a link gets for what somebody typed, or null where the shop would not keep it. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (/^\/(?!\/)\S*$/.test(text)) return text
  if (EMAIL.test(text)) return `mailto:${text}`
  const whole = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : text
  try {
    const { protocol, href } = new URL(whole)
    return protocol === 'https:' || protocol === 'mailto:' ? href : null
  } catch {
    return null
  }
}
