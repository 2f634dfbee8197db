import type { Placement, PrintArea } from '@caseloom/contract'
import { useState } from 'react'
import { cameraLoss } from '~/components/case/detail'
import { areaSize } from '~/components/case/placement'
import type { Artwork } from '~/components/case/print-layer'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { toast } from '~/lib/toast'
import { leavesGap, printMark } from '../lib/print-quality'
import { crowding } from './crowding'
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
  now,
  say,
}: {
  area: PrintArea
  artwork: Artwork
  placement: Placement
  facts: PictureFacts | null
  change: PlacementHistory['change']
  now: PlacementHistory['now']
  say: (words: string) => void
}) {
  const [nothingNear, setNothingNear] = useState<Placement | null>(null)
  const mark = printMark(area, artwork, placement)
  const off = mark.presence === 'none'
  // Of a picture that is not there nothing is behind the camera, and nothing clear of it.
  const loss =
    facts && !off ? cameraLoss(facts.detail, artwork, areaSize(area), placement, area.cameraCutout) : null
  const crowd = loss === null ? null : crowding(loss, area)
  // Few press it, so the search comes with the press.
  const clear = async () => {
    const search = await import('./clear-camera').catch(() => null)
    if (!search) toast.error('We could not look for a clearer place. Please try again.')
    // What was moved meanwhile stays as it is.
    if (!search || !facts || now() !== placement) return
    const better = search.clearOfCamera(facts.detail, artwork, area, placement)
    if (better) {
      change(better, 'clear of the camera')
      say('Moved clear of the camera')
    } else {
      setNothingNear(placement)
      say('There is as much to see all round: nothing nearby is clearer')
    }
  }
  const advice = off
    ? mark.words
    : mark.quality === 'soft' || mark.quality === 'poor'
      ? `${mark.words}.`
      : null
  return (
    <div className="space-y-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={mark.tone}>{off ? 'Off the case' : SHORT[mark.quality]}</Badge>
        {off ? null : <span className="text-ink-soft tabular-nums">{mark.dpi} dpi in print</span>}
        <span className="ml-auto text-xs text-ink-soft tabular-nums">
          {area.widthPx} × {area.heightPx} px
        </span>
      </p>
      {advice ? <p className={mark.tone === 'bad' ? 'text-bad' : 'text-warn'}>{advice}</p> : null}
      {mark.presence === 'hardly' ? (
        <p className="text-warn">Hardly any of the picture is on the case.</p>
      ) : !off && leavesGap(areaSize(area), artwork, placement) ? (
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
              onClick={() => void clear()}
            >
              Move it clear
            </Button>
          )
        ) : null}
      </div>
    </div>
  )
}
