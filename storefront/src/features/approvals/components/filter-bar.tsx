import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Select } from '~/components/ui/select'
import { TextField } from '~/components/ui/text-field'
import type { ListWish } from '../lib/list-wish'

const PAUSE_MS = 300

/** Narrows a list by words and days. The search waits for a pause in the typing. */
export function FilterBar({
  wish,
  onChange,
}: {
  wish: ListWish
  onChange: (change: Partial<ListWish>) => void
}) {
  const [words, setWords] = useState(wish.search)
  const timerRef = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timerRef.current), [])

  function type(text: string) {
    setWords(text)
    clearTimeout(timerRef.current)
    timerRef.current = setTimeout(() => onChange({ search: text.trim() }), PAUSE_MS)
  }

  return (
    <div role="search" className="mt-5 grid gap-3 grid-cols-2 xl:grid-cols-[minmax(0,2fr)_1fr_1fr_1fr]">
      <TextField
        type="search"
        label="Search orders"
        className="max-xl:col-span-2"
        placeholder="Name, e-mail, #number or id"
        leading={<Search size={18} aria-hidden="true" />}
        maxLength={100}
        value={words}
        onChange={(event) => type(event.target.value)}
      />
      <TextField
        type="date"
        label="Ordered from"
        value={wish.from}
        max={wish.to || undefined}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        type="date"
        label="Ordered until"
        value={wish.to}
        min={wish.from || undefined}
        onChange={(event) => onChange({ to: event.target.value })}
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
