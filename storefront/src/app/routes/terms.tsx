import { paths } from '~/config/paths'
import { terms } from '~/features/site/legal/content/terms'
import { legalHead } from '../document/legal-head'
import { LegalRoute, loadLegal } from '../document/legal-route'
import type { Route } from './+types/terms'

export const meta: Route.MetaFunction = ({ matches }) =>
  legalHead(matches[0].loaderData.origin, paths.terms, terms)

export const loader = loadLegal

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalRoute text={terms} loaderData={loaderData} />
}
