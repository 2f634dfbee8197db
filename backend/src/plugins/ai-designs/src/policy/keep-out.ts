import { judge } from './judge'
import { LEFT_OUT } from './lists/left-out'
import { refusalOf, type Refusal } from './refusal'

const SENTENCE =
  'Please leave brands, names and anything unfit out of what to leave out too: the words alone can bring them into the picture. People, text or logos in general are fine.'

const PARTS = /[,;/&]|\b(?:and|or|nor)\b/iu
const ARTICLES = /^(?:(?:an?|any|the|all|no|some)\s+)+/iu

/** What it says beside what people usually leave out. */
const unusual = (keepOut: string): string =>
  keepOut
    .split(PARTS)
    .map((part) => part.trim().replace(ARTICLES, '').trim())
    .filter((part) => part !== '' && !LEFT_OUT.has(part.toLowerCase()))
    .join(', ')

/** Judges what to leave out as if it were asked for, since a provider reads it with the prompt; null where it is fine. */
export function refusedKeepOut(keepOut: string): Refusal | null {
  const { refused } = judge({ prompt: unusual(keepOut) })
  if (!refused) return null
  const refusal = refusalOf(refused, [], [])
  // Who may be in need reads where to find help.
  return refused === 'self_harm' ? refusal : { ...refusal, sentence: SENTENCE }
}
