import { paths } from '~/config/paths'
import { LegalPage } from '~/features/site/legal/components/legal-page'
import { privacy } from '~/features/site/legal/content/privacy'
import { legalHead } from '../document/legal-head'
import type { Route } from './+types/privacy'

export const meta: Route.MetaFunction = ({ matches }) =>
  legalHead(matches[0].loaderData.origin, paths.privacy, privacy)

export default function Privacy() {
  return <LegalPage {...privacy} />
}
