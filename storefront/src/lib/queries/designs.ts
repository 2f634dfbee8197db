import type { QueryClient } from '@tanstack/react-query'

/** What shows designs: the customer's own, the studio's last ones, the gallery, a published one. */
export const DESIGN_QUERIES = {
  own: ['me', 'designs'],
  recent: ['recent-designs'],
  gallery: ['gallery'],
  published: ['published-design'],
} as const

/** Shows a design that was kept, changed or dropped wherever designs stand. @returns once the customer's own list is there anew */
export async function refreshDesigns(client: QueryClient): Promise<void> {
  const { own, ...others } = DESIGN_QUERIES
  for (const queryKey of Object.values(others)) void client.invalidateQueries({ queryKey })
  await client.invalidateQueries({ queryKey: own })
}
