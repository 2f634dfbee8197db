import type { ProductCardPage } from '@caseloom/contract'
import { cardsQuery } from '~/features/catalog/api/list-cards'
import { readListState, shownPages, type ListState } from '~/features/catalog/lib/list-state'
import { usePhonesStore } from '~/features/phones/store'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { asCached, getQueryClient, prefetch } from './query-cache'

/** The list that the home page shows, and everyone who asks for nothing. */
const PLAIN = readListState(new URLSearchParams())
const listOf = (request: Request) => readListState(new URL(request.url).searchParams)

/** The cards of a list. Hearts are known in the browser alone, so a list of them waits for it. */
const queriesOf = ({ favourites, page, device, ...wish }: ListState, remembered: string | null = null) =>
  favourites
    ? []
    : shownPages(page).map((each) => cardsQuery({ ...wish, device: device || remembered }, each))

/** The picture by which other sites announce the list. */
const pictureOf = (head: ProductCardPage | undefined) => head?.items[0]?.image

/** On the server: the cards, and what delivery costs. */
async function load(list: ListState) {
  const queries = queriesOf(list)
  let image: string | undefined
  const { dehydrated } = await prefetch((client) => [
    client.query(shopInfoQuery()),
    ...queries.map((query, index) =>
      client.query(query).then((page) => (image = index === 0 ? pictureOf(page) : image)),
    ),
  ])
  return { dehydrated, image }
}

/** The same in the browser, on the way from another page. */
async function recall(list: ListState, remembered: string | null) {
  const client = getQueryClient()
  await Promise.allSettled([
    client.query({ ...shopInfoQuery(), ...asCached }),
    ...queriesOf(list, remembered).map((query) => client.query({ ...query, ...asCached })),
  ])
  return { dehydrated: undefined, image: undefined }
}

export const loadCatalogue = () => load(PLAIN)
export const recallCatalogue = () => recall(PLAIN, null)

export const loadList = ({ request }: { request: Request }) => load(listOf(request))

export function recallList({ request }: { request: Request }) {
  usePhonesStore.getState().load()
  return recall(listOf(request), usePhonesStore.getState().active)
}
