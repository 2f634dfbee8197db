import { AI_DESIGNS_MODULE, availabilityOf, readQuota, UPLOAD_TYPES } from '@caseloom/ai-designs'
import { endpoints, STYLES, UPLOAD_MAX_BYTES, type StyleId } from '@caseloom/contract'
import { quotaSubjectOf } from '../../../../lib/designs/quota-subject'
import { route } from '../../../../lib/http/route'

const NOTES = {
  embedded:
    'Drawn by our built-in artist, a program that paints from your words. A photo-real generator can be connected.',
  openai: 'Drawn by an AI image model from your words.',
}
/** 'vintage-poster' as people read it. */
const nameOf = (id: StyleId) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`.replaceAll('-', ' ')

export const GET = route(endpoints.studioSettings, async (call) => {
  const { scope, res } = call
  const { usual } = scope.resolve(AI_DESIGNS_MODULE).providers
  const { available, alternative } = await availabilityOf(scope, usual.id)
  res.setHeader('Cache-Control', 'no-store')
  return {
    provider: { id: usual.id, drawnBy: usual.drawnBy, note: NOTES[usual.id], available, alternative },
    styles: STYLES.map((id) => ({ id, name: nameOf(id) })),
    quota: await readQuota(scope, await quotaSubjectOf(call)),
    uploads: { maxBytes: UPLOAD_MAX_BYTES, types: UPLOAD_TYPES },
  }
})
