import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { adminMessages } from '../../../lib/contact/admin-messages'
import { adminMessagesQuery, type AdminMessagesPage } from '../../../lib/contact/admin-page'
import { readInput } from '../../../lib/http/admin-input'

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse<AdminMessagesPage>) {
  res.setHeader('Cache-Control', 'no-store')
  res.json(await adminMessages(req.scope, readInput(adminMessagesQuery, req.query)))
}
