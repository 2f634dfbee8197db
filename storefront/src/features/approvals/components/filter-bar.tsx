import { Search } from 'lucide-react'
import { useState } from 'react'
import { Select } from '~/components/ui/select'
import { TextField } from '~/components/ui/text-field'
import { useSearchText } from '~/components/ui/use-search-text'
import { SEARCH_MAX } from '~/lib/search-words'
import type { ListWish } from '../lib/list-wish'

/** A year is typed digit by digit, and is a date from the first: those before the shop are not meant yet. */
const FIRST_YEAR = '2000'
/** Without a last one browsers wait for years of six digits. */
const LAST_DAY = '9999-12-31'

interface DayFieldProps {
  label: string
  /** Empty for any. */
  day: string
  min?: string | undefined
  max?: string | undefined
  onDay: (day: string) => void
}

/** Keeps what is typed to itself until it is a day: whatever is set meanwhile would take the half-typed year away. */
function DayField({ label, day, min, max = LAST_DAY, onDay }: DayFieldProps) {
  const [text, setText] = useState(day)
  const [told, setTold] = useState(day)
  // Back, a link, 'Show all of them'.
  if (told !== day) {
    setTold(day)
    setText(day)
  }
  return (
    <TextField
      type="date"
      label={label}
      value={text}
      min={min}
      max={max}
      onChange={({ target: { value } }) => {
        setText(value)
        if (value === '' || value >= FIRST_YEAR) onDay(value)
      }}
    />
  )
}

/** Narrows a list by words and days. The search waits for a pause in the typing. */
export function FilterBar({
  wish,
  onChange,
}: {
  wish: ListWish
  onChange: (change: Partial<ListWish>) => void
}) {
  const { text, setText } = useSearchText(wish.search, (search) => onChange({ search }))

  return (
    <div role="search" className="mt-5 grid gap-3 grid-cols-2 xl:grid-cols-[minmax(0,2fr)_1fr_1fr_1fr]">
      <TextField
        type="search"
        label="Search orders"
        className="max-xl:col-span-2"
        placeholder="Name, email, #number or id"
        leading={<Search size={18} aria-hidden="true" />}
        maxLength={SEARCH_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <DayField
        label="Ordered from"
        day={wish.from}
        max={wish.to || undefined}
        onDay={(from) => onChange({ from })}
      />
      <DayField
        label="Ordered until"
        day={wish.to}
        min={wish.from || undefined}
        onDay={(to) => onChange({ to })}
      />
      <Select
        label="Sort"
        className="max-xl:col-span-2"
        value={wish.sort}
        onChange={(event) => onChange({ sort: event.target.value === 'oldest' ? 'oldest' : 'newest' })}
      >
        <option value="newest">Newest first</option>
        <option value="oldest">Oldest first</option>
      </Select>
    </div>
  )
}
