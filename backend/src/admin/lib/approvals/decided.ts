import { toast } from '@medusajs/ui'

const RELOAD = 'Load the page again'

/** Says that a decision was taken. Medusa's own boxes on the page hold what they read before, until it is loaded again. */
export function tellDecided(sentence: string): void {
  toast.success(sentence, {
    description: 'Medusa’s own boxes on this page still show the order as it was.',
    action: { label: RELOAD, altText: RELOAD, onClick: () => window.location.reload() },
  })
}
