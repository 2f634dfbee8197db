import type { Listed } from '../text/find-words'
import { tokenise } from '../text/tokens'
import type { PolicyClass } from '../verdict'

/**
 * What a word of a list does. `refuse`: not drawn. `warn`, `note`: drawn, and the administrator is told. `weak`: an everyday
 * word that is refused only beside words that make a brand of it; `doubtful`: the same, noted otherwise.
 * `suggestive`: refused about minors, and about people; `revealing`: refused about minors, else a warning about people.
 */
export type Strength = 'refuse' | 'warn' | 'note' | 'weak' | 'doubtful' | 'suggestive' | 'revealing'

export interface Entry {
  class: PolicyClass
  strength: Strength
  /** What could be drawn in its place, with its article. */
  instead: string
  /** A scene in its spirit, for a prompt that says nothing else. */
  scene: string
  /** Words that make a brand of a weak one, folded. */
  context: ReadonlySet<string>
}

export interface Group {
  class: PolicyClass
  strength?: Strength
  instead?: string
  scene?: string
}

const SIGILS: Record<string, Strength> = { '~': 'weak', '?': 'doubtful' }

/**
 * Reads a list: a line is `word, word = what to draw instead | words of its context`, and goes on in indented ones. Before a word, `~` is weak, `?`
 * doubtful, `!` taken only as it is divided into words; `*` after it takes any ending.
 */
export function group(about: Group, lines: string): Listed<Entry>[] {
  return lines
    .replace(/\n {2,}/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [left = '', contextText = ''] = line.split('|')
      const [terms = '', instead = ''] = left.split('=')
      const context = new Set(tokenise(contextText).map(({ skeleton }) => skeleton))
      return terms.split(',').map((term): Listed<Entry> => {
        const [, sigils = '', words = ''] = /^\s*([~?!]*)(.*?)\s*$/.exec(term) ?? []
        const strength = [...sigils].map((sigil) => SIGILS[sigil]).find(Boolean) ?? about.strength ?? 'refuse'
        const value = {
          class: about.class,
          strength,
          instead: instead.trim() || about.instead || '',
          scene: about.scene ?? '',
          context,
        }
        return { words, value, strict: sigils !== '' }
      })
    })
}
