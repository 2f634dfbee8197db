import { paths } from '~/config/paths'
import { LegalPage } from '~/features/site/legal/components/legal-page'
import { cookies } from '~/features/site/legal/content/cookies'
import { legalHead } from '../document/legal-head'
import type { Route } from './+types/cookies'

export const meta: Route.MetaFunction = ({ matches }) =>
  legalHead(matches[0].loaderData.origin, paths.cookies, cookies)

export default function Cookies() {
  return <LegalPage {...cookies} />
}
