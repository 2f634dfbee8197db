import type { Finish, Placement, Variation } from '@caseloom/contract'
import { CENTRED } from '~/components/case/placement'

/** What is kept of a variation: where its picture is, never the picture itself. */
export type KeptVariation = Omit<Variation, 'imageData'>

export const STEPS = ['Choose Product', 'Pick Device', 'Select Finish', 'AI Design', 'Preview & Order']
export type Step = 1 | 2 | 3 | 4 | 5

export interface StudioDraft {
  step: Step
  productId: number | null
  device: string | null
  finish: Finish | null
  prompt: string
  variations: KeptVariation[]
  selectedId: string | null
  placement: Placement
}

export const EMPTY_DRAFT: StudioDraft = {
  step: 1,
  productId: null,
  device: null,
  finish: null,
  prompt: '',
  variations: [],
  selectedId: null,
  placement: CENTRED,
}

const noDesigns = { variations: [], selectedId: null, placement: CENTRED }

/** Another case begins anew; the words stay, since they are the shopper's work. */
export const chooseProduct = (draft: StudioDraft, productId: number): StudioDraft => ({
  ...draft,
  ...noDesigns,
  productId,
  device: null,
  finish: null,
  step: 2,
})

export const chooseDevice = (draft: StudioDraft, device: string): StudioDraft => ({
  ...draft,
  device,
  finish: null,
  step: 3,
})

/** Designs drawn for another device or finish are still good, so they lead straight to the preview. */
export const chooseFinish = (draft: StudioDraft, finish: Finish): StudioDraft => ({
  ...draft,
  finish,
  step: draft.variations.length > 0 ? 5 : 4,
})

export function receiveVariations(draft: StudioDraft, variations: readonly Variation[]): StudioDraft {
  const kept = variations.map(({ imageData: _picture, ...rest }) => rest)
  return { ...draft, variations: kept, selectedId: kept[0]?.id ?? null, placement: CENTRED, step: 5 }
}

export const selectVariation = (draft: StudioDraft, id: string): StudioDraft => ({
  ...draft,
  selectedId: id,
  placement: CENTRED,
})

export const createNewDesign = (draft: StudioDraft): StudioDraft => ({
  ...draft,
  ...noDesigns,
  prompt: '',
  step: 3,
})

export const selectedVariation = (draft: StudioDraft): KeptVariation | undefined =>
  draft.variations.find((variation) => variation.id === draft.selectedId)
