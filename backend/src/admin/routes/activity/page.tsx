import { defineRouteConfig } from '@medusajs/admin-sdk'
import { Clock } from '@medusajs/icons'
import { Container, createDataTableFilterHelper } from '@medusajs/ui'
import { useState } from 'react'
import type { AdminActivity, AdminActivityPage } from '../../../lib/activity/admin-page'
import { ActivityDrawer } from '../../lib/activity/activity-drawer'
import { columns } from '../../lib/activity/columns'
import { kindWords, RESULTS } from '../../lib/activity/words'
import { ListTable } from '../../lib/list/list-table'
import { chosenIn, pageOf, withQuery } from '../../lib/list/query'
import { useListState } from '../../lib/list/use-list-state'
import { useAnswer } from '../../lib/use-answer'

const filter = createDataTableFilterHelper<AdminActivity>()

const ActivityPage = () => {
  const state = useListState(['kind', 'actor_id', 'outcome'])
  const [open, setOpen] = useState<AdminActivity | null>(null)
  const answer = useAnswer<AdminActivityPage>(
    withQuery('/activity', {
      ...pageOf(state.pagination),
      q: state.search,
      kind: chosenIn(state.filtering, 'kind'),
      actor_id: chosenIn(state.filtering, 'actor_id'),
      outcome: chosenIn(state.filtering, 'outcome'),
    }),
  )

  return (
    <Container className="divide-y p-0">
      <ListTable
        title="Activity"
        about="Who changed what, from what to what: here and in the shop’s own panel. Nobody can change it."
        placeholder="Search by name or id"
        state={state}
        answer={answer}
        rows={answer.data?.activity}
        count={answer.data?.count}
        columns={columns}
        filters={[
          filter.custom({
            id: 'actor_id',
            type: 'radio',
            label: 'Who',
            options: (answer.data?.actors ?? []).map(({ id, name }) => ({ value: id, label: name })),
          }),
          filter.accessor('kind', {
            type: 'radio',
            label: 'What',
            options: (answer.data?.kinds ?? []).map((kind) => ({ value: kind, label: kindWords(kind) })),
          }),
          filter.accessor('outcome', {
            type: 'radio',
            label: 'Result',
            options: Object.entries(RESULTS).map(([value, { label }]) => ({ value, label })),
          }),
        ]}
        empty={{
          empty: {
            heading: 'Nothing was done yet',
            description: 'What administrators and merchandisers change is listed here.',
          },
          filtered: {
            heading: 'Nothing matches',
            description: 'Search for another name, or take a filter away.',
          },
        }}
        onOpen={setOpen}
      />
      {open ? <ActivityDrawer key={open.id} activity={open} onClose={() => setOpen(null)} /> : null}
    </Container>
  )
}

export const config = defineRouteConfig({ label: 'Activity', icon: Clock })
export default ActivityPage
