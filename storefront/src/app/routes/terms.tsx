import { HydrationBoundary } from '@tanstack/react-query'
import { paths } from '~/config/paths'
import { LegalPage } from '~/features/site/legal/components/legal-page'
import { terms } from '~/features/site/legal/content/terms'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { legalHead } from '../document/legal-head'
import { prefetch } from '../loading/query-cache'
import type { Route } from './+types/terms'

export const meta: Route.MetaFunction = ({ matches }) =>
  legalHead(matches[0].loaderData.origin, paths.terms, terms)

/** What delivery costs stands in the text. */
export const loader = () => prefetch((client) => [client.query(shopInfoQuery())])

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <LegalPage {...terms} />
    </HydrationBoundary>
  )
}
