import type { Placement } from '@caseloom/contract'
import { RotateCw } from 'lucide-react'
import { centred } from '~/components/case/placement'
import { Button } from '~/components/ui/button'
import { scaledTo, turnedTo } from './adjust'
import { degrees, percent, Slider } from './slider'
import type { PlacementHistory } from './use-history'

const FITS: { fit: Placement['fit']; label: string; says: string }[] = [
  { fit: 'cover', label: 'Fill', says: 'Fill the case' },
  { fit: 'contain', label: 'Fit', says: 'Show the whole picture' },
]

/** Everything that fingers do on the case, by controls that a keyboard and a single press reach. */
export function PictureTools({
  placement,
  change,
}: {
  placement: Placement
  change: PlacementHistory['change']
}) {
  const turn = (by: number) => change(turnedTo(placement, 'picture', placement.rotation + by), 'quarter turn')
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-1.5 sm:gap-2">
        {FITS.map(({ fit, label, says }) => (
          <Button
            key={fit}
            size="snug"

            variant={placement.fit === fit && placement.scale === 1 ? 'ink' : 'outline'}
            aria-label={says}
            aria-pressed={placement.fit === fit && placement.scale === 1}
            onClick={() => change({ fit, scale: 1, x: 0, y: 0 }, `fit ${fit}`)}
          >
            {label}
          </Button>
        ))}
        <Button
          size="snug"

          variant={placement.mirror ? 'ink' : 'outline'}
          aria-pressed={placement.mirror}
          onClick={() => change({ mirror: !placement.mirror }, 'mirror')}
        >
          Mirror
        </Button>
        <Button
          size="snug"
          variant="outline"

          aria-label="A quarter turn"
          onClick={() => turn(90)}
        >
          <RotateCw size={17} aria-hidden="true" className="max-sm:hidden" /> 90°
        </Button>
        <Button
          size="snug"
          variant="ghost"
          className="-mr-3 ml-auto"
          onClick={() => change(centred(placement), 'reset')}
        >
          Reset
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-x-5 gap-y-1.5">
        <Slider
          label="Size"
          min={0.2}
          max={4}
          step={0.01}
          value={placement.scale}
          read={percent}
          onChange={(scale) => change(scaledTo(placement, 'picture', scale), 'size')}
        />
        <Slider
          label="Turn"
          min={-180}
          max={180}
          step={1}
          value={placement.rotation}
          read={degrees}
          onChange={(rotation) => change({ rotation }, 'turn')}
        />
        <Slider
          label="Across"
          min={-1}
          max={1}
          step={0.01}
          value={placement.x}
          read={percent}
          onChange={(x) => change({ x }, 'across')}
        />
        <Slider
          label="Up and down"
          min={-1}
          max={1}
          step={0.01}
          value={placement.y}
          read={percent}
          onChange={(y) => change({ y }, 'down')}
        />
      </div>
    </div>
  )
}
