import { takeUpload } from '@caseloom/ai-designs'
import { endpoints, UPLOAD_MAX_BYTES } from '@caseloom/contract'
import { artworkUrl } from '../../../../lib/designs/present-design'
import { quotaSubjectOf } from '../../../../lib/designs/quota-subject'
import { readFile } from '../../../../lib/http/read-file'
import { route } from '../../../../lib/http/route'
import { uploadRoom } from '../../../../lib/limits/upload-room'
import { withRoom } from '../../../../lib/limits/with-room'

const WISH = {
  field: endpoints.uploadPicture.upload,
  maxBytes: UPLOAD_MAX_BYTES,
  tooLarge: `That picture is larger than ${UPLOAD_MAX_BYTES / 1024 / 1024} MB. Please save it smaller.`,
}

export const POST = route(endpoints.uploadPicture, async (call) => {
  const { req, res, scope } = call
  const who = await quotaSubjectOf(call)
  // Before it is counted: where there is no room it was no try. Held while it waits to be decoded, too.
  const picture = await withRoom(uploadRoom, req, () =>
    takeUpload(scope, who, () => readFile(req, res, WISH)),
  )
  const { id, artworkToken, width, height, prompt } = picture
  return {
    id,
    originalPrompt: prompt,
    imageUrl: artworkUrl(artworkToken, 'large'),
    thumbnailUrl: artworkUrl(artworkToken, 'thumb'),
    width,
    height,
  }
})
