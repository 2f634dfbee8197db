import { paths } from '~/config/paths'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { privacy } from '~/features/site/legal/content/privacy'
import { socialProvidersQuery } from '~/lib/queries/social-providers'
import { legalHead } from '../document/legal-head'
import { LegalRoute } from '../document/legal-route'
import { prefetch } from '../loading/query-cache'
import type { Route } from './+types/privacy'

export const meta: Route.MetaFunction = ({ matches }) =>
  legalHead(matches[0].loaderData.origin, paths.privacy, privacy)

/** With whom else this shop shares a sign-in. */
export const loader = () =>
  prefetch((client) => [client.query(shopInfoQuery()), client.query(socialProvidersQuery())])

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalRoute text={privacy} loaderData={loaderData} />
}
