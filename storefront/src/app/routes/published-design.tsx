import type { Design } from '@caseloom/contract'
import { HydrationBoundary, type QueryClient } from '@tanstack/react-query'
import { data as withStatus, Link } from 'react-router'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { ErrorState } from '~/components/ui/error-state'
import { paths } from '~/config/paths'
import { publishedDesignQuery, relatedQuery } from '~/features/designs/api/gallery'
import { PublishedDesign } from '~/features/designs/components/published-design'
import { galleryTitle } from '~/features/designs/lib/design-words'
import { hasCode } from '~/lib/api-errors'
import { originOf } from '~/lib/seo/address'
import { designHead } from '~/lib/seo/design-head'
import { prefetch } from '../loading/query-cache'
import { shopFacts } from '../loading/shop-facts'
import { title } from '../document/title'
import type { Route } from './+types/published-design'

interface Said {
  design: Design | null
  missing: boolean
}

async function gather(client: QueryClient, id: string, said: Said): Promise<void> {
  said.design = await client.query(publishedDesignQuery(null, id)).catch((error: unknown) => {
    said.missing = hasCode(error, 'not_found', 'invalid_request')
    return null
  })
  if (said.design) await client.query(relatedQuery(null, said.design))
}

/** A design that is private, waiting, declined or gone has no page, nor has any where the gallery is closed. */
export async function loader({ params: { id }, request }: Route.LoaderArgs) {
  const { gallery } = await shopFacts()
  const said: Said = { design: null, missing: !gallery }
  const { dehydrated } = await prefetch((client) => (gallery ? [gather(client, id, said)] : []))
  const { design, missing } = said
  const head = design && designHead(originOf(request), design, galleryTitle(design))
  return withStatus({ ...said, head, dehydrated }, { status: missing ? 404 : design ? 200 : 503 })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.head ?? [
    { title: title(loaderData?.missing ? 'Design not found' : 'Design') },
    { name: 'robots', content: 'noindex' },
  ]

function Missing() {
  return (
    <div className="shell pt-10">
      <EmptyState
        heading="h1"
        title="This design is not in the gallery"
        actions={
          <Button asChild>
            <Link to={paths.gallery}>To the gallery</Link>
          </Button>
        }
      >
        Its maker may have taken it back, or the link has a slip in it.
      </EmptyState>
    </div>
  )
}

export default function PublishedDesignRoute({
  loaderData: { dehydrated, design, missing },
}: Route.ComponentProps) {
  if (missing) return <Missing />
  if (!design)
    return (
      <div className="shell pt-14">
        <ErrorState heading="h1" title="The design did not load" onRetry={() => window.location.reload()}>
          The gallery did not answer. Another try usually helps.
        </ErrorState>
      </div>
    )
  return (
    <HydrationBoundary state={dehydrated}>
      <PublishedDesign key={design.id} first={design} />
    </HydrationBoundary>
  )
}
