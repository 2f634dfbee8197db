import type { ProductCardPage } from '@caseloom/contract'
import { Heart } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { cn } from '~/components/ui/cn'
import { QuietSelect } from '~/components/ui/quiet-select'
import { SearchField } from '~/components/ui/search-field'
import { paths } from '~/config/paths'
import { changed, listPath, readListState, SORTS, type ListState } from '../lib/list-state'
import { FilterChips } from './filter-chips'
import { ListSummary } from './list-summary'

function FavouritesLink({ state }: { state: ListState }) {
  return (
    <Link
      to={listPath(changed(state, { favourites: !state.favourites }))}
      preventScrollReset
      aria-current={state.favourites ? 'true' : undefined}
      title="Favourites"
      className={cn(
        'flex min-h-12 shrink-0 items-center justify-center gap-2 rounded-full border-2 px-3.5 text-sm font-semibold transition-colors duration-200 sm:px-4',
        state.favourites ? 'border-weld bg-weld text-on-weld' : 'border-line hover:border-ink',
      )}
    >
      <Heart size={18} aria-hidden="true" className={state.favourites ? 'fill-current' : ''} />
      <span className="max-sm:sr-only">Favourites</span>
    </Link>
  )
}

/** Search, chips, category and order. A form with the list's own address, so that it also works before the scripts. */
export function ListControls({
  state,
  head,
  total,
  failed,
  device,
}: {
  state: ListState
  head: ProductCardPage | undefined
  total: number | undefined
  /** Whether no number is to be waited for. */
  failed: boolean
  /** The phone that the list is for, from the address or remembered. */
  device: string | null
}) {
  const navigate = useNavigate()
  const go = (change: Partial<ListState>, replace = false) =>
    void navigate(listPath(changed(state, change)), { replace, preventScrollReset: true })
  const categories = head?.categories ?? []
  const known = state.category === '' || categories.some(({ name }) => name === state.category)
  return (
    <form
      role="search"
      aria-label="Cases"
      action={paths.products}
      onSubmit={(event) => event.preventDefault()}
    >
      {state.filter === 'all' ? null : <input type="hidden" name="filter" value={state.filter} />}
      {state.device === '' ? null : <input type="hidden" name="device" value={state.device} />}
      <div className="flex flex-col gap-3 lg:flex-row-reverse lg:items-center lg:justify-between lg:gap-6">
        <div className="flex gap-3 lg:w-[27rem]">
          <SearchField
            label="Search cases"
            search={state.search}
            onSearch={(search, { replace }) => go({ search }, replace)}
            className="min-w-0 flex-1"
          />
          <FavouritesLink state={state} />
        </div>
        <FilterChips state={state} counts={head?.counts} />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 border-t-3 border-ink pt-2">
        <ListSummary state={state} total={total} failed={failed} device={device} />
        <div className="flex min-w-0 gap-x-4 max-sm:w-full max-sm:justify-between">
          <QuietSelect
            label="Category"
            name="category"
            value={state.category}
            onChange={(event) => go({ category: event.target.value })}
          >
            <option value="">All categories</option>
            {known ? null : <option value={state.category}>{state.category}</option>}
            {categories.map(({ name, count }) => (
              <option key={name} value={name}>
                {name} ({count})
              </option>
            ))}
          </QuietSelect>
          <QuietSelect
            label="Sort by"
            name="sort"
            value={state.sort}
            onChange={(event) =>
              go({ sort: readListState(new URLSearchParams({ sort: event.target.value })).sort })
            }
          >
            {SORTS.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </QuietSelect>
        </div>
      </div>
    </form>
  )
}
