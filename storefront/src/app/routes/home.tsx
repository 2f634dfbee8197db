import { HydrationBoundary } from '@tanstack/react-query'
import { brand } from '~/config/brand'
import { productsQuery } from '~/features/catalog/api/list-products'
import { LineUp } from '~/features/catalog/components/line-up'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { ClosingCall } from '~/features/site/components/closing-call'
import { DeliveryNote } from '~/features/site/components/delivery-note'
import { Features } from '~/features/site/components/features'
import { Hero } from '~/features/site/components/hero'
import { HowItWorks } from '~/features/site/components/how-it-works'
import { asCached, getQueryClient, prefetch } from '../query-cache'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = () => [
  { title: `${brand.name}: ${brand.tagline}` },
  { name: 'description', content: `${brand.strapline} For iPhone and Galaxy, made to order.` },
]

export const loader = () =>
  prefetch((client) => [client.query(productsQuery()), client.query(shopInfoQuery())])

export async function clientLoader() {
  const client = getQueryClient()
  await Promise.allSettled([
    client.query({ ...productsQuery(), ...asCached }),
    client.query({ ...shopInfoQuery(), ...asCached }),
  ])
  return { dehydrated: undefined }
}

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
