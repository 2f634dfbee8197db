import type { JobVariation } from '@caseloom/contract'
import { cn } from '~/components/ui/cn'

/** The back of a case in outline: what a picture is going to stand on. */
function CaseOutline({ busy, lost }: { busy: boolean; lost: boolean }) {
  return (
    <svg
      viewBox="0 0 60 100"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      // In stitches where none is coming.
      strokeDasharray={lost ? '2.4 2.4' : undefined}
      className={cn('absolute inset-0 size-full opacity-45', busy && 'animate-breathe')}
    >
      <rect x="6" y="6" width="48" height="88" rx="10" />
      <rect x="10" y="10" width="20" height="20" rx="6" />
      <circle cx="17" cy="17" r="3.4" />
      <circle cx="23.5" cy="23.5" r="3.4" />
    </svg>
  )
}

/** One picture of 3:5 on its way: an outline, then what the artist has so far, blurred, then the picture itself. */
export function SlotPicture({
  slot,
  src,
  large = false,
}: {
  slot: JobVariation | null
  /** The finished picture. */
  src: string | null
  large?: boolean
}) {
  const partial = slot?.partialUrl ?? null
  const busy = slot?.status === 'drawing' || slot?.status === 'queued'
  const lost = slot?.status === 'failed' || slot?.status === 'cancelled'
  return (
    <span className="relative block aspect-3/5 w-full overflow-hidden">
      {src ? null : <CaseOutline busy={busy} lost={lost} />}
      {partial ? (
        <img
          key={partial}
          src={partial}
          alt=""
          className={cn(
            'absolute inset-0 size-full animate-fade object-cover',
            large ? 'blur-[6px]' : 'blur-[3px]',
          )}
        />
      ) : null}
      {src ? (
        <img
          src={src}
          alt=""
          width={1152}
          height={1920}
          className={cn('absolute inset-0 size-full object-cover', slot && 'animate-fade')}
        />
      ) : null}
    </span>
  )
}
