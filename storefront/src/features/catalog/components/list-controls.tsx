import type { ProductCardPage } from '@caseloom/contract'
import { Heart } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { cn } from '~/components/ui/cn'
import { Select } from '~/components/ui/select'
import { paths } from '~/config/paths'
import { changed, listPath, readListState, SORTS, type ListState } from '../lib/list-state'
import { FilterChips } from './filter-chips'
import { SearchField } from './search-field'

/** Search, category, order and chips. A form of its own address, so that it also works before the scripts. */
export function ListControls({ state, head }: { state: ListState; head: ProductCardPage | undefined }) {
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
      className="space-y-4"
    >
      {state.filter === 'all' ? null : <input type="hidden" name="filter" value={state.filter} />}
      {state.device === '' ? null : <input type="hidden" name="device" value={state.device} />}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_1fr_auto] lg:grid-cols-[minmax(0,1fr)_13rem_13.5rem_auto]">
        <SearchField
          search={state.search}
          onSearch={(search, { replace }) => go({ search }, replace)}
          className="col-span-2 sm:col-span-3 lg:col-span-1"
        />
        <Select
          label="Category"
          hideLabel
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
        </Select>
        <Select
          label="Sort by"
          hideLabel
          name="sort"
          value={state.sort}
          onChange={(event) => {
            const { sort } = readListState(new URLSearchParams({ sort: event.target.value }))
            go({ sort })
          }}
        >
          {SORTS.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
        <Link
          to={listPath(changed(state, { favourites: !state.favourites }))}
          preventScrollReset
          aria-current={state.favourites ? 'true' : undefined}
          className={cn(
            'col-span-2 flex min-h-12 items-center justify-center gap-2 rounded-full border-2 px-5 text-sm font-semibold transition-colors duration-200 sm:col-span-1',
            state.favourites ? 'border-weld bg-weld text-on-weld' : 'border-line hover:border-ink',
          )}
        >
          <Heart size={18} aria-hidden="true" className={state.favourites ? 'fill-current' : ''} />
          Favourites
        </Link>
      </div>
      <FilterChips state={state} counts={head?.counts} />
    </form>
  )
}
