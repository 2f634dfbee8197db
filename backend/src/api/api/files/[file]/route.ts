import type { AuthContext, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { env } from '../../../../env'
import { ANYWHERE, sendPicture } from '../../../../lib/designs/send-picture'
import { failure } from '../../../../lib/http/fail'
import { readStored } from '../../../../lib/images/read-stored'
import { bucketFileOf, uploadOf } from '../../../../lib/images/stored-upload'

const missing = () => failure('not_found', 'File not found')

/**
 * What Medusa's own admin fetches: for those who are signed in to it the tables that it exports, and of files that lie on disk the
 * pictures that were uploaded there.
 */
export async function GET(req: MedusaRequest & { auth_context?: AuthContext }, res: MedusaResponse) {
  const id = req.params.file ?? ''
  const upload = env.S3_BUCKET ? bucketFileOf(id) : uploadOf(id)
  if (upload.kind === 'hidden') throw missing()
  if (upload.kind === 'export' && !req.auth_context?.actor_id) throw missing()
  const buffer = await readStored(req.scope, id)
  if (!buffer) throw missing()
  if (upload.kind === 'picture') sendPicture(res, { buffer, mime: upload.mime }, { cache: ANYWHERE })
  else
    sendPicture(
      res,
      { buffer, mime: 'text/csv; charset=utf-8' },
      { cache: 'private, no-store', filename: upload.filename },
    )
}
