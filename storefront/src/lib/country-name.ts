const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'code' })

/** What a country is called, by its two letters. */
export function countryName(code: string): string {
  try {
    return names.of(code.toUpperCase()) ?? code
  } catch {
    return code
  }
}
