import { data as withStatus } from 'react-router'
import { cardsQuery, furtherCardsQuery } from '~/features/catalog/api/list-cards'
import { readListState, shownPages, type ListState } from '~/features/catalog/lib/list-state'
import { usePhonesStore } from '~/features/phones/store'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { originOf } from '~/lib/seo/address'
import { asCached, getQueryClient, prefetch } from './query-cache'

const listOf = (request: Request) => readListState(new URL(request.url).searchParams)

/** The cards of a list. Hearts are known in the browser alone, so a list of them waits for it. */
function queriesOf({ favourites, page, device, ...list }: ListState, remembered: string | null = null) {
  const wish = { ...list, device: device || remembered }
  const [first, ...others] = shownPages(page)
  return {
    head: favourites ? null : cardsQuery(wish, first),
    further: favourites || others.length === 0 ? null : furtherCardsQuery(wish, others),
  }
}

/** On the server: the cards, and what delivery costs. */
async function load(list: ListState) {
  const { head, further } = queriesOf(list)
  // The picture by which other sites announce the list.
  let image: string | undefined
  let came = head === null
  const { dehydrated } = await prefetch((client) => [
    client.query(shopInfoQuery()),
    ...(head
      ? [
          client.query(head).then(({ items }) => {
            came = true
            image = items[0]?.image
          }),
        ]
      : []),
    ...(further ? [client.query(further)] : []),
  ])
  return { dehydrated, image, came }
}

/** The same in the browser, on the way from another page. */
async function recall(list: ListState, remembered: string | null) {
  const client = getQueryClient()
  const { head, further } = queriesOf(list, remembered)
  await Promise.allSettled([
    client.query({ ...shopInfoQuery(), ...asCached }),
    ...(head ? [client.query({ ...head, ...asCached })] : []),
    ...(further ? [client.query({ ...further, ...asCached })] : []),
  ])
  return { dehydrated: undefined }
}

export async function loadList({ request }: { request: Request }) {
  const list = listOf(request)
  const { dehydrated, image, came } = await load(list)
  const { listHead } = await import('~/lib/seo/heads')
  const page = { dehydrated, head: listHead({ ...list, origin: originOf(request), image }) }
  // Without its cards a list is nothing for search engines: they come again, and the browser asks for the cards itself.
  return withStatus(page, { status: came ? 200 : 503 })
}

export async function recallList({ request }: { request: Request }) {
  usePhonesStore.getState().load()
  await recall(listOf(request), usePhonesStore.getState().active)
  return { dehydrated: undefined, head: null }
}
