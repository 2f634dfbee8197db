import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { galleryQuery, publishedDesignQuery } from '~/features/designs/api/gallery'
import { designsQuery } from '~/features/designs/api/designs'
import { membershipQuery } from '~/features/membership/api/membership'
import { recentDesignsQuery } from '~/features/studio/api/designs'
import { refreshDesigns } from '~/lib/queries/designs'

describe('a design that was kept, changed or dropped', () => {
  it('is asked for again wherever designs stand', async () => {
    const client = new QueryClient()
    const wish = { search: '', sort: 'newest', page: 1 } as const
    const shown: (readonly unknown[])[] = [
      designsQuery(wish),
      membershipQuery(),
      recentDesignsQuery('ada'),
      galleryQuery('ada', wish),
      publishedDesignQuery(null, 'design_1'),
    ].map(({ queryKey }) => queryKey)
    for (const queryKey of shown) client.setQueryData(queryKey, {})
    client.setQueryData(['products', '1'], {})
    await refreshDesigns(client)
    for (const queryKey of shown)
      expect(client.getQueryState(queryKey)?.isInvalidated, queryKey.join()).toBe(true)
    expect(client.getQueryState(['products', '1'])?.isInvalidated).toBe(false)
  })
})
