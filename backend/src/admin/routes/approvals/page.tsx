import type { AdminOrder } from '@caseloom/contract'
import { defineRouteConfig } from '@medusajs/admin-sdk'
import { CheckCircleSolid } from '@medusajs/icons'
import { Container, createDataTableFilterHelper } from '@medusajs/ui'
import { useNavigate } from 'react-router-dom'
import type { ApprovalsPage as Page } from '../../../lib/approvals/admin-page'
import { columns } from '../../lib/approvals/columns'
import { STATUSES } from '../../lib/approvals/status'
import { ListTable } from '../../lib/list/list-table'
import { chosenIn, withQuery } from '../../lib/list/query'
import { useListState } from '../../lib/list/use-list-state'
import { NeedsAPerson } from '../../lib/parked/needs-a-person'
import { useAnswer } from '../../lib/use-answer'

const filter = createDataTableFilterHelper<AdminOrder>()
/** What waits for somebody comes first. */
const WAITING = { status: ['pending_admin_approval', 'prodigi_failed'] }

const ApprovalsPage = () => {
  const navigate = useNavigate()
  const state = useListState(['status'], WAITING)
  const { pageIndex, pageSize } = state.pagination
  const answer = useAnswer<Page>(
    withQuery('/approvals', {
      limit: pageSize,
      page: pageIndex + 1,
      search: state.search,
      status: chosenIn(state.filtering, 'status'),
    }),
  )

  return (
    <>
      <NeedsAPerson onOrder={answer.reload} />
      <Container className="divide-y p-0">
        <ListTable
          title="Approvals"
          about="Paid orders that somebody must look at before they are printed. Open one to decide."
          placeholder="Search orders"
          state={state}
          answer={answer}
          rows={answer.data?.items}
          count={answer.data?.total}
          columns={columns}
          filters={[
            filter.accessor('status', {
              type: 'select',
              label: 'Status',
              options: Object.entries(STATUSES).map(([value, { label }]) => ({ value, label })),
            }),
          ]}
          empty={{
            empty: { heading: 'No orders yet', description: 'Paid orders are listed here.' },
            filtered: {
              heading: 'Nothing waits',
              description: 'No order matches. Take a filter away to see the others.',
            },
          }}
          onOpen={({ id }) => void navigate(`/orders/${id}`)}
        />
      </Container>
    </>
  )
}

export const config = defineRouteConfig({ label: 'Approvals', icon: CheckCircleSolid })
export default ApprovalsPage
