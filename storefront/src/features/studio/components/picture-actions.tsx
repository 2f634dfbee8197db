import { Columns4, Heart, RefreshCw, Shapes } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '~/components/ui/cn'
import { pressOf } from '~/components/ui/press-of'

function Action({
  label,
  onClick,
  pressed,
  disabled = false,
  busy = false,
  children,
}: {
  label: string
  onClick: () => void
  pressed?: boolean
  disabled?: boolean
  /** Off for a while, often by its own press: the focus stays. */
  busy?: boolean
  children: ReactNode
}) {
  return (
    <button
      type="button"
      onClick={pressOf(busy, onClick)}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-pressed={pressed}
      className={cn(
        'flex min-h-14 flex-col items-center justify-center gap-1 rounded-md px-1 text-center text-xs leading-tight font-semibold transition-colors enabled:hover:bg-surface disabled:opacity-45 aria-disabled:bg-transparent! aria-disabled:opacity-45',
        pressed && 'text-accent',
      )}
    >
      {children}
      {label}
    </button>
  )
}

/** What can be done with the chosen picture. */
export function PictureActions({
  hearted,
  kept,
  canKeep,
  canFollow,
  busy,
  several,
  onKeep,
  onMoreLikeThis,
  onCreateAgain,
  onCompare,
}: {
  /** The heart as the finger left it. */
  hearted: boolean
  /** It is in My Designs: the shop has said so. */
  kept: boolean
  canKeep: boolean
  /** Others may be drawn after it. */
  canFollow: boolean
  /** Something is being drawn, so nothing more can be asked for. */
  busy: boolean
  several: boolean
  onKeep: () => void
  onMoreLikeThis: () => void
  onCreateAgain: () => void
  onCompare: () => void
}) {
  return (
    <div
      role="group"
      aria-label="The chosen picture"
      className="-mx-1 grid grid-cols-4 low:col-start-2 low:row-start-1 low:mx-0 low:mt-6 low:grid-cols-1 low:content-start low:gap-y-2"
    >
      <Action label={kept ? 'Kept' : 'Keep'} pressed={hearted} disabled={!canKeep} onClick={onKeep}>
        <Heart size={20} aria-hidden="true" fill={hearted ? 'currentColor' : 'none'} />
      </Action>
      <Action label="More like this" busy={busy} disabled={!canFollow} onClick={onMoreLikeThis}>
        <Shapes size={20} aria-hidden="true" />
      </Action>
      <Action label="Create again" busy={busy} onClick={onCreateAgain}>
        <RefreshCw size={20} aria-hidden="true" />
      </Action>
      <Action label="Compare" disabled={!several} onClick={onCompare}>
        <Columns4 size={20} aria-hidden="true" />
      </Action>
    </div>
  )
}
