import type { Placement } from '@caseloom/contract'
import { RotateCcw } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { CENTRED } from '~/components/case/placement'
import { Button } from '~/components/ui/button'

interface Control {
  key: 'scale' | 'rotation' | 'x' | 'y'
  label: string
  min: number
  max: number
  step: number
  read: (value: number) => string
}

const percent = (value: number) => `${Math.round(value * 100)}%`
const CONTROLS: Control[] = [
  { key: 'scale', label: 'Size', min: 0.2, max: 4, step: 0.05, read: percent },
  { key: 'rotation', label: 'Turn', min: -180, max: 180, step: 1, read: (value) => `${Math.round(value)}°` },
  { key: 'x', label: 'Across', min: -1, max: 1, step: 0.01, read: percent },
  { key: 'y', label: 'Up and down', min: -1, max: 1, step: 0.01, read: percent },
]

/** Everything that dragging does, and more, by sliders that a keyboard reaches. */
export function PlacementControls({
  placement,
  gap,
  onPlace,
  children,
}: {
  placement: Placement
  /** The background shows at an edge, so its colour matters. */
  gap: boolean
  onPlace: (change: Partial<Placement>) => void
  /** What is said of the picture as it is placed. */
  children?: ReactNode
}) {
  const id = useId()
  return (
    <div role="group" aria-label="Place the picture" className="mt-3">
      <div className="mb-1 flex items-center justify-between gap-2">
        {children}
        <Button size="sm" variant="ghost" className="-mr-3 ml-auto" onClick={() => onPlace(CENTRED)}>
          <RotateCcw size={16} aria-hidden="true" /> Reset
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-x-5 gap-y-1">
        {CONTROLS.map(({ key, label, min, max, step, read }) => (
          <div key={key}>
            <div className="flex justify-between text-sm">
              <label htmlFor={`${id}-${key}`} className="font-semibold">
                {label}
              </label>
              <span aria-hidden="true" className="text-ink-soft tabular-nums">
                {read(placement[key])}
              </span>
            </div>
            <input
              id={`${id}-${key}`}
              type="range"
              min={min}
              max={max}
              step={step}
              value={placement[key]}
              aria-valuetext={read(placement[key])}
              onChange={(event) => onPlace({ [key]: event.target.valueAsNumber })}
              className="h-6 w-full accent-accent"
            />
          </div>
        ))}
      </div>
      {gap ? (
        <label className="mt-2 flex items-center gap-2 text-sm">
          The edge shows this colour
          <input
            type="color"
            value={placement.background}
            onChange={(event) => onPlace({ background: event.target.value })}
            className="h-9 w-12 rounded-sm"
          />
        </label>
      ) : null}
    </div>
  )
}
