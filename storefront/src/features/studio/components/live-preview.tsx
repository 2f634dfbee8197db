import type { Finish, Placement, PrintArea } from '@caseloom/contract'
import { CaseMockup } from '~/components/case/case-mockup'
import { caseLine } from '~/components/case/case-build'
import { areaSize } from '~/components/case/placement'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { cn } from '~/components/ui/cn'
import { useDrag } from '../hooks/use-drag'
import { leavesGap, printMark } from '../lib/print-quality'
import type { KeptVariation } from '../lib/studio-state'
import { PlacementControls } from './placement-controls'

// The model brings a renderer with it, which nobody needs before asking for it.
const CaseStage = lazy(() => import('~/components/case-model/case-stage'))

/** The print area's share of the mock-up's width: the rest is the margin drawn round it. */
const PRINT_SHARE = 1000 / 1152
const clamp = (value: number) => Math.max(-1, Math.min(1, value))

export interface LivePreviewProps {
  handle: string | undefined
  label: string
  area: PrintArea | undefined
  finish: Finish | null
  variation: KeptVariation | undefined
  placement: Placement
  onPlace: (change: Partial<Placement>) => void
  /** Stands beside the case: the variations to choose from. */
  beside?: ReactNode
}

export function LivePreview({
  handle,
  label,
  area,
  finish,
  variation,
  placement,
  onPlace,
  beside,
}: LivePreviewProps) {
  const [turning, setTurning] = useState<'no' | 'yes' | 'never'>('no')
  const drag = useDrag((dx, dy, target) => {
    if (!variation || !area) return
    const width = target.getBoundingClientRect().width * PRINT_SHARE
    const height = (width * area.heightPx) / area.widthPx
    onPlace({ x: clamp(placement.x + dx / width), y: clamp(placement.y + dy / height) })
  })
  const mark = variation && area ? printMark(areaSize(area), variation, placement) : null
  const mockUp = (
    <CaseMockup
      label={label}
      line={caseLine(handle)}
      {...(area ? { area } : {})}
      {...(finish ? { finish } : {})}
      {...(variation
        ? {
            artwork: { src: variation.imageUrl, width: variation.width, height: variation.height },
            placement,
            guides: true,
          }
        : {})}
      className="block w-full drop-shadow-xl select-none"
    >
      <g fill="none" stroke="#86839f" strokeWidth="7" strokeLinecap="round" opacity="0.7">
        {Array.from({ length: 9 }, (_, index) => (
          <path key={index} d={`M${100 + index * 100} 820V1420`} strokeDasharray="3 24" />
        ))}
      </g>
    </CaseMockup>
  )
  return (
    <div>
      <div className="flex items-center justify-center gap-4">
        <div className="w-40 shrink-0 sm:w-52">
          {turning === 'yes' && variation && area ? (
            <Suspense fallback={mockUp}>
              <CaseStage
                label={label}
                line={caseLine(handle)}
                area={area}
                finish={finish}
                artwork={{ src: variation.imageUrl, width: variation.width, height: variation.height }}
                placement={placement}
                onFail={() => setTurning('never')}
                className="aspect-[10/17]"
              />
            </Suspense>
          ) : (
            <div
              {...drag}
              className={cn(variation && area && 'cursor-grab touch-none active:cursor-grabbing')}
            >
              {mockUp}
            </div>
          )}
          {variation && area && turning !== 'never' ? (
            <Button
              variant="ghost"
              size="sm"
              wide
              className="mt-2"
              onClick={() => setTurning(turning === 'yes' ? 'no' : 'yes')}
            >
              {turning === 'yes' ? 'Back to placing' : 'Turn it round'}
            </Button>
          ) : null}
        </div>
        {beside ? (
          <div className="min-w-0 flex-1">
            {beside}
            <p className="mt-3 text-xs text-ink-soft">
              {turning === 'yes' ? 'Drag the case to turn it.' : 'Drag the picture on the case to move it.'}
            </p>
          </div>
        ) : null}
      </div>
      {variation && area && mark ? (
        <PlacementControls
          placement={placement}
          gap={leavesGap(areaSize(area), variation, placement)}
          onPlace={onPlace}
        >
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <Badge tone={mark.tone}>{mark.words}</Badge>
            <span className="text-ink-soft">{mark.dpi} dpi in print</span>
          </p>
        </PlacementControls>
      ) : (
        <p className="mt-4 text-center text-sm text-ink-soft">Your picture will appear here.</p>
      )}
    </div>
  )
}
