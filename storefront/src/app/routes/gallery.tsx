import { HydrationBoundary } from '@tanstack/react-query'
import { data as withStatus, type ShouldRevalidateFunctionArgs } from 'react-router'
import { paths } from '~/config/paths'
import { galleryQuery } from '~/features/designs/api/gallery'
import { Gallery } from '~/features/designs/components/gallery'
import { galleryWishes } from '~/features/designs/lib/design-wish'
import { hasCode } from '~/lib/api-errors'
import { HOUSE_PICTURE, pageHead } from '~/lib/seo/page-head'
import { Problem } from '../shell/problem'
import { prefetch } from '../loading/query-cache'
import { title } from '../document/title'
import type { Route } from './+types/gallery'

export const meta: Route.MetaFunction = ({ matches, location }) => [
  ...pageHead({
    origin: matches[0].loaderData.origin,
    path: paths.gallery,
    title: title('Gallery'),
    description:
      'What other people said, and what came of it. Like a design, or put it on a case of your own.',
    picture: HOUSE_PICTURE,
  }),
  // Pages of search results are the same list over and over.
  ...(new URLSearchParams(location.search).has('search')
    ? [{ name: 'robots', content: 'noindex, follow' }]
    : []),
]

/** The page that is asked for, as everybody sees it. A shop may keep its gallery closed: then there is no such page. */
export async function loader({ request }: Route.LoaderArgs) {
  const wish = galleryWishes.read(new URL(request.url).searchParams)
  // Until the designs come: search engines try again, and the browser asks for the designs itself.
  let status = 503
  const { dehydrated } = await prefetch((client) => [
    client.query(galleryQuery(null, wish)).then(
      () => (status = 200),
      (error: unknown) => {
        if (hasCode(error, 'not_found')) status = 404
      },
    ),
  ])
  return withStatus({ dehydrated, closed: status === 404 }, { status })
}

/** Within the gallery the page fetches for itself, so that the old designs stay until the new ones are there. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.closed) return <Problem missing />
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <div className="shell pt-10 sm:pt-14">
        <header className="mb-8 max-w-3xl sm:mb-10">
          <h1 className="text-4xl">Said by others.</h1>
          <p className="mt-4 max-w-xl text-lg text-ink-soft">
            Every picture here began as a sentence. Like the ones you love, or put one on a case of your own.
          </p>
        </header>
        <Gallery />
      </div>
    </HydrationBoundary>
  )
}
