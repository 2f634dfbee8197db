import type { JobWish } from '../api/jobs'
import { sameWords } from './prompt-words'
import { isDrawn, type KeptVariation, type Reference, type StudioDraft } from './studio-state'

/** What one click asks for that the draft does not. */
export interface WishChange {
  prompt?: string
  again?: boolean
  reference?: Reference
  /** The built-in artist, while the usual one is away. */
  provider?: 'embedded'
}

/** The words that a picture was drawn by. One that nobody drew has none: what is written is meant for it. */
export const wordsOf = (picture: KeptVariation, draft: StudioDraft): string =>
  (isDrawn(picture) && picture.originalPrompt) || draft.prompt

/** The call's body. The same words once more want other pictures, be these ones there or laid aside already. */
export function wishOf(draft: StudioDraft, change: WishChange): JobWish {
  const { productId, device, finish, style, keepOut, transparent, variations, drawnWords } = draft
  const prompt = (change.prompt ?? draft.prompt).trim()
  const reference = change.reference ?? draft.reference
  const from = reference?.origin === 'design' ? 'referenceDesignId' : 'referenceVariationId'
  const before = [...drawnWords, ...variations.map(({ originalPrompt }) => originalPrompt)]
  return {
    prompt,
    again: change.again ?? before.some((words) => sameWords(words, prompt)),
    ...(productId === null ? {} : { productId: String(productId) }),
    ...(device ? { device } : {}),
    ...(finish ? { finish } : {}),
    ...(style ? { style } : {}),
    ...(keepOut.trim() ? { keepOut: keepOut.trim() } : {}),
    ...(transparent ? { transparent } : {}),
    ...(reference ? { [from]: reference.id } : {}),
    ...(change.provider ? { provider: change.provider } : {}),
  }
}
