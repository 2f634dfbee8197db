import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '~/components/ui/button'
import { PhoneChip } from './phone-chip'

/** The household's phones in one row, which scrolls sideways where it is narrow. */
export function HouseholdChips({
  phones,
  device,
  onPick,
  onForget,
  onChange,
  onAdd,
}: {
  phones: readonly string[]
  /** The one that is shopped for; null for every phone. */
  device: string | null
  onPick: (name: string | null) => void
  onForget: (name: string) => void
  onChange: () => void
  onAdd: () => void
}) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.parentElement
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - 8
  }, [device, phones])
  return (
    <>
      <span aria-hidden="true" className="shrink-0 text-sm font-semibold @max-lg:hidden">
        Shopping for
      </span>
      <div
        ref={row}
        role="group"
        aria-label="Shopping for"
        className="-my-2 flex min-w-0 flex-1 items-center gap-2 overflow-x-auto overscroll-x-contain p-2 [scrollbar-width:thin]"
      >
        {phones.map((name) => (
          <PhoneChip
            key={name}
            name={name}
            chosen={name === device}
            onChoose={() => onPick(name)}
            onForget={() => {
              // Its chip goes, and the row with the last of them.
              row.current?.closest('section')?.focus({ preventScroll: true })
              onForget(name)
            }}
          />
        ))}
        <PhoneChip name="All phones" chosen={device === null} onChoose={() => onPick(null)} />
        {device === null ? null : (
          <Button variant="ghost" size="sm" className="min-h-11 shrink-0" onClick={onChange}>
            Change
          </Button>
        )}
      </div>
      <Button
        variant="outline"
        size="sm"
        className="min-h-11 shrink-0 @max-lg:size-11 @max-lg:px-0"
        onClick={onAdd}
      >
        <Plus size={18} aria-hidden="true" />
        <span className="@max-lg:sr-only">Another phone</span>
      </Button>
    </>
  )
}
