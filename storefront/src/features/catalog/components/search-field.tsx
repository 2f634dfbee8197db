import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '~/components/ui/icon-button'
import { TextField } from '~/components/ui/text-field'
import { useSearchText } from '../hooks/use-search-text'
import { SEARCH_MAX } from '../lib/list-state'

export function SearchField({
  search,
  onSearch,
  className,
}: {
  search: string
  onSearch: (search: string, how: { replace: boolean }) => void
  className?: string
}) {
  const field = useRef<HTMLInputElement>(null)
  const { text, setText, settle } = useSearchText(search, onSearch)
  return (
    <TextField
      ref={field}
      type="search"
      name="search"
      enterKeyHint="search"
      label="Search cases"
      hideLabel
      placeholder="Search cases"
      autoComplete="off"
      maxLength={SEARCH_MAX}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        settle()
      }}
      leading={<Search size={18} aria-hidden="true" />}
      trailing={
        text === '' ? undefined : (
          <IconButton
            label="Clear search"
            onClick={() => {
              setText('')
              field.current?.focus()
            }}
          >
            <X size={18} aria-hidden="true" />
          </IconButton>
        )
      }
      hint={text.length >= SEARCH_MAX ? `A search has at most ${String(SEARCH_MAX)} characters.` : undefined}
      {...(className ? { className } : {})}
    />
  )
}
