import { HydrationBoundary } from '@tanstack/react-query'
import { brand } from '~/config/brand'
import { paths } from '~/config/paths'
import { shopFiguresQuery } from '~/features/site/api/get-shop-figures'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { AboutHero } from '~/features/site/components/about/about-hero'
import { Mission } from '~/features/site/components/about/mission'
import { Story } from '~/features/site/components/about/story'
import { Values } from '~/features/site/components/about/values'
import { ClosingCall } from '~/features/site/components/closing-call'
import { Figures } from '~/features/site/components/figures'
import { HOUSE_PICTURE, pageHead } from '~/lib/seo/page-head'
import { prefetch } from '../loading/query-cache'
import { title } from '../document/title'
import type { Route } from './+types/about'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead({
    origin: matches[0].loaderData.origin,
    path: paths.about,
    title: title('About Us'),
    description: `How ${brand.name} turns sentences into phone cases, and what it holds to.`,
    picture: HOUSE_PICTURE,
  })

/** What delivery costs, and what the shop says in figures. */
export const loader = () =>
  prefetch((client) => [client.query(shopInfoQuery()), client.query(shopFiguresQuery())])

export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      {/* Up to the bar, which is half a line lower than where pages begin. */}
      <div className="-mt-2">
        <AboutHero />
      </div>
      <Figures className="py-16" />
      <Mission />
      <Values />
      <Story />
      <ClosingCall call="Start Creating" />
    </HydrationBoundary>
  )
}
