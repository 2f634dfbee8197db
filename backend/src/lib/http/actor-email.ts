import type { AuthenticatedMedusaRequest } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'

/** Who acts in Medusa's admin, by e-mail; the user's id where there is none. */
export async function actorEmail(req: AuthenticatedMedusaRequest): Promise<string> {
  const { actor_id: id } = req.auth_context
  const [user] = await req.scope.resolve(Modules.USER).listUsers({ id }, { select: ['id', 'email'] })
  return user?.email ?? id
}
