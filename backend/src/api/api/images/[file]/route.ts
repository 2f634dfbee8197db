import { endpoints, IMAGE_WIDTHS } from '@caseloom/contract'
import { createHash } from 'node:crypto'
import { isHeld } from '../../../../lib/cache/negotiate'
import { ANYWHERE, sendPicture } from '../../../../lib/designs/send-picture'
import { failure } from '../../../../lib/http/fail'
import { route } from '../../../../lib/http/route'
import { openPictureRendition } from '../../../../lib/images/picture-renditions'
import type { Shown } from '../../../../lib/images/render-picture'

/** A picture under one address never changes: what a merchandiser uploads anew has an address of its own. */
export const GET = route(endpoints.getProductImage, async ({ req, res, scope, params, query }) => {
  const width = IMAGE_WIDTHS.find((one) => String(one) === query.w) ?? 1200
  const shown: Shown = query.shape === 'share' ? { shape: 'share' } : { shape: 'whole', width, as: query.as }
  const buffer = await openPictureRendition(scope, params.file, shown)
  if (!buffer) throw failure('not_found', 'Picture not found')
  const etag = `"${createHash('sha256').update(buffer).digest('base64url').slice(0, 22)}"`
  res.setHeader('ETag', etag)
  if (isHeld(req.get('If-None-Match'), etag)) {
    res.setHeader('Cache-Control', ANYWHERE)
    res.status(304).end()
    return undefined
  }
  const mime = shown.shape === 'share' ? 'image/jpeg' : `image/${shown.as}`
  sendPicture(res, { buffer, mime }, { cache: ANYWHERE })
  return undefined
})
