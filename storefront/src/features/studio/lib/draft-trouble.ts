import { toast } from '~/lib/toast'
import type { StudioDraft } from './studio-state'

const UNKEPT = 'This browser does not keep your design. It stays here until you close or reload this page.'
const UNREADABLE = 'Part of what you were designing could not be read, and was left out.'
/** As long as it takes to read such a sentence. */
const READ_MS = 8000

let toldUnkept = false
export function tellUnkept(): void {
  if (!toldUnkept) toast(UNKEPT, { id: 'draft-unkept', duration: READ_MS })
  toldUnkept = true
}

export const tellLoss = (): void => toast(UNREADABLE, { id: 'draft-unreadable', duration: READ_MS })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether something is missing of it that the shopper had chosen, written or had drawn. */
export function isLess(draft: StudioDraft, saved: unknown): boolean {
  if (!isRecord(saved)) return true
  const { variations: had } = saved
  if (Array.isArray(had) ? had.length > draft.variations.length : had != null) return true
  const told = [saved.productId, saved.device, saved.finish, saved.prompt]
  const read = [draft.productId, draft.device, draft.finish, draft.prompt]
  return told.some((each, at) => each != null && each !== read[at])
}
