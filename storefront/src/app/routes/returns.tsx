import { paths } from '~/config/paths'
import { LegalPage } from '~/features/site/legal/components/legal-page'
import { returns } from '~/features/site/legal/content/returns'
import { legalHead } from '../document/legal-head'
import type { Route } from './+types/returns'

export const meta: Route.MetaFunction = ({ matches }) =>
  legalHead(matches[0].loaderData.origin, paths.returns, returns)

export default function Returns() {
  return <LegalPage {...returns} />
}
