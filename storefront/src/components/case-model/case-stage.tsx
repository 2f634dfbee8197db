import type { Finish, Placement, PrintArea } from '@caseloom/contract'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { CaseLine } from '../case/case-build'
import { deviceShape } from './device-shape'
import { printTexture } from './print-canvas'
import { openStage, type Stage } from './stage'

export interface CaseStageProps {
  /** What is shown, for those who do not see it. */
  label: string
  line: CaseLine
  area: PrintArea
  finish: Finish | null
  artwork: { src: string; width: number; height: number }
  placement: Placement
  /** Called where the model cannot be shown: no WebGL, or the picture did not come. */
  onFail: () => void
  className?: string
}

const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-15, 0],
  ArrowRight: [15, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
}

/** The case as a model that is turned by dragging or by the arrow keys. Nothing moves by itself. */
export default function CaseStage({
  label,
  line,
  area,
  finish,
  artwork,
  placement,
  onFail,
  className,
}: CaseStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<Stage | null>(null)
  const [angle, setAngle] = useState(0)
  const fail = useRef(onFail)
  useEffect(() => {
    fail.current = onFail
  })
  const { src, width, height } = artwork

  useEffect(() => {
    let gone = false
    let watch: ResizeObserver | null = null
    const show = async () => {
      const print = await printTexture(area, { src, width, height }, placement)
      if (gone || !canvas.current) return
      const device = deviceShape(area, null, area.widthPx / area.heightPx)
      const options = { device, line, finish, print, printAspect: area.widthPx / area.heightPx }
      stage.current = openStage(canvas.current, options)
      watch = new ResizeObserver(() => stage.current?.resize())
      watch.observe(canvas.current)
    }
    show().catch(() => {
      if (!gone) fail.current()
    })
    return () => {
      gone = true
      watch?.disconnect()
      stage.current?.close()
      stage.current = null
    }
  }, [line, area, finish, src, width, height, placement])

  const turn = (right: number, up: number) => {
    stage.current?.turn(right, up)
    setAngle((before) => (((before + right) % 360) + 360) % 360)
  }
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 1) turn(event.movementX * 0.6, event.movementY * 0.4)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLCanvasElement>) => {
    const step = KEYS[event.key]
    if (!step) return
    event.preventDefault()
    turn(...step)
  }
  return (
    <div className={className}>
      <canvas
        ref={canvas}
        role="slider"
        aria-label={`Turn ${label}`}
        aria-valuemin={0}
        aria-valuemax={360}
        aria-valuenow={Math.round(angle)}
        aria-valuetext={`${Math.round(angle)} degrees round`}
        tabIndex={0}
        className="block size-full cursor-grab touch-none rounded-lg active:cursor-grabbing"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
