import type { ModerationFlag } from '../policy/verdict'
import type { PictureScores } from './picture-checker'

/** Harmless art reaches 0.21 here, pink marble for one. */
const WARN_FROM = 0.35
const REFUSE_FROM = 0.6
const NOTE_FROM = 0.6

/** What the scores mean. Bare shoulders alone only make a note. */
export function judgeScores({ porn, hentai, sexy }: PictureScores): ModerationFlag[] | 'refuse' {
  const explicit = porn + hentai
  if (explicit >= REFUSE_FROM) return 'refuse'
  if (explicit >= WARN_FROM)
    return [
      {
        class: 'sexual',
        severity: 'warn',
        says: `The picture may show nudity (${Math.round(explicit * 100)} %).`,
      },
    ]
  if (sexy >= NOTE_FROM)
    return [{ class: 'sexual', severity: 'note', says: 'The picture may show bare skin.' }]
  return []
}
