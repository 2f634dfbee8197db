import type { PROMPT_MAX as Limit } from '@caseloom/contract'

/** The contract's limit. Typed from it, written out to leave its schemas out of this page. */
export const PROMPT_MAX: typeof Limit = 400

/** In code points, as the server counts: an emoji is one. */
export const promptLength = (prompt: string) => [...prompt.trim()].length

/** The sentence to show, or null where the prompt is fine. */
export function promptProblem(prompt: string): string | null {
  const length = promptLength(prompt)
  if (length === 0) return 'Please enter a design prompt'
  return length > PROMPT_MAX ? `Please keep your prompt to ${PROMPT_MAX} characters` : null
}

export const INSPIRATIONS_SHOWN = 6
/** Shown where the shop's own list does not come. */
export const FALLBACK_PROMPTS = [
  'Koi circling under lily pads at night',
  'A cat in a flower crown, looking wise',
  'Mount Fuji under cherry blossom at dawn',
  'A neon city after the rain',
  'Deep green marble with veins of gold',
  'Wild peonies spilling over a wall',
  'A lighthouse keeping watch in a storm',
  'Lemons on painted tiles, high summer',
]
