import { queryOptions } from '@tanstack/react-query'
import { studioApi } from '../api/studio-api'
import { keepDesign, ownDesign } from '../api/designs'
import type { KeptVariation, StudioDraft } from '../lib/studio-state'

/** The line that a link of a mail opens. `who`: somebody else's account is not shown another's order. */
export const adjustmentQuery = (token: string, who: string) =>
  queryOptions({
    queryKey: ['adjustment', token, who],
    queryFn: ({ signal }) => studioApi.call('getAdjustment', { params: { token }, signal }),
    meta: { silent: true },
    retry: false,
    staleTime: 0,
  })

/** The id of the design that a picture is or becomes; the line's own needs no keeping, whoever holds the link. */
async function designIdOf(
  { id, origin, originalPrompt }: KeptVariation,
  lineDesign: string,
): Promise<string> {
  if (id === lineDesign) return id
  return (await (origin === 'design' ? ownDesign(id) : keepDesign(id, originalPrompt))).id
}

export async function sendChange(input: {
  token: string
  lineDesign: string
  variation: KeptVariation
  placement: StudioDraft['placement']
}) {
  const { token, lineDesign, variation, placement } = input
  const designId = await designIdOf(variation, lineDesign)
  return studioApi.call('sendAdjustment', { params: { token }, body: { designId, placement } })
}
