import { X } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { IconButton } from '~/components/ui/icon-button'

/** The address names a phone that is none of the household's. */
export function LinkedPhone({
  name,
  known,
  mine,
  onKeep,
  onLeave,
  onFind,
}: {
  name: string
  /** False where the shop makes no case for it; undefined while that is not known. */
  known: boolean | undefined
  /** A phone of the household, to go back to. */
  mine: string | undefined
  onKeep: () => void
  onLeave: () => void
  onFind: () => void
}) {
  return (
    <>
      <p className="line-clamp-2 min-w-0 flex-1 text-sm leading-snug wrap-anywhere">
        {known === false ? (
          <>
            We make no case for <span className="@max-lg:hidden">a phone called </span>“{name}”.
          </>
        ) : (
          <>
            This link is for the <strong className="font-semibold">{name}</strong>.
            <span className="@max-lg:hidden"> Is it yours?</span>
          </>
        )}
      </p>
      <Button
        variant="ink"
        size="sm"
        className="min-h-11 shrink-0"
        onClick={known === false ? onFind : onKeep}
      >
        {known === false ? 'Find my phone' : 'Remember it'}
      </Button>
      <IconButton label={mine ? `Show ${mine} instead` : 'Show all phones'} onClick={onLeave}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </>
  )
}
