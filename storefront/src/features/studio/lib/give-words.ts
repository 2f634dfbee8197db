import { useStudioStore } from '../store'
import { offerUndo } from './offer-undo'
import { sameWords } from './prompt-words'

/** What was laid into the field last without being written there: it is no loss. */
let given = ''

/** Lays words into the field. Those of the shopper's own that stood there can be had back. */
export function giveWords(words: string): void {
  const { prompt, setWish } = useStudioStore.getState()
  const theirs = prompt.trim() !== '' && ![given, words].some((other) => sameWords(other, prompt))
  given = words
  setWish({ prompt: words })
  if (theirs) offerUndo('Your own words were replaced.', 'words', () => setWish({ prompt }))
}
