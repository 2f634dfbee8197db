import { useStudioStore } from '../store'
import { offerUndo } from './offer-undo'
import { sameWords } from './prompt-words'

/** The idea that was laid into the field last: it is no loss. */
let idea = ''

/** Lays words into the field. Those of the shopper's own that stood there can be had back. */
export function giveWords(words: string): void {
  const { prompt, setWish } = useStudioStore.getState()
  const theirs = prompt.trim() !== '' && ![idea, words].some((other) => sameWords(other, prompt))
  setWish({ prompt: words })
  if (theirs) offerUndo('Your own words were replaced.', 'words', () => setWish({ prompt }))
}

/** Lays one of the shop's ideas into the field. */
export function giveIdea(words: string): void {
  giveWords(words)
  idea = words
}
