import { endpoints } from '@caseloom/contract'
import { changePicture } from '../../../../lib/accounts/keep-picture'
import { findUser } from '../../../../lib/accounts/user'
import { route } from '../../../../lib/http/route'

export const DELETE = route(endpoints.deleteProfilePicture, async ({ customer, scope }) => {
  await changePicture(scope, customer.id, null)
  return findUser(scope, customer.id)
})
