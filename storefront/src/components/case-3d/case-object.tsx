import type { Finish, Placement, PrintArea } from '@caseloom/contract'
import { useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { Box3, Vector3 } from 'three'
import type { CaseLine } from '~/components/case/case-build'
import { buildCase } from '~/components/case-model/case-model'
import { deviceShape } from '~/components/case-model/device-shape'
import { printTexture } from '~/components/case-model/print-texture'

export interface CaseObjectProps {
  line: CaseLine
  area: PrintArea
  finish: Finish | null
  artwork: { image: HTMLImageElement; width: number; height: number }
  placement: Placement
  /** A picture after the first comes row by row within so many milliseconds; it stands there at once without. */
  weaveMs?: number | undefined
  /** The first picture is on the case. */
  onReady?: (() => void) | undefined
}

const ROWS = 64

/** The model of one line on one device. Moving the picture paints it anew; only another case is built anew. */
export function CaseObject({
  line,
  area,
  finish,
  artwork,
  placement,
  weaveMs = 0,
  onReady,
}: CaseObjectProps) {
  const invalidate = useThree((state) => state.invalidate)
  const print = useMemo(() => printTexture(area), [area])
  const model = useMemo(() => {
    const aspect = area.widthPx / area.heightPx
    const device = deviceShape(area, area.deviceSize ?? null, aspect)
    const made = buildCase({ device, line, finish, print: print.texture, printAspect: aspect })
    made.group.position.sub(new Box3().setFromObject(made.group).getCenter(new Vector3()))
    return made
  }, [area, line, finish, print])
  useEffect(() => () => model.dispose(), [model])
  useEffect(() => () => print.texture.dispose(), [print])

  const painted = useRef<typeof print | null>(null)
  useEffect(() => {
    let late = false
    let frame = 0
    const begun = performance.now()
    // A face that does not come leaves the words out until the next change; the flat preview tells of it.
    const paint = (share?: number) =>
      print
        .paint(artwork, placement, share)
        .catch(() => (late ? undefined : print.paint(artwork, { ...placement, text: null }, share)))
        .then(() => {
          if (!late) invalidate()
        })
    const weave = (row: number) => {
      frame = requestAnimationFrame((now) => {
        const next = Math.min(ROWS, Math.floor(((now - begun) / weaveMs) * ROWS))
        if (next > row) void paint(next / ROWS)
        if (next < ROWS) weave(Math.max(row, next))
      })
    }
    if (weaveMs > 0 && painted.current === print) weave(0)
    else
      void paint().then(() => {
        if (late) return
        painted.current = print
        onReady?.()
      })
    return () => {
      late = true
      cancelAnimationFrame(frame)
    }
  }, [print, artwork, placement, weaveMs, invalidate, onReady])
  useEffect(() => invalidate(), [model, invalidate])
  return <primitive object={model.group} />
}
