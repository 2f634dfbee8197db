import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWho } from '~/lib/who'
import { recentDesignsQuery } from '../api/designs'
import { recentJobsQuery } from '../api/jobs'
import { recentPictures } from '../lib/recent-pictures'
import { useStudioStore } from '../store'

/** So many at first, and with each press so many more. */
const SHOWN = 16

/** What the shopper had drawn and kept before, and the way to more of it. */
export function useRecentPictures() {
  const who = useWho()
  const enabled = who.status !== 'unknown'
  const name = who.id ?? 'guest'
  const jobs = useInfiniteQuery({ ...recentJobsQuery(name), enabled })
  const designs = useQuery({ ...recentDesignsQuery(name), enabled })
  const variations = useStudioStore((draft) => draft.variations)
  const [shown, setShown] = useState(SHOWN)
  const pictures = recentPictures(jobs.data?.pages.flat() ?? [], designs.data?.items ?? [], variations)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isLoadingError } = jobs
  return {
    pictures: pictures.slice(0, shown),
    /** There may be more, or it is not known. */
    hasMore: pictures.length > shown || hasNextPage || isLoadingError,
    /** More than at first is shown. */
    isOpen: shown > SHOWN,
    isBusy: isFetchingNextPage || (isLoadingError && jobs.isFetching),
    isError: isFetchNextPageError || isLoadingError,
    showMore: async () => {
      if (isLoadingError) {
        await jobs.refetch()
        return
      }
      if (pictures.length < shown + SHOWN && hasNextPage) {
        const next = await jobs.fetchNextPage()
        if (next.isFetchNextPageError) return
      }
      setShown(shown + SHOWN)
    },
  }
}
