export interface Code {
  method: 'totp' | 'recovery_code'
  code: string
}

/** A code as it was typed: six figures of an app, or 32 letters and figures of a recovery code; null where it is neither. */
export function readCode(typed: string): Code | null {
  const plain = typed.replace(/[\s\p{Pd}]/gu, '').toLowerCase()
  if (/^\d{6}$/.test(plain)) return { method: 'totp', code: plain }
  if (!/^[\da-f]{32}$/.test(plain)) return null
  return { method: 'recovery_code', code: (plain.match(/.{4}/g) ?? []).join('-') }
}
