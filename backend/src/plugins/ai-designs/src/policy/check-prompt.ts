import { REFUSAL, violation } from './text-policy'
import type { PromptText, PromptVerdict } from './verdict'

/** Judges a prompt by the shop's own lists. Pure and quick: no network, no clock. */
export function checkPrompt({ prompt }: PromptText): PromptVerdict {
  const found = violation(prompt)
  if (!found) return { allowed: true, flags: [] }
  return { allowed: false, class: found, sentence: REFUSAL, rewrites: [], flags: [] }
}
