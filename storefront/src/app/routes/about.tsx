import { HydrationBoundary } from '@tanstack/react-query'
import { brand } from '~/config/brand'
import { paths } from '~/config/paths'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { AboutHero } from '~/features/site/components/about/about-hero'
import { Figures } from '~/features/site/components/about/figures'
import { Mission } from '~/features/site/components/about/mission'
import { Story } from '~/features/site/components/about/story'
import { Values } from '~/features/site/components/about/values'
import { ClosingCall } from '~/features/site/components/closing-call'
import { HOUSE_PICTURE, pageHead } from '~/lib/seo/page-head'
import { prefetch } from '../query-cache'
import { title } from '../title'
import type { Route } from './+types/about'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead({
    origin: matches[0].loaderData.origin,
    path: paths.about,
    title: title('About Us'),
    description: `How ${brand.name} turns sentences into phone cases, and what it holds to.`,
    picture: HOUSE_PICTURE,
  })

/** What delivery costs, and whether the figures are a demo’s. */
export const loader = () => prefetch((client) => [client.query(shopInfoQuery())])

export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <AboutHero />
      <Figures />
      <Mission />
      <Values />
      <Story />
      <ClosingCall />
    </HydrationBoundary>
  )
}
