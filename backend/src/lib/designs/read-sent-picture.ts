import { IMAGE_DATA_MAX } from '@caseloom/contract'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { addressSubject } from '../accounts/limit'
import { readJson } from '../http/read-json'
import { withRoom } from '../limits/large-bodies'

/** A picture in base64, and the words beside it. */
const WISH = {
  maxBytes: IMAGE_DATA_MAX + 10_000,
  patienceMs: 120_000,
  tooLarge: 'That picture is too large to be sent like this. Please upload it.',
}

/** What is to be kept, of which a picture may be a part. @throws rate_limited, and what {@link readJson} refuses */
export const readSentPicture = (req: MedusaRequest, res: MedusaResponse): Promise<unknown> =>
  withRoom(addressSubject('sent picture', req).subject, res, () => readJson(req, WISH))
