import { Badge, createDataTableColumnHelper, StatusBadge, Text } from '@medusajs/ui'
import type { AdminReview, ReviewStanding } from '../../../lib/reviews/admin-page'

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

export const STANDINGS: Record<ReviewStanding, { label: string; colour: 'green' | 'orange' | 'grey' }> = {
  published: { label: 'In the shop', colour: 'green' },
  hidden: { label: 'Hidden', colour: 'orange' },
  order_fell: { label: 'Order rejected or cancelled', colour: 'grey' },
}
export const shownDate = (iso: string): string => DATE.format(new Date(iso))

export function Stars({ rating }: { rating: number }) {
  return (
    <span className="whitespace-nowrap tracking-wide" role="img" aria-label={`${rating} out of 5 stars`}>
      <span className="text-ui-tag-orange-icon">{'★'.repeat(rating)}</span>
      <span className="text-ui-fg-disabled">{'★'.repeat(5 - rating)}</span>
    </span>
  )
}

export function Standing({ review }: { review: AdminReview }) {
  const { label, colour } = STANDINGS[review.standing]
  return <StatusBadge color={colour}>{label}</StatusBadge>
}

const column = createDataTableColumnHelper<AdminReview>()

export const columns = [
  column.accessor('rating', { header: 'Stars', cell: ({ getValue }) => <Stars rating={getValue()} /> }),
  column.accessor('title', {
    header: 'Review',
    maxSize: 480,
    cell: ({ row: { original } }) => (
      <div className="min-w-0 py-2">
        <div className="flex items-center gap-2">
          <Text size="small" weight="plus" className="truncate">
            {original.title}
          </Text>
          {original.sample ? <Badge size="2xsmall">Sample</Badge> : null}
        </div>
        <Text size="small" className="text-ui-fg-subtle truncate">
          {original.body}
        </Text>
      </div>
    ),
  }),
  column.accessor('product.title', { header: 'Product' }),
  column.accessor('author', { header: 'Author' }),
  column.accessor('created_at', { header: 'Date', cell: ({ getValue }) => shownDate(getValue()) }),
  column.accessor('standing', {
    header: 'Status',
    cell: ({ row: { original } }) => <Standing review={original} />,
  }),
]
