import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { sendPicture } from '../../../../../lib/designs/send-picture'
import { failure } from '../../../../../lib/http/fail'
import { readStored } from '../../../../../lib/images/read-stored'
import { CUSTOMER_PROFILE_MODULE } from '../../../../../modules/customer_profile'

/** Whoever knows the name may see the picture: it is long, random, nowhere listed, and another one for each picture. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const name = /^([0-9a-f]{32})\.webp$/.exec(req.params.file ?? '')?.[1]
  const [profile] = name
    ? await req.scope.resolve(CUSTOMER_PROFILE_MODULE).listCustomerProfiles({ picture_name: name })
    : []
  const buffer = profile?.picture_file ? await readStored(req.scope, profile.picture_file) : null
  if (!buffer) throw failure('not_found', 'Picture not found')
  sendPicture(res, { buffer, mime: 'image/webp' })
}
