import { endpoints } from '@caseloom/contract'
import { socialProviders } from '../../../../lib/accounts/social/providers'
import { route } from '../../../../lib/http/route'

export const GET = route(endpoints.listSocialProviders, () => Promise.resolve(socialProviders))
