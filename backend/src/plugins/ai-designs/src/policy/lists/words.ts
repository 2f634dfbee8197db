import { WordList, type Listed } from '../text/find-words'
import { ALLOWED } from './allowed'
import { ARTISTS } from './artists'
import { BRANDS } from './brands'
import { COMICS } from './characters-comics'
import { SCREEN } from './characters-screen'
import { CLUBS } from './clubs'
import { BRANDING, CHILDREN, CLOTHING, PEOPLE } from './contexts'
import type { Entry } from './entry'
import { HATE, KILLING, PEOPLES } from './hate'
import { ATHLETES, PUBLIC_FIGURES } from './people-public'
import { ACTORS, STAGE } from './people-stage'
import { MINORS, SEXUAL_LISTS } from './sexual'
import { VIOLENCE } from './violence'

/** What a word is beside others. */
export type Mark = 'allowed' | 'child' | 'people' | 'clothing' | 'branding' | 'killing' | 'peoples'
export type Meaning = { entry: Entry } | { mark: Mark }

function marked(mark: Mark, words: string): Listed<Meaning>[] {
  return words
    .trim()
    .split(/,?\s*\n|,\s*/)
    .filter(Boolean)
    .map((one) => ({ words: one, value: { mark }, strict: true }))
}

/** Everything that is looked for, in one tree. */
export const WORDS = new WordList<Meaning>([
  ...[
    ...SCREEN,
    ...COMICS,
    ...BRANDS,
    ...CLUBS,
    ...ARTISTS,
    ...STAGE,
    ...ACTORS,
    ...ATHLETES,
    ...PUBLIC_FIGURES,
    ...MINORS,
    ...SEXUAL_LISTS,
    ...VIOLENCE,
    ...HATE,
  ].map(({ words, value, strict }): Listed<Meaning> => ({ words, value: { entry: value }, strict })),
  ...marked('allowed', ALLOWED),
  ...marked('child', CHILDREN),
  ...marked('people', PEOPLE),
  ...marked('clothing', CLOTHING),
  ...marked('branding', BRANDING),
  ...marked('killing', KILLING),
  ...marked('peoples', PEOPLES),
])
