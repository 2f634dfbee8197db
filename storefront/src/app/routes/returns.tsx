import { paths } from '~/config/paths'
import { returns } from '~/features/site/legal/content/returns'
import { legalHead } from '../document/legal-head'
import { LegalRoute, loadLegal } from '../document/legal-route'
import type { Route } from './+types/returns'

export const meta: Route.MetaFunction = ({ matches }) =>
  legalHead(matches[0].loaderData.origin, paths.returns, returns)

export const loader = loadLegal

export default function Returns({ loaderData }: Route.ComponentProps) {
  return <LegalRoute text={returns} loaderData={loaderData} />
}
