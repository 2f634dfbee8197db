import { paths } from '~/config/paths'
import { cookies } from '~/features/site/legal/content/cookies'
import { legalHead } from '../document/legal-head'
import { LegalRoute, loadLegal } from '../document/legal-route'
import type { Route } from './+types/cookies'

export const meta: Route.MetaFunction = ({ matches }) =>
  legalHead(matches[0].loaderData.origin, paths.cookies, cookies)

export const loader = loadLegal

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return <LegalRoute text={cookies} loaderData={loaderData} />
}
