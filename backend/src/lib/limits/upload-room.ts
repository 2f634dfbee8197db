import { UPLOAD_MAX_BYTES } from '@caseloom/contract'
import { BodyRoom } from './body-room'

/** What a form has beside its file: boundaries and names. */
const FORM_BYTES = 10_000

/** Files that customers send, until they are kept or refused: 126 MB at most. */
export const uploadRoom = new BodyRoom({ largest: UPLOAD_MAX_BYTES + FORM_BYTES, ofAddress: 3, inAll: 8 })
