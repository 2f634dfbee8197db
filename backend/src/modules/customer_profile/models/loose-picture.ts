import { model } from '@medusajs/framework/utils'

/**
 * A picture's file that no profile names: on its way to one, or left behind by one. Written before the file is stored or
 * let go, so that whatever dies in between leaves no file that nobody knows of.
 */
const LoosePicture = model.define('profile_picture_loose', {
  id: model.id({ prefix: 'ploose' }).primaryKey(),
  customer_id: model.text().index(),
  /** The chance name that the file's key holds. */
  name: model.text(),
  /** Null until the file module has said where it will lie. */
  file: model.text().nullable(),
})
export default LoosePicture
