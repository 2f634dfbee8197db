import type { CatalogueDevice } from '@caseloom/contract'

type Numbered = Pick<CatalogueDevice, 'name' | 'brand' | 'modelNumbers'>

/** What somebody typed from their phone's settings, and what it turned out to be. */
export type ModelNumberReading<D> =
  | { kind: 'empty' }
  /** `sure` is false where only the first figures are known: a phone sold in another country. */
  | { kind: 'found'; number: string; device: D; sure: boolean }
  /** Not enough yet, or one of several. */
  | { kind: 'unfinished'; devices: D[] }
  /** An Apple part number: one tap on it shows the model number. */
  | { kind: 'part'; number: string }
  /** It names this very phone, so it should not be typed into a website. */
  | { kind: 'imei' }
  | { kind: 'serial' }
  | { kind: 'unknown'; number: string }
  /** No model number at all; perhaps a name. */
  | { kind: 'words' }

/** Upper case without spaces, dashes and whatever follows a slash: 'sm-s921b / DS' is 'SMS921B', and so is 'sm s921b ds'. */
const plain = (text: string) =>
  text
    .toUpperCase()
    .replace(/\/.*$/, '')
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^((?:SM)?[A-Z]\d{3}[A-Z]\d?)DS$/, '$1')

/** Letters that were read for figures, behind the first letter: 'A31O2' is 'A3102'. */
const asFigures = (text: string) => text.replaceAll('O', '0').replaceAll('I', '1').replaceAll('L', '1')

/** The part that says the model, without the country: 'SMS921' of 'SMS921B'. Apple has no such part. */
const stem = (number: string) => /^SM[A-Z]\d{3}/.exec(number)?.[0] ?? null

/** 'Model number: A3102' or 'Model Number SM-S921B/DS (tap)' is what people copy. */
function pick(text: string): string {
  const bare = text.replace(/^\s*model\s*(number|no\.?|name)?\s*[:#]?\s*/i, '')
  return /\bA\d{4}\b|\bSM-?[A-Z]\d{3}[A-Z0-9]*/i.exec(bare)?.[0] ?? bare
}

const PART_WITH_SLASH = /^[MNFP][A-Z0-9]{3,6}\s*\/\s*[A-Z]?$/i
const PART_WHOLE = /^[MNFP][A-Z0-9]{3}\d[A-Z]{1,2}A$/
const SERIAL = /^(?=.*\d)(?=.*[A-Z])(?!.*(?:PHONE|GALAXY|SAMSUNG))[A-Z0-9]{10,12}$/

/** Writes a Samsung number as the phone does. */
const shown = (number: string) => (number.startsWith('SM') ? `SM-${number.slice(2)}` : number)

function samsungNumber(typed: string): string | null {
  if (/^SM[A-Z]\d/.test(typed)) return typed
  return /^[SAFGNZ]\d{3}[A-Z0-9]{0,3}$/.test(typed) && !/^A\d{4}$/.test(typed) ? `SM${typed}` : null
}

function appleNumber(typed: string): string | null {
  const figures = typed.startsWith('A') ? asFigures(typed.slice(1)) : typed
  return /^\d{4}$/.test(figures) ? `A${figures}` : null
}

export function readModelNumber<D extends Numbered>(
  devices: readonly D[],
  text: string,
): ModelNumberReading<D> {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'empty' }
  if (/^[\d\s/.-]{14,}$/.test(trimmed) && /^\d{14,17}$/.test(trimmed.replace(/\D/g, '')))
    return { kind: 'imei' }
  const picked = pick(trimmed)
  const typed = plain(picked)
  if (PART_WITH_SLASH.test(picked.trim()) || PART_WHOLE.test(typed))
    return { kind: 'part', number: picked.trim().toUpperCase() }

  const wanted = new Set(
    [typed, samsungNumber(typed), appleNumber(typed)].filter((each) => each !== null && each !== ''),
  )
  const exact = devices.find(({ modelNumbers }) => modelNumbers.some((number) => wanted.has(plain(number))))
  const best = appleNumber(typed) ?? samsungNumber(typed) ?? typed
  if (exact) return { kind: 'found', number: shown(best), device: exact, sure: true }

  const base = stem(best)
  const relative = base
    ? devices.find(({ modelNumbers }) => modelNumbers.some((number) => stem(plain(number)) === base))
    : undefined
  if (relative) return { kind: 'found', number: shown(best), device: relative, sure: best === base }

  const begun = devices.filter(({ modelNumbers }) =>
    modelNumbers.some((number) =>
      [...wanted].some((part) => part !== null && plain(number).startsWith(part)),
    ),
  )
  if (begun.length > 0 && typed.length >= 2) return { kind: 'unfinished', devices: begun }
  if (appleNumber(typed) ?? samsungNumber(typed)) return { kind: 'unknown', number: shown(best) }
  if (SERIAL.test(picked.trim().toUpperCase())) return { kind: 'serial' }
  if (/^(A\d{0,3}|SM?[A-Z]?\d{0,2}|\d{1,3})$/.test(typed)) return { kind: 'unfinished', devices: [] }
  return /\d{4,}/.test(typed) ? { kind: 'unknown', number: typed } : { kind: 'words' }
}
