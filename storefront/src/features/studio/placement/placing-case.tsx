import type { Finish, Placement, PrintArea } from '@caseloom/contract'
import { useId, useRef, type KeyboardEvent } from 'react'
import { caseLine } from '~/components/case/case-build'
import { CaseMockup } from '~/components/case/case-mockup'
import type { Artwork } from '~/components/case/print-layer'
import { cn } from '~/components/ui/cn'
import { standingOf, type Layer } from './adjust'
import { deedOf, whereabouts } from './keys'
import { degrees, percent } from './slider'
import { useGestures } from './use-gestures'
import type { PlacementHistory } from './use-history'

/** The case with the picture on it, placed by fingers, pointer, wheel and keys. */
export function PlacingCase({
  label,
  handle,
  area,
  finish,
  artwork,
  placement,
  layer,
  guides,
  history,
  onLayer,
  say,
}: {
  label: string
  handle: string | undefined
  area: PrintArea
  finish: Finish | null
  artwork: Artwork
  placement: Placement
  layer: Layer
  guides: boolean
  history: PlacementHistory
  onLayer: (layer: Layer) => void
  say: (words: string) => void
}) {
  const target = useRef<HTMLDivElement>(null)
  const keys = useId()
  const standing = standingOf(placement, layer)
  const { busy } = useGestures(target, { area, history, layer, onLayer })
  const onKeyDown = (event: KeyboardEvent) => {
    const command = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (command && (key === 'z' || key === 'y')) {
      event.preventDefault()
      const forward = key === 'y' || event.shiftKey
      if (forward ? history.redo() : history.undo()) say(forward ? 'Done again' : 'Undone')
      return
    }
    if (command || event.altKey) return
    const change = deedOf(event.key, event.shiftKey, history.now(), layer)
    if (!change) return
    event.preventDefault()
    history.change(change, `key ${event.key} ${layer}`)
  }
  return (
    // The role that screen readers hand the arrow keys to, and whose value they read out when it changes.
    <div
      ref={target}
      role="slider"
      aria-label={layer === 'words' ? 'Place the words' : 'Place the picture'}
      aria-describedby={keys}
      aria-valuemin={layer === 'words' ? 3 : 20}
      aria-valuemax={layer === 'words' ? 60 : 400}
      aria-valuenow={Math.round(standing.scale * 100)}
      aria-valuetext={`${whereabouts(standing)}, size ${percent(standing.scale)}, turned ${degrees(standing.rotation)}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      className={cn(
        'relative touch-none rounded-xl select-none focus-visible:outline-3 focus-visible:outline-offset-4 focus-visible:outline-accent',
        busy ? 'cursor-grabbing' : 'cursor-grab',
      )}
    >
      {/* A shadow of its own: as a filter of the drawing it would be drawn anew with each move of the finger. */}
      <div aria-hidden="true" className="absolute inset-x-[8%] inset-y-[5%] rounded-[14%/8%] shadow-xl" />
      <CaseMockup
        label={label}
        line={caseLine(handle)}
        area={area}
        {...(finish ? { finish } : {})}
        artwork={artwork}
        placement={placement}
        guides={guides || busy}
        ghost={busy && layer === 'picture'}
        className="relative block w-full"
      />
      <span id={keys} hidden>
        Arrow keys move, plus and minus size, square brackets turn, 0 puts it back, Control Z takes back.
      </span>
    </div>
  )
}
