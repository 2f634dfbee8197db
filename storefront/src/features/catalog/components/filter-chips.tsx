import type { ProductCardPage } from '@caseloom/contract'
import { Link } from 'react-router'
import { cn } from '~/components/ui/cn'
import { changed, FILTERS, listPath, type ListState } from '../lib/list-state'
import { formatCount } from '~/lib/numbers'

/** Links, since each chip is an address: they work before the scripts, in a new tab, and Back undoes them. */
export function FilterChips({
  state,
  counts,
}: {
  state: ListState
  counts: ProductCardPage['counts'] | undefined
}) {
  return (
    <div role="group" aria-label="Kind of case" className="chip-row">
      {FILTERS.map(({ key, label }) => {
        const chosen = key === state.filter
        return (
          <Link
            key={key}
            to={listPath(changed(state, { filter: key }))}
            preventScrollReset
            aria-current={chosen ? 'true' : undefined}
            className={cn(
              'flex min-h-11 shrink-0 items-center gap-2 rounded-full border-2 px-4 text-sm font-semibold transition-colors duration-200',
              chosen ? 'border-weld bg-weld text-on-weld' : 'border-line hover:border-ink',
            )}
          >
            {label} {/* Two figures wide from the start, so that nothing moves when they come. */}
            <span className="min-w-[2ch] text-center tabular-nums opacity-75">
              {counts ? formatCount(counts[key]) : ''}
            </span>
          </Link>
        )
      })}
    </div>
  )
}
