import { EMPTY_DRAFT, type KeptVariation, type StudioDraft } from '~/features/studio/lib/studio-state'

const picture = (id: string): KeptVariation => ({
  id,
  originalPrompt: 'a fox',
  imageUrl: '/fox.webp',
  thumbnailUrl: '/fox.webp',
  width: 1152,
  height: 1920,
})

/** One that prints blurred on every case. */
export const smallPicture = (kind: Pick<KeptVariation, 'origin' | 'brought'>): KeptVariation => ({
  ...picture('small'),
  width: 240,
  height: 400,
  ...kind,
})

/** A draft that could be ordered, with two pictures to choose from: 'v1', chosen, and 'v2'. */
export const finishedDraft = (productId: number): StudioDraft => ({
  ...EMPTY_DRAFT,
  step: 5,
  productId,
  device: 'iPhone 16',
  finish: 'Matte',
  variations: [picture('v1'), picture('v2')],
  selectedId: 'v1',
})
