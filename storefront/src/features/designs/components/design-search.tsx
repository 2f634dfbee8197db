import { cn } from '~/components/ui/cn'
import { QuietSelect } from '~/components/ui/quiet-select'
import { SearchField } from '~/components/ui/search-field'
import type { DesignSort, DesignWish } from '../lib/design-wish'

/** What to look for among designs, and in which order they come. */
export function DesignSearch({
  label,
  wish,
  sorts,
  onChange,
  className,
}: {
  label: string
  wish: DesignWish
  sorts: readonly { key: DesignSort; label: string }[]
  onChange: (change: Partial<DesignWish>, how?: { replace: boolean }) => void
  className?: string
}) {
  return (
    <div
      role="search"
      className={cn('flex flex-wrap items-center justify-between gap-x-6 gap-y-2', className)}
    >
      <SearchField
        label={label}
        search={wish.search}
        onSearch={(search, how) => onChange({ search }, how)}
        className="w-full sm:w-80"
      />
      <QuietSelect
        label="Sort by"
        value={wish.sort}
        onChange={({ target }) => {
          const chosen = sorts.find(({ key }) => key === target.value)
          if (chosen) onChange({ sort: chosen.key })
        }}
      >
        {sorts.map(({ key, label: words }) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </QuietSelect>
    </div>
  )
}
