import type {
  Design,
  Finish,
  Job,
  JobVariation,
  Placement,
  StyleId,
  Upload,
  Variation,
} from '@caseloom/contract'
import { CENTRED, centred } from '~/components/case/placement'
import { drawnSlots } from './job-state'

/** What is kept of a picture: where it is, never the picture itself. */
export interface KeptVariation extends Omit<Variation, 'imageData'> {
  /** The shopper's own design of it, where it is kept in My Designs. */
  designId?: string | null
  /** How the artist drew it, where that is more than the shopper's words. */
  drawnAs?: string | null
  /** `uploaded`: the shopper's own picture. `design`: taken from My Designs or the gallery, and `id` is the design's. */
  origin?: 'uploaded' | 'design'
  /** A design that somebody brought instead of having it drawn. */
  brought?: true
}
/** A picture that the next drawing starts from. */
export type Reference = Pick<KeptVariation, 'id' | 'thumbnailUrl' | 'origin'>

export const STEPS = ['Choose Product', 'Pick Device', 'Select Finish', 'AI Design', 'Preview & Order']
export type Step = 1 | 2 | 3 | 4 | 5

/** What the shopper asks the artist for. */
export interface Wish {
  prompt: string
  style: StyleId | null
  /** What shall not be in the picture. */
  keepOut: string
  /** The subject alone, cut out, instead of a picture to the edges. */
  transparent: boolean
  reference: Reference | null
}

export interface StudioDraft extends Wish {
  step: Step
  productId: number | null
  device: string | null
  finish: Finish | null
  /** The job that shall fill the draft with its pictures. */
  drawingId: string | null
  /** The job whose pictures these are; null where they come from elsewhere. */
  jobId: string | null
  variations: KeptVariation[]
  selectedId: string | null
  placement: Placement
  /** The words that pictures came for, newest last, also of those that were laid aside. */
  drawnWords: string[]
}

/** As many wishes as the shop's ten minutes of joining hold, and some. */
export const DRAWN_WORDS_MAX = 12

const NO_WISH: Wish = { prompt: '', style: null, keepOut: '', transparent: false, reference: null }
const NO_DESIGNS = { drawingId: null, jobId: null, variations: [], selectedId: null, placement: CENTRED }

export const EMPTY_DRAFT: StudioDraft = {
  step: 1,
  productId: null,
  device: null,
  finish: null,
  ...NO_WISH,
  ...NO_DESIGNS,
  drawnWords: [],
}

/** A design or an own picture was brought to the studio: it is what the case is chosen for. */
const isBrought = ({ variations }: StudioDraft): boolean => variations.some(({ origin }) => origin)

/**
 * Another case begins anew; the words stay, since they are the shopper's work. A picture that was brought, or that came
 * before any case was chosen, stays too.
 */
export const chooseProduct = (draft: StudioDraft, productId: number): StudioDraft => ({
  ...draft,
  ...(draft.productId === null ? {} : isBrought(draft) ? { drawingId: null } : NO_DESIGNS),
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

/** The step that a draft with pictures is at. */
const withPictures = (draft: StudioDraft): Step => (draft.finish === null ? draft.step : 5)

export function keptOf(slot: JobVariation, originalPrompt: string): KeptVariation | null {
  const { id, imageUrl, thumbnailUrl, width, height, designId, enhancedPrompt: drawnAs = null } = slot
  if (id === null || imageUrl === null || width === null || height === null) return null
  const picture = { imageUrl, thumbnailUrl: thumbnailUrl ?? imageUrl, width, height }
  return { id, originalPrompt, ...picture, designId, drawnAs }
}
export function picturesOf(job: Job): KeptVariation[] {
  const pictures = drawnSlots(job).flatMap((slot) => keptOf(slot, job.originalPrompt) ?? [])
  return job.uploaded ? pictures.map((each) => ({ ...each, origin: 'uploaded' })) : pictures
}

export const keptDesign = (design: Design): KeptVariation => ({
  id: design.id,
  originalPrompt: design.prompt || design.title,
  imageUrl: design.imageUrl,
  thumbnailUrl: design.thumbnailUrl,
  width: design.width,
  height: design.height,
  designId: design.own ? design.id : null,
  drawnAs: design.enhancedPrompt.replace(/\.$/, '') === design.prompt ? null : design.enhancedPrompt || null,
  origin: 'design',
  ...(design.aiGenerated ? {} : { brought: true }),
})
/** Whether a machine drew it, which is said wherever it is shown. */
export const isDrawn = ({ origin, brought }: KeptVariation): boolean => origin !== 'uploaded' && !brought
export const keptUpload = (upload: Upload): KeptVariation => ({
  ...upload,
  designId: null,
  origin: 'uploaded',
})

/**
 * The job's pictures as they come: the first is chosen, the others stand in their places beside it. Whether one is kept the
 * draft knows best, unless the shop has just said it of the `whole` job.
 */
export function receiveJob(draft: StudioDraft, job: Job, whole = false): StudioDraft {
  const pictures = picturesOf(job)
  const [first] = pictures
  if (!first || (draft.drawingId !== job.jobId && draft.jobId !== job.jobId)) return draft
  if (draft.jobId !== job.jobId) {
    const selected = { selectedId: first.id, placement: centred(draft.placement) }
    const drawnWords = [...draft.drawnWords, job.originalPrompt].slice(-DRAWN_WORDS_MAX)
    const table = { variations: pictures, jobId: job.jobId, step: withPictures(draft) }
    return { ...draft, ...selected, ...table, drawnWords }
  }
  const before = new Map(draft.variations.map((each) => [each.id, each]))
  const variations = pictures.map((picture) => {
    const known = before.get(picture.id)
    return known && (!whole || (known.designId ?? null) === picture.designId) ? known : picture
  })
  return variations.every((each) => before.get(each.id) === each) ? draft : { ...draft, variations }
}

/** Pictures from elsewhere: a design, an upload, an earlier drawing. */
export const takePictures = (
  draft: StudioDraft,
  variations: KeptVariation[],
  selectedId: string,
  jobId: string | null = null,
): StudioDraft => ({
  ...draft,
  drawingId: null,
  jobId,
  variations,
  selectedId,
  placement: centred(draft.placement),
  step: withPictures(draft),
})

/** A case as it was made before: `finish` or `device` are null where it is no longer made so. */
export const layOut = (
  draft: StudioDraft,
  made: Pick<StudioDraft, 'productId' | 'device' | 'finish' | 'placement'> & { picture: KeptVariation },
): StudioDraft => {
  const { picture, ...choice } = made
  const step = choice.device === null ? 2 : choice.finish === null ? 3 : 5
  return { ...draft, ...NO_DESIGNS, ...choice, step, variations: [picture], selectedId: picture.id }
}

export const selectVariation = (draft: StudioDraft, id: string): StudioDraft =>
  draft.selectedId === id ? draft : { ...draft, selectedId: id, placement: centred(draft.placement) }

export const markKept = (draft: StudioDraft, id: string, designId: string | null): StudioDraft => ({
  ...draft,
  variations: draft.variations.map((each) => (each.id === id ? { ...each, designId } : each)),
})

export const createNewDesign = (draft: StudioDraft): StudioDraft => ({
  ...draft,
  ...NO_DESIGNS,
  ...NO_WISH,
  step: 3,
})

export const selectedVariation = (draft: StudioDraft): KeptVariation | undefined =>
  draft.variations.find((variation) => variation.id === draft.selectedId)

/** The draft alone, of whatever carries it. */
export const draftOf = (state: StudioDraft): StudioDraft => {
  const { step, productId, device, finish, drawingId, jobId, variations, selectedId, placement } = state
  const { prompt, style, keepOut, transparent, reference, drawnWords } = state
  const choice = { step, productId, device, finish, drawingId, jobId, variations, selectedId, placement }
  return { ...choice, prompt, style, keepOut, transparent, reference, drawnWords }
}
