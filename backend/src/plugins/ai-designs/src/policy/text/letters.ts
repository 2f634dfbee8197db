/** What a character is worth to a reader: small plain letters and digits, nothing at all, or the end of a word. */
export type Folded = { kind: 'letters'; letters: string } | { kind: 'nothing' } | { kind: 'gap' }

const NOTHING: Folded = { kind: 'nothing' }
const GAP: Folded = { kind: 'gap' }

/** Letters of other alphabets that look like ours, and ours in other dresses that Unicode does not take apart. */
const LOOK_ALIKES = new Map<string, string>()
function alike(ours: string, others: string): void {
  const targets = ours.split(' ')
  others.split(' ').forEach((group, index) => {
    for (const sign of group) LOOK_ALIKES.set(sign, targets[index] ?? '')
  })
}
// Cyrillic and Greek by shape; capitals come here in small letters.
alike(
  'a b c d e g h i j k l m n o p q r s t u v w x y z',
  'аαӑӓɑ вьβъ сςϲ ԁđð еёεєҽә ɡցԍ нһћђ іїιıɩ јϳ кκҡқ ӏłℓ мϻ пηո оοөøσ рρ ԛ гяʀ ѕꜱ тτŧ υиц ѵν ѡωшщԝ хχ уγүұ зʐ',
)
alike(
  'a b c d e f g h i j k l m n o p q r s t u v w y z',
  'ᴀ ʙ ᴄ ᴅ ᴇ ꜰ ɢ ʜ ɪ ᴊ ᴋ ʟ ᴍ ɴ ᴏ ᴘ ꞯ ʀ ꜱ ᴛ ᴜ ᴠ ᴡ ʏ ᴢ',
)
alike('ss ae oe th f k p i l m', 'ßẞ æ œ þ ƒ ƙ ƥ ɨ ƚ µ')

/** Blank or invisible although Unicode counts them as letters or pictures. */
const INVISIBLE = /\p{M}|\p{Cf}|\u115f|\u1160|\u3164|\uffa0|\u2800/u
/** Would fall apart into letters that nobody reads as such. */
const MARKS = new Set(['™', '®', '©', '℠', '…', '№'])

function foldOther(sign: string, code: number): Folded {
  if (MARKS.has(sign)) return GAP
  if (INVISIBLE.test(sign)) return NOTHING
  // Flags' letters, and white letters on black circles and squares.
  for (const base of [0x1f1e6, 0x1f150, 0x1f170])
    if (code >= base && code < base + 26)
      return { kind: 'letters', letters: String.fromCharCode(97 + code - base) }
  let letters = ''
  for (const part of sign.normalize('NFKD').toLowerCase().normalize('NFKD')) {
    if (/[a-z0-9]/.test(part)) letters += part
    else letters += LOOK_ALIKES.get(part) ?? ''
  }
  return letters === '' ? GAP : { kind: 'letters', letters }
}

const known = new Map<number, Folded>()

/** One code point, folded. */
export function fold(sign: string): Folded {
  const code = sign.codePointAt(0) ?? 0
  const before = known.get(code)
  if (before) return before
  const folded: Folded = /^[a-zA-Z0-9]$/.test(sign)
    ? { kind: 'letters', letters: sign.toLowerCase() }
    : code < 128
      ? GAP
      : foldOther(sign, code)
  known.set(code, folded)
  return folded
}
