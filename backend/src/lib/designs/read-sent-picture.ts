import { IMAGE_DATA_MAX } from '@caseloom/contract'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readJson } from '../http/read-json'
import { BodyRoom } from '../limits/body-room'
import { withRoom } from '../limits/with-room'

/** A picture in base64, and the words beside it. */
const WISH = {
  maxBytes: IMAGE_DATA_MAX + 10_000,
  tooLarge: 'That picture is too large to be sent like this. Please upload it.',
}
const room = new BodyRoom({ largest: WISH.maxBytes, ofAddress: 3, inAll: 12 })

/** What is to be kept, of which a picture may be a part. @throws rate_limited, and what {@link readJson} refuses */
export const readSentPicture = (req: MedusaRequest, res: MedusaResponse): Promise<unknown> =>
  withRoom(room, req, () => readJson(req, res, WISH))
