import type { AdminOrder } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { Keyboard } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '~/components/ui/button'
import { Checkbox } from '~/components/ui/checkbox'
import { EmptyState } from '~/components/ui/empty-state'
import { ErrorState } from '~/components/ui/error-state'
import { IconButton } from '~/components/ui/icon-button'
import { Pager } from '~/components/ui/pager'
import { Skeleton } from '~/components/ui/skeleton'
import { messageOf } from '~/lib/api-errors'
import { approvalsQuery, PAGE_SIZE } from '../api/approvals'
import { useProcessOrder } from '../api/decisions'
import { useBulkQuestion } from '../hooks/use-bulk-question'
import type { Rejected } from '../hooks/use-kept-form'
import { useKeysOn } from '../hooks/use-keys-on'
import { useListKeys } from '../hooks/use-list-keys'
import { useListWish } from '../hooks/use-list-wish'
import { useMovedLately } from '../hooks/use-moved-lately'
import { useSelection } from '../hooks/use-selection'
import { useTabChange } from '../hooks/use-tab-change'
import { useViewedOrder } from '../hooks/use-viewed-order'
import { canDecide } from '../lib/approval-status'
import { TAB_WORDS, type ApprovalTab } from '../lib/approval-tabs'
import { isNarrowed, whyNone } from '../lib/list-wish'
import { ApprovalRow } from './approval-row'
import { BulkBar } from './bulk-bar'
import { DisputedDialog } from './disputed-dialog'
import { FilterBar } from './filter-bar'
import { KeysDialog } from './keys-dialog'
import { PastTheEnd } from './past-the-end'
import { RejectDialog } from './reject-dialog'

/** An order as it is now: one that becomes another is not what was chosen or pointed at. */
const asItIs = ({ id, contents }: AdminOrder): string => `${id} ${contents}`

/** The orders of one tab: searched, filtered, paged, decided one by one or several at once. */
export function ApprovalList({ tab }: { tab: ApprovalTab }) {
  const { title, lead, empty } = TAB_WORDS[tab]
  const [wish, change] = useListWish()
  const { choose } = useTabChange()
  const { data, error, isPlaceholderData, refetch } = useQuery(approvalsQuery(tab, wish))
  const heading = useRef<HTMLHeadingElement>(null)
  const orders = data?.items ?? []
  const moved = useMovedLately(
    orders.map(asItIs),
    data === undefined || isPlaceholderData ? '' : JSON.stringify([tab, wish]),
  )
  const decidable = orders.filter(({ status }) => canDecide(status))
  const selection = useSelection(decidable.map(asItIs))
  const { viewed, view } = useViewedOrder()
  const [rejecting, setRejecting] = useState<Rejected | null>(null)
  const [disputed, setDisputed] = useState<AdminOrder | null>(null)
  const [question, ask] = useBulkQuestion()
  const [helping, setHelping] = useState(false)
  const process = useProcessOrder(setDisputed)
  const decidableBy = (id: string) => decidable.find((order) => order.id === id) ?? null
  const keysOn = useKeysOn((state) => state.on)
  const listRef = useListKeys({
    onToggle: (id) => {
      const order = decidableBy(id)
      if (order) selection.toggle(asItIs(order))
    },
    onView: view,
    onProcess: (id) => {
      const order = decidableBy(id)
      if (order && !moved) process.decide(order)
    },
    onReject: (id) => {
      if (!moved) setRejecting(decidableBy(id))
    },
    onHelp: () => setHelping(true),
    enabled:
      keysOn && viewed === null && rejecting === null && disputed === null && question === null && !helping,
  })
  const chosen = orders.filter((order) => selection.has(asItIs(order)))

  return (
    <section aria-label={title} ref={listRef}>
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
            {title}
          </h2>
          <p className="text-ink-soft">{lead}</p>
        </div>
        <IconButton label="Keyboard shortcuts" className="max-md:hidden" onClick={() => setHelping(true)}>
          <Keyboard size={22} />
        </IconButton>
      </div>
      <FilterBar key={tab} wish={wish} onChange={change} />
      <div className="mt-6" aria-busy={isPlaceholderData}>
        {data === undefined && error ? (
          <ErrorState title="Failed to load admin data" onRetry={() => void refetch()}>
            {messageOf(error)}
          </ErrorState>
        ) : data === undefined ? (
          <div aria-busy="true" className="grid gap-3">
            {[1, 2, 3, 4].map((place) => (
              <Skeleton key={place} className="h-32" />
            ))}
          </div>
        ) : orders.length === 0 && wish.page > 1 ? (
          <PastTheEnd onFirst={() => change({ page: 1 })} />
        ) : orders.length === 0 && isNarrowed(wish) ? (
          <EmptyState
            title="No order matches"
            actions={
              <>
                <Button onClick={() => change({ search: '', from: '', to: '' })}>Show all of them</Button>
                {tab === 'all' ? null : (
                  <Button variant="outline" onClick={() => choose('all')}>
                    Look in all orders
                  </Button>
                )}
              </>
            }
          >
            {whyNone(wish)}
          </EmptyState>
        ) : orders.length === 0 ? (
          <EmptyState title={empty.title}>{empty.text}</EmptyState>
        ) : (
          <>
            {decidable.length > 1 ? (
              <Checkbox
                label={`Choose all ${decidable.length} on this page`}
                className="mb-3 pl-4 sm:pl-5"
                checked={chosen.length === decidable.length}
                onChange={(event) => selection.setAll(event.target.checked)}
              />
            ) : null}
            <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
              {orders.map((order) => (
                <ApprovalRow
                  key={order.id}
                  order={order}
                  moved={moved}
                  chosen={selection.has(asItIs(order))}
                  onChoose={() => selection.toggle(asItIs(order))}
                  onView={() => view(order.id)}
                  onReject={() => setRejecting(order)}
                  onDisputed={setDisputed}
                />
              ))}
            </ul>
            {data.total > PAGE_SIZE ? (
              <Pager
                page={wish.page}
                pageSize={PAGE_SIZE}
                total={data.total}
                top={heading}
                onPage={(page) => change({ page })}
              />
            ) : null}
          </>
        )}
      </div>
      <BulkBar
        orders={chosen}
        question={question}
        onAsk={ask}
        onLeave={(left) => selection.drop(left.map(asItIs))}
        top={heading}
      />
      {rejecting === null ? null : <RejectDialog order={rejecting} onClose={() => setRejecting(null)} />}
      {disputed === null ? null : <DisputedDialog order={disputed} onClose={() => setDisputed(null)} />}
      {helping ? <KeysDialog onClose={() => setHelping(false)} /> : null}
    </section>
  )
}
