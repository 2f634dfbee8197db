import { X } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { changed, FILTERS, isNarrowed, listPath, type ListState } from '../lib/list-state'
import { caseCount } from '../lib/product-words'

const CLEARED = { search: '', filter: 'all', category: '', favourites: false } as const

/** The address without what narrows the list; the order stays. */
export const clearedPath = (state: ListState) => listPath(changed(state, CLEARED))

/** How many there are and what narrows them, each of which can be taken away. */
export function ListSummary({
  state,
  total,
  failed,
  device,
}: {
  state: ListState
  total: number | undefined
  failed: boolean
  /** The phone that the list is for, from the address or remembered. */
  device: string | null
}) {
  const narrowing = [
    { label: `“${state.search}”`, said: state.search !== '', without: { search: '' } },
    {
      label: FILTERS.find(({ key }) => key === state.filter)?.label ?? '',
      said: state.filter !== 'all',
      without: { filter: 'all' as const },
    },
    { label: state.category, said: state.category !== '', without: { category: '' } },
    { label: 'Favourites', said: state.favourites, without: { favourites: false } },
  ].filter(({ said }) => said)
  const words = useRef<HTMLParagraphElement>(null)
  /** The pressed link goes away: the keyboard goes on from what the list now holds. */
  const stay = () => words.current?.focus({ preventScroll: true })
  return (
    <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-5">
      <p
        ref={words}
        role="status"
        tabIndex={-1}
        className="font-semibold wrap-anywhere outline-none has-[.sr-only]:-mr-5"
      >
        {total === undefined ? (
          failed ? null : (
            <span className="sr-only">Loading cases</span>
          )
        ) : (
          <>
            {caseCount(total)}
            {device ? <span className="font-normal text-ink-soft"> for {device}</span> : null}
          </>
        )}
      </p>
      {isNarrowed(state) ? (
        <ul className="flex min-w-0 flex-wrap items-center gap-x-4">
          {narrowing.map(({ label, without }) => (
            <li key={label} className="min-w-0">
              <Link
                to={listPath(changed(state, without))}
                preventScrollReset
                onClick={stay}
                className="inline-flex min-h-11 max-w-full items-center gap-1 text-sm underline-offset-4 hover:underline"
              >
                <span className="sr-only">Remove </span>
                <span className="truncate">{label}</span>
                <X size={15} aria-hidden="true" className="shrink-0 text-accent" />
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={clearedPath(state)}
              preventScrollReset
              onClick={stay}
              className="inline-flex min-h-11 items-center text-sm font-semibold underline decoration-accent decoration-2 underline-offset-4"
            >
              Clear all
            </Link>
          </li>
        </ul>
      ) : null}
    </div>
  )
}
