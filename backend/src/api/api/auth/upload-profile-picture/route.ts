import { endpoints, PROFILE_PICTURE_MAX } from '@caseloom/contract'
import { changePicture } from '../../../../lib/accounts/keep-picture'
import { limitUse } from '../../../../lib/accounts/limit-use'
import { squarePicture } from '../../../../lib/accounts/picture'
import { findUser } from '../../../../lib/accounts/user'
import { readFile } from '../../../../lib/http/read-file'
import { route } from '../../../../lib/http/route'
import { uploadRoom } from '../../../../lib/limits/upload-room'
import { withRoom } from '../../../../lib/limits/with-room'

const WISH = {
  field: endpoints.uploadProfilePicture.upload,
  maxBytes: PROFILE_PICTURE_MAX,
  tooLarge: 'Image size must be less than 5MB',
}

export const POST = route(endpoints.uploadProfilePicture, (call) =>
  // Before it is counted: where there is no room it was no try. Held while it waits to be decoded, too.
  withRoom(uploadRoom, call.req, async () => {
    const { customer, req, res, scope } = call
    await limitUse(call, 'picture_try')
    const giveBack = await limitUse(call, 'picture')
    try {
      await changePicture(scope, customer.id, await squarePicture(await readFile(req, res, WISH)))
    } catch (error) {
      await giveBack()
      throw error
    }
    return findUser(scope, customer.id)
  }),
)
