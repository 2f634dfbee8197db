import { HydrationBoundary } from '@tanstack/react-query'
import { brand } from '~/config/brand'
import { paths } from '~/config/paths'
import { LineUp } from '~/features/catalog/components/line-up'
import { ClosingCall } from '~/features/site/components/closing-call'
import { DeliveryNote } from '~/features/site/components/delivery-note'
import { Features } from '~/features/site/components/features'
import { Hero } from '~/features/site/components/hero'
import { HowItWorks } from '~/features/site/components/how-it-works'
import { HOUSE_PICTURE, pageHead } from '~/lib/seo/page-head'
import { siteJsonLd } from '~/lib/seo/shop-json-ld'
import { loadCatalogue, recallCatalogue } from '../catalogue-data'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({
    origin: matches[0].loaderData.origin,
    path: paths.home,
    title: `${brand.name}: ${brand.tagline}`,
    description: `${brand.strapline} For iPhone and Galaxy, made to order.`,
    picture: HOUSE_PICTURE,
  }),
  { 'script:ld+json': siteJsonLd(matches[0].loaderData.origin) },
]

export const loader = loadCatalogue
export const clientLoader = recallCatalogue

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <Hero />
      <HowItWorks />
      <LineUp />
      <div className="shell">
        <DeliveryNote className="mt-8 font-semibold" />
      </div>
      <Features />
      <ClosingCall />
    </HydrationBoundary>
  )
}
