import type { Design } from '@caseloom/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '~/lib/api-client'
import { DESIGN_QUERIES } from '~/lib/queries/designs'
import { useWho } from '~/lib/who'

interface Page {
  items: Design[]
}

const LIKE = ['like']
const LIKED_IN = [DESIGN_QUERIES.gallery, DESIGN_QUERIES.published]

/** Likes a design, or takes the like back: shown at once, and put right by the answer. */
export function useLike() {
  const client = useQueryClient()
  const { id: viewerId } = useWho()
  const change = (id: string, state: Partial<Design>, ...viewer: string[]) => {
    const changed = (design: Design) => (design.id === id ? { ...design, ...state } : design)
    client.setQueriesData<Page>({ queryKey: [...DESIGN_QUERIES.gallery, ...viewer] }, (page) =>
      page ? { ...page, items: page.items.map(changed) } : page,
    )
    client.setQueriesData<Design | Design[]>(
      { queryKey: [...DESIGN_QUERIES.published, ...viewer] },
      (shown) => (Array.isArray(shown) ? shown.map(changed) : shown && changed(shown)),
    )
  }
  // How many like it is the same for everybody; who likes it is not, and is whoever pressed, who may have signed out since.
  const put = (viewer: string | null, id: string, { liked, likes }: Pick<Design, 'liked' | 'likes'>) => {
    change(id, { likes })
    if (viewer !== null) change(id, { liked }, viewer)
  }
  return useMutation({
    mutationKey: LIKE,
    mutationFn: ({ id, liked }: Design) =>
      api.call(liked ? 'unlikeDesign' : 'likeDesign', { params: { id } }),
    onMutate: async ({ id, liked, likes }) => {
      // A list that was asked for before the press knows nothing of it, and must not take it back.
      await Promise.all(LIKED_IN.map((queryKey) => client.cancelQueries({ queryKey })))
      put(viewerId, id, { liked: !liked, likes: Math.max(0, likes + (liked ? -1 : 1)) })
      return { viewer: viewerId }
    },
    onSuccess: (state, { id }, { viewer }) => put(viewer, id, state),
    onError: (_error, { id, liked, likes }, pressed) => put(pressed?.viewer ?? null, id, { liked, likes }),
    // What was called off is asked for again, once nothing is on its way that it would not know of.
    onSettled: () => {
      if (client.isMutating({ mutationKey: LIKE }) > 1) return
      for (const queryKey of LIKED_IN) void client.invalidateQueries({ queryKey })
    },
  })
}
