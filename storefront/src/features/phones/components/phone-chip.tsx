import { X } from 'lucide-react'
import { cn } from '~/components/ui/cn'

/** One phone of the household: press to shop for it, the cross forgets it. */
export function PhoneChip({
  name,
  chosen,
  onChoose,
  onForget,
}: {
  name: string
  chosen: boolean
  onChoose: () => void
  onForget?: (() => void) | undefined
}) {
  return (
    <span
      className={cn(
        'inline-flex min-h-11 shrink-0 items-stretch whitespace-nowrap rounded-full border-2 text-sm font-semibold transition-colors',
        chosen ? 'border-weld bg-weld text-on-weld' : 'border-line-strong bg-surface hover:border-ink',
      )}
    >
      <button
        type="button"
        aria-pressed={chosen}
        onClick={onChoose}
        className={cn('rounded-full pl-4', onForget ? 'pr-1' : 'pr-4')}
      >
        {name}
      </button>
      {onForget ? (
        <button
          type="button"
          aria-label={`Forget ${name}`}
          title={`Forget ${name}`}
          onClick={onForget}
          className="grid w-9 place-items-center rounded-full opacity-70 hover:opacity-100"
        >
          <X size={16} aria-hidden="true" />
        </button>
      ) : null}
    </span>
  )
}
