import { customerOf } from '@caseloom/contract'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { useSearchParams } from 'react-router'
import { IconButton } from '~/components/ui/icon-button'
import { formatCount } from '~/lib/numbers'
import { useKeysOn } from '../hooks/use-keys-on'
import { useNeighbours } from '../hooks/use-neighbours'
import { APPROVAL_TABS, type ApprovalTab } from '../lib/approval-tabs'

interface OrderStepsProps {
  id: string
  onStep: (id: string, page: number) => void
}

const ENDS = { before: 'No order stands before it', after: 'No order follows in this list' }

/** The way from one order's details to those of its neighbours in the open list, and where in it this one stands. */
function Steps({ tab, id, onStep }: OrderStepsProps & { tab: ApprovalTab }) {
  const way = useNeighbours(tab, id)
  const keysOn = useKeysOn((state) => state.on)
  const nav = useRef<HTMLElement>(null)
  const [refused, setRefused] = useState<'before' | 'after' | null>(null)

  function go(to: 'before' | 'after') {
    const neighbour = way?.[to]
    setRefused(neighbour ? null : to)
    if (neighbour) onStep(neighbour.order.id, neighbour.page)
  }
  const options = {
    enabled: keysOn && way !== null,
    preventDefault: true,
    // Held down, it would run past orders that nobody has seen; and a question over the details has its own keys.
    ignoreEventWhen: ({ repeat, target }: KeyboardEvent) =>
      repeat || !(target instanceof Node && nav.current?.closest('[role=dialog]')?.contains(target)),
  }
  useHotkeys('j', () => go('after'), options)
  useHotkeys('k', () => go('before'), options)
  if (!way) return null

  const { order, place, total, before, after } = way
  const shown =
    refused && !way[refused]
      ? ENDS[refused]
      : order
        ? `${formatCount(place)} of ${formatCount(total)}`
        : 'It has left this list'
  return (
    <nav ref={nav} aria-label="Orders of this list" className="mb-3 flex items-center gap-2">
      <IconButton label="Previous order" tone="outline" aria-disabled={!before} onClick={() => go('before')}>
        <ChevronLeft size={20} />
      </IconButton>
      <IconButton label="Next order" tone="outline" aria-disabled={!after} onClick={() => go('after')}>
        <ChevronRight size={20} />
      </IconButton>
      <p role="status" className="ml-2 text-sm text-ink-soft tabular-nums">
        {shown}
        {order ? (
          <span className="sr-only">
            : order {order.orderNumber}, {customerOf(order)}
          </span>
        ) : null}
      </p>
    </nav>
  )
}

export function OrderSteps(props: OrderStepsProps) {
  const [params] = useSearchParams()
  const tab = APPROVAL_TABS.find((each) => each === params.get('tab'))
  return tab ? <Steps tab={tab} {...props} /> : null
}
