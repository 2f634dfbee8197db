import { Button } from '~/components/ui/button'

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
  const back = mine ? `Show ${mine} instead` : 'Show all phones'
  return (
    <>
      <p className="min-w-48 flex-1">
        {known === false ? (
          <>We make no case for a phone called “{name}”.</>
        ) : (
          <>
            This link is for the <strong className="font-semibold">{name}</strong>.{' '}
            <span className="text-sm text-ink-soft">Is it yours?</span>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {known === false ? (
          <Button variant="ink" size="sm" className="min-h-11" onClick={onFind}>
            Find my phone
          </Button>
        ) : (
          <Button variant="ink" size="sm" className="min-h-11" onClick={onKeep}>
            Yes, remember it
          </Button>
        )}
        <Button variant="ghost" size="sm" className="min-h-11" onClick={onLeave}>
          {back}
        </Button>
      </div>
    </>
  )
}
