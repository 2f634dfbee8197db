import { z } from 'zod'
import { endpoint } from './endpoint'
import { said } from './text'

const NO_LINK =
  'This link is not valid. Please open the one in our mail again, or turn news off in your profile.'
export const newsLinkParams = z.object({ token: said(NO_LINK, 200) })

/** The way out of news and offers that stands in each mail of theirs: one link, by RFC 8058. It opens nothing else, and tells of nobody. */
export const newsEndpoints = {
  newsLink: endpoint({
    method: 'GET',
    path: '/news/leave/{token}',
    tag: 'News',
    access: 'public',
    summary: 'A page with a button that ends news and offers; looking at it changes nothing',
    params: newsLinkParams,
    produces: 'text/html',
    errors: ['not_found'],
  }),
  leaveNews: endpoint({
    method: 'POST',
    path: '/news/leave/{token}',
    tag: 'News',
    access: 'public',
    fromAnywhere: true,
    summary:
      'Ends news and offers, for the button and for mail programs, which send any form; a second time changes nothing',
    params: newsLinkParams,
    produces: 'text/html',
    errors: ['not_found'],
  }),
}
