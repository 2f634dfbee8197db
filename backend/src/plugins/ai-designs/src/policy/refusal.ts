import { REFUSAL } from './text-policy'
import type { ModerationFlag, PolicyClass, PromptVerdict } from './verdict'

export type Refusal = Extract<PromptVerdict, { allowed: false }>

export function refusalOf(
  found: PolicyClass,
  flags: ModerationFlag[] = [],
  rewrites: string[] = [],
): Refusal {
  return { allowed: false, class: found, sentence: REFUSAL, rewrites, flags }
}

/** What is said where a provider's own safety system refused, which tells no class. */
export function providerRefusal(): Refusal {
  return refusalOf('sexual')
}
