import type { OrderDetail } from '@caseloom/contract'
import { Check, X } from 'lucide-react'
import { Badge } from '~/components/ui/badge'
import { cn } from '~/components/ui/cn'
import { formatDateTime } from '~/lib/dates'

const LOOKS = {
  done: 'border-good bg-good text-surface',
  open: 'border-line-strong',
  ended: 'border-bad bg-bad text-surface',
}

export function Timeline({ order }: { order: OrderDetail }) {
  return (
    <section>
      <h3 className="text-lg">Order Timeline</h3>
      <ol className="mt-3">
        {order.timeline.map((step) => (
          <li
            key={step.key}
            className="relative flex gap-4 pb-5 before:absolute before:top-7 before:bottom-0 before:left-3.5 before:w-px before:bg-line last:pb-0 last:before:hidden"
          >
            <span
              className={cn(
                'grid size-7 shrink-0 place-items-center rounded-full border-2',
                LOOKS[step.key === 'ended' ? 'ended' : step.done ? 'done' : 'open'],
              )}
            >
              {step.key === 'ended' ? (
                <X size={16} aria-hidden="true" />
              ) : step.done ? (
                <Check size={16} aria-hidden="true" />
              ) : null}
            </span>
            <div className="text-sm">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {step.title}
                {step.current ? <Badge tone="weld">Current</Badge> : null}
                <span className="sr-only">{step.done ? '(done)' : '(to come)'}</span>
              </p>
              <p className="text-ink-soft">{step.description}</p>
              {step.done && (step.at ?? (step.current ? order.updatedAt : null)) ? (
                <p className="text-xs text-ink-soft">{formatDateTime(step.at ?? order.updatedAt)}</p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
