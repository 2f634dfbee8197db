import type { ModerationFlag, PolicyClass, PromptVerdict } from './verdict'

export type Refusal = Extract<PromptVerdict, { allowed: false }>

const UNFIT =
  'We can’t draw that: our designs stay free of nudity, violence and hate. How about one of these instead?'

/** What people are told: what we don't draw, never which word it was. */
const SENTENCES: Record<PolicyClass, string> = {
  sexual: UNFIT,
  minors: UNFIT,
  gore: UNFIT,
  hate: UNFIT,
  weapons_drugs: UNFIT,
  self_harm:
    'We can’t draw that. If things are hard right now, please talk to somebody: Samaritans answer day and night, free, on 116 123.',
  profanity: 'We keep our cases free of swear words. How about one of these instead?',
  brand:
    'That belongs to somebody else, and we only print what is yours to print: no characters, brands, clubs or living artists. How about one of these instead?',
  person: 'We don’t draw well-known people without their leave. How about one of these instead?',
}

/** Harmless pictures where the prompt leaves nothing to start from. */
export const HARMLESS: readonly string[] = [
  'A calm mountain lake at sunrise with pine trees',
  'A bouquet of peonies and daisies in soft colours',
  'A lighthouse on a cliff under a starry sky',
  'Two koi in a deep blue pond with water lilies',
]

export function refusalOf(
  found: PolicyClass,
  flags: ModerationFlag[] = [],
  rewrites: string[] = HARMLESS.slice(0, 2),
): Refusal {
  return { allowed: false, class: found, sentence: SENTENCES[found], rewrites, flags }
}
