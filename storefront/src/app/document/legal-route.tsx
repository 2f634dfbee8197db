import { HydrationBoundary, type DehydratedState } from '@tanstack/react-query'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { LegalPage } from '~/features/site/legal/components/legal-page'
import type { LegalDocument } from '~/features/site/legal/document'
import { prefetch } from '../loading/query-cache'

/** What each legal text says of this shop: its VAT number, what delivery costs. */
export const loadLegal = () => prefetch((client) => [client.query(shopInfoQuery())])

export function LegalRoute({
  text,
  loaderData,
}: {
  text: LegalDocument
  loaderData: { dehydrated: DehydratedState }
}) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <LegalPage {...text} />
    </HydrationBoundary>
  )
}
