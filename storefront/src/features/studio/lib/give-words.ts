import { create } from 'zustand'
import { useStudioStore } from '../store'
import { offerUndo } from './offer-undo'
import { sameWords } from './prompt-words'
import { tableMark } from './table-mark'

/** The idea that was laid into the field last: it is no loss. */
let idea = ''

/** The shopper's own words that others took the place of, and on whose table; none where they are empty. */
export const useReplaced = create(() => ({ theirs: '', idea: '', mark: '' }))

/** Lays words into the field. Those of the shopper's own that stood there can be had back. */
export function giveWords(words: string): void {
  const { prompt, setWish } = useStudioStore.getState()
  const own = prompt.trim() !== '' && ![idea, words].some((other) => sameWords(other, prompt))
  const before = useReplaced.getState()
  // One idea after another: what stood there before them all is what is lost.
  const theirs = own ? prompt : prompt === before.idea ? before.theirs : ''
  useReplaced.setState({ theirs, idea: words, mark: tableMark() })
  setWish({ prompt: words })
  if (own) offerUndo('Your own words were replaced.', 'words', () => setWish({ prompt }))
}

/** Lays one of the shop's ideas into the field. */
export function giveIdea(words: string): void {
  giveWords(words)
  idea = words
}
