import { SOCIAL_PROVIDERS } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { inBatches } from '../../database/in-batches'
import { query } from '../../database/sql'

const OURS = SOCIAL_PROVIDERS.map((id) => `'${id}'`).join(', ')

/**
 * A provider's answer is kept before anybody asks whether it opens an account, name and address with it. An hour later no sign-in is
 * under way with it any more, and what opens nothing, for a customer or a user of Medusa's admin, has only been refused. A login with a
 * password, or by another way than ours, is not this one's to judge.
 */
const REFUSED = `delete from auth_identity where id in (
    select a.id from auth_identity a
    where exists (select 1 from provider_identity p where p.auth_identity_id = a.id)
      and not exists (select 1 from provider_identity p where p.auth_identity_id = a.id
        and (p.provider not in (${OURS}) or p.updated_at > now() - interval '1 hour'))
      and not exists (select 1 from jsonb_each_text(coalesce(a.app_metadata, '{}')) actor where actor.value is not null)
    limit ?)
  returning id`

/** Forgets whom a provider sent and the shop refused. Answers how many. Who comes again is told of by their provider again. */
export const forgetRefused = (scope: MedusaContainer): Promise<number> => inBatches(query(scope), REFUSED)
