import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { SEARCH_MAX } from '~/lib/search-words'
import { IconButton } from './icon-button'
import { TextField } from './text-field'
import { useSearchText } from './use-search-text'

/** What is typed here is searched for after a short pause. */
export function SearchField({
  label,
  search,
  onSearch,
  className,
}: {
  label: string
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
      label={label}
      hideLabel
      placeholder={label}
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
