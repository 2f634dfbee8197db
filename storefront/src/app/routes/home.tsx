import { HydrationBoundary } from '@tanstack/react-query'
import { stillPart } from '~/components/ui/still-part'
import { brand } from '~/config/brand'
import { paths } from '~/config/paths'
import { LineUp } from '~/features/catalog/components/line-up'
import { DeliveryNote } from '~/features/site/components/delivery-note'
import { Figures } from '~/features/site/components/figures'
import { Hero } from '~/features/site/components/hero/hero'
import { HowItWorks } from '~/features/site/components/how-it-works'
import { HOUSE_PICTURE, pageHead } from '~/lib/seo/page-head'
import { siteJsonLd } from '~/lib/seo/shop-json-ld'
import { recallHome } from '../home/home-data'
import { loadHome } from '../home/load-home'
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

export const loader = loadHome
export const clientLoader = recallHome

const Rest = stillPart(import.meta.env.SSR ? (await import('../home/home-rest')).HomeRest : null, () =>
  import('../home/home-rest').then((part) => part.HomeRest),
)

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <Hero />
      <Figures className="pt-16 sm:pt-20" />
      <HowItWorks />
      <LineUp />
      <div className="shell">
        <DeliveryNote className="mt-8 font-semibold" />
      </div>
      <Rest />
    </HydrationBoundary>
  )
}
