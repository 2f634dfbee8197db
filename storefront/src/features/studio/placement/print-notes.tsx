import type { Placement, PrintArea } from '@caseloom/contract'
import { useState } from 'react'
import { cameraLoss } from '~/components/case/detail'
import { areaSize } from '~/components/case/placement'
import type { Artwork } from '~/components/case/print-layer'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { leavesGap, printMark } from '../lib/print-quality'
import { clearOfCamera, crowding } from './clear-camera'
import type { PlacementHistory } from './use-history'
import type { PictureFacts } from './use-pixels'

const SHORT = { sharp: 'Sharp', good: 'Good', soft: 'May look soft', poor: 'Too small' }

/** What the print will be like: its resolution, gaps at the edges, and what the camera's opening takes. */
export function PrintNotes({
  area,
  artwork,
  placement,
  facts,
  change,
  say,
}: {
  area: PrintArea
  artwork: Artwork
  placement: Placement
  facts: PictureFacts | null
  change: PlacementHistory['change']
  say: (words: string) => void
}) {
  const [nothingNear, setNothingNear] = useState<Placement | null>(null)
  const mark = printMark(area, artwork, placement)
  const loss = facts ? cameraLoss(facts.detail, artwork, areaSize(area), placement, area.cameraCutout) : null
  const crowd = loss === null ? null : crowding(loss, area)
  const clear = () => {
    const better = facts ? clearOfCamera(facts.detail, artwork, area, placement) : null
    if (better) {
      change(better, 'clear of the camera')
      say('Moved clear of the camera')
    } else {
      setNothingNear(placement)
      say('There is as much to see all round: nothing nearby is clearer')
    }
  }
  // Of a picture that is not there nothing else is worth saying.
  if (mark.presence === 'none')
    return (
      <div className="space-y-2 text-sm">
        <p>
          <Badge tone="bad">Nothing to print</Badge>
        </p>
        <p className="text-bad">The picture is off the case: move it back, or make it larger.</p>
      </div>
    )
  const advice = mark.quality === 'soft' || mark.quality === 'poor' ? `${mark.words}.` : null
  return (
    <div className="space-y-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={mark.tone}>{SHORT[mark.quality]}</Badge>
        <span className="text-ink-soft tabular-nums">{mark.dpi} dpi in print</span>
        <span className="ml-auto text-xs text-ink-soft tabular-nums">
          {area.widthPx} × {area.heightPx} px
        </span>
      </p>
      {advice ? <p className={mark.tone === 'bad' ? 'text-bad' : 'text-warn'}>{advice}</p> : null}
      {mark.presence === 'hardly' ? (
        <p className="text-warn">Hardly any of the picture is on the case.</p>
      ) : null}
      {leavesGap(areaSize(area), artwork, placement) ? (
        <p className="text-ink-soft">
          The picture does not reach every edge: the background colour shows there.
        </p>
      ) : null}
      {/* As high as its button before the picture is measured, so that nothing moves then. */}
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        {loss === null || crowd === null ? null : (
          <Badge tone={crowd === 'clear' ? 'good' : crowd === 'some' ? 'note' : 'warn'}>
            {crowd === 'clear' ? 'Clear of the camera' : `${Math.round(loss * 100)}% behind the camera`}
          </Badge>
        )}
        {crowd === 'some' || crowd === 'much' ? (
          nothingNear === placement ? (
            <p className="text-ink-soft">There is as much to see all round: nothing nearby is clearer.</p>
          ) : (
            <Button
              size="sm"
              variant={crowd === 'much' ? 'ink' : 'outline'}
              aria-label="Move it clear of the camera"
              onClick={clear}
            >
              Move it clear
            </Button>
          )
        ) : null}
      </div>
    </div>
  )
}
