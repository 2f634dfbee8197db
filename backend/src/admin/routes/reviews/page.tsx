import { defineRouteConfig } from '@medusajs/admin-sdk'
import { Star } from '@medusajs/icons'
import { Container, createDataTableFilterHelper } from '@medusajs/ui'
import { useState } from 'react'
import type { AdminReview, AdminReviewsPage } from '../../../lib/reviews/admin-page'
import { ListTable } from '../../lib/list/list-table'
import { chosenIn, pageOf, withQuery } from '../../lib/list/query'
import { useListState } from '../../lib/list/use-list-state'
import { columns, STANDINGS } from '../../lib/reviews/columns'
import { ReviewDrawer } from '../../lib/reviews/review-drawer'
import { useAnswer } from '../../lib/use-answer'

const filter = createDataTableFilterHelper<AdminReview>()

const ReviewsPage = () => {
  const state = useListState(['standing', 'product_id'])
  const [open, setOpen] = useState<AdminReview | null>(null)
  const answer = useAnswer<AdminReviewsPage>(
    withQuery('/reviews', {
      ...pageOf(state.pagination),
      q: state.search,
      status: chosenIn(state.filtering, 'standing'),
      product_id: chosenIn(state.filtering, 'product_id'),
    }),
  )

  return (
    <Container className="divide-y p-0">
      <ListTable
        title="Reviews"
        about="What buyers say. Open one to hide it from the shop, or to show it again."
        placeholder="Search reviews"
        state={state}
        answer={answer}
        rows={answer.data?.reviews}
        count={answer.data?.count}
        columns={columns}
        filters={[
          filter.accessor('standing', {
            type: 'radio',
            label: 'Status',
            options: Object.entries(STANDINGS).map(([value, { label }]) => ({ value, label })),
          }),
          filter.custom({
            id: 'product_id',
            type: 'radio',
            label: 'Product',
            options: (answer.data?.products ?? []).map(({ id, title }) => ({ value: id, label: title })),
          }),
        ]}
        empty={{
          empty: {
            heading: 'No reviews yet',
            description: 'Reviews that buyers write in the shop are listed here.',
          },
          filtered: {
            heading: 'No review matches',
            description: 'Search for other words, or take a filter away.',
          },
        }}
        onOpen={setOpen}
      />
      {open ? (
        <ReviewDrawer key={open.id} review={open} onClose={() => setOpen(null)} onChanged={answer.reload} />
      ) : null}
    </Container>
  )
}

export const config = defineRouteConfig({ label: 'Reviews', icon: Star })
export default ReviewsPage
