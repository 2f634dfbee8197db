import type { Design, Job } from '@caseloom/contract'
import { keptDesign, picturesOf, type KeptVariation } from './studio-state'

/** A picture to take up again, with those that were drawn beside it. */
export interface RecentPicture {
  picture: KeptVariation
  beside: KeptVariation[]
  /** Null where nobody drew it. */
  jobId: string | null
}

/** What the shopper had before, newest first: the drawings and own pictures, then the designs kept. None twice, none that is shown. */
export function recentPictures(
  jobs: readonly Job[],
  designs: readonly Design[],
  shown: readonly KeptVariation[],
): RecentPicture[] {
  const seen = new Set(shown.flatMap(({ id, designId }) => [id, ...(designId ? [designId] : [])]))
  const recent: RecentPicture[] = []
  const add = (each: RecentPicture) => {
    const { id, designId } = each.picture
    if (seen.has(id) || (designId && seen.has(designId))) return
    seen.add(id)
    if (designId) seen.add(designId)
    recent.push(each)
  }
  for (const job of jobs) {
    const beside = picturesOf(job)
    for (const picture of beside) add({ picture, beside, jobId: job.uploaded ? null : job.jobId })
  }
  for (const design of designs) {
    const picture = keptDesign(design)
    add({ picture, beside: [picture], jobId: null })
  }
  return recent
}
