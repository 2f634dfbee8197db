import { api } from '~/lib/api-client'
import { originOf } from '~/lib/seo/address'
import { robotsTxt } from '~/lib/seo/robots'
import { resting } from '../crawlers/resting'
import type { Route } from './+types/robots'

export async function loader({ request }: Route.LoaderArgs) {
  const shop = await api.call('shopInfo').catch(() => null)
  // Without an answer a crawler waits; with a permissive one it would read a demo shop.
  if (!shop) return resting()
  return new Response(robotsTxt(originOf(request), shop), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
}
