import { Search } from 'lucide-react'
import { cn } from '~/components/ui/cn'
import { TextField } from '~/components/ui/text-field'
import { FILTERS, type FilterKey } from '../lib/filters'

export function FilterBar({
  search,
  filter,
  counts,
  onSearch,
  onFilter,
}: {
  search: string
  filter: FilterKey
  counts: Record<FilterKey, number>
  onSearch: (value: string) => void
  onFilter: (value: FilterKey) => void
}) {
  return (
    <div className="flex flex-col gap-5 lg:flex-row lg:items-center lg:justify-between">
      <div role="group" aria-label="Kind of case" className="flex flex-wrap gap-2">
        {FILTERS.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === filter}
            onClick={() => onFilter(key)}
            className={cn(
              'flex min-h-11 items-center gap-2 rounded-full border-2 px-4 text-sm font-semibold transition-colors',
              key === filter ? 'border-weld bg-weld text-on-weld' : 'border-line hover:border-ink',
            )}
          >
            {label}
            <span className="tabular-nums opacity-75">{counts[key]}</span>
          </button>
        ))}
      </div>
      <TextField
        type="search"
        label="Search cases"
        hideLabel
        placeholder="Search cases"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        leading={<Search size={18} aria-hidden="true" />}
        className="w-full lg:w-80"
      />
    </div>
  )
}
