import { socialProvidersQuery } from '~/lib/queries/social-providers'
import { asCached, getQueryClient, prefetch } from '../loading/query-cache'

/** On the server: which social sign-ins there are, so that their buttons stand in the first paint. */
export const loadSocialProviders = () => prefetch((client) => [client.query(socialProvidersQuery())])

/** The same in the browser, on the way from another page; without an answer the form is there all the same. */
export async function recallSocialProviders() {
  await getQueryClient()
    .query({ ...socialProvidersQuery(), ...asCached })
    .catch(() => undefined)
  return { dehydrated: undefined }
}
