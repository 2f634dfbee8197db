import { endpoints } from '@caseloom/contract'
import type { MedusaResponse } from '@medusajs/framework/http'
import { env } from '../../../../../env'
import { failure } from '../../../../../lib/http/fail'
import { route } from '../../../../../lib/http/route'
import { readNewsToken } from '../../../../../lib/news/link'
import { ASKED, DONE, NEWS_POLICY } from '../../../../../lib/news/page'
import { CUSTOMER_PROFILE_MODULE } from '../../../../../modules/customer_profile'

/** @throws not_found for a link that the shop did not make */
function profileOf(token: string): string {
  const profileId = readNewsToken(token, env.FILE_SIGNING_SECRET)
  if (profileId === null)
    throw failure(
      'not_found',
      'This link leads nowhere. You can turn news off in your profile, or write to us.',
    )
  return profileId
}

/** The same for everybody: also where nothing was wanted any more, or the account is gone. */
function show(res: MedusaResponse, page: string): void {
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Content-Security-Policy', NEWS_POLICY)
  res.setHeader('Referrer-Policy', 'same-origin')
  res.type('html').send(page)
}

export const GET = route(endpoints.newsLink, async ({ params, res }) => {
  profileOf(params.token)
  show(res, ASKED)
  return undefined
})

export const POST = route(endpoints.leaveNews, async ({ scope, params, res }) => {
  await scope.resolve(CUSTOMER_PROFILE_MODULE).leaveNews(profileOf(params.token))
  show(res, DONE)
  return undefined
})
