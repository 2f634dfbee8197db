/** A path of this shop, or null: what a link may send somebody to after signing in, never another site's address. */
export function shopPath(value: string | undefined): string | null {
  if (value === undefined || !/^\/(?![/\\])/.test(value)) return null
  // Browsers drop tabs and line ends from addresses, which would make '/\t/host' another site's.
  return [...value].every((letter) => letter > '\u001f' && letter !== '\\') ? value : null
}
