import type { Finish, Placement, PrintArea } from '@caseloom/contract'
import { Canvas } from '@react-three/fiber'
import { RotateCcw, RotateCw } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { NeutralToneMapping } from 'three'
import type { CaseLine } from '~/components/case/case-build'
import { loadPicture } from '~/components/case-model/print-texture'
import { cn } from '~/components/ui/cn'
import { IconButton } from '~/components/ui/icon-button'
import { CaseObject } from './case-object'
import { ModelBoundary } from './model-boundary'
import { RoomLight } from './room-light'
import { facing, type Angle } from './turning'
import { Turntable } from './turntable'
import { useTurning } from './use-turning'
import { hasWebGl } from './web-gl'

export interface LiveCaseProps {
  /** What is shown, for those who do not see it. */
  label: string
  line: CaseLine
  area: PrintArea
  finish: Finish | null
  artwork: { src: string; width: number; height: number }
  placement: Placement
  /** Called where the model cannot be shown: no WebGL, its context was lost, or the picture did not come. */
  onFail: () => void
  /** The case is there, with its picture. */
  onReady?: () => void
  /** How it stands at first, where that is not as it rests. */
  from?: Angle
  /** While this is true it goes round by itself, once. */
  goesRound?: boolean
  /** It has gone round. */
  onRound?: () => void
  /** A hand, or a key, has taken hold of it. */
  onGrab?: () => void
  /** Going round is more than this browser manages. */
  onSlow?: () => void
  /** See {@link CaseObject}. */
  weaveMs?: number
  /** Buttons that turn it stand in the lower corners of what is around it. */
  buttons?: boolean
  className?: string
}

/** Of one press. */
const PUSH = 30

const USUAL_SIZE = { width: 71.6, height: 147.6 }

/** The case as a model with the picture on it as it is placed, turned by dragging, by the arrow keys or by buttons. */
export default function LiveCase({
  label,
  line,
  area,
  finish,
  artwork,
  placement,
  onFail,
  onReady,
  from,
  goesRound = false,
  onRound,
  onGrab,
  onSlow,
  weaveMs,
  buttons = false,
  className,
}: LiveCaseProps) {
  const { src, width, height } = artwork
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const fail = useRef(onFail)
  const redrawRef = useRef<() => void>(() => undefined)
  const rest = useMemo(() => facing(line === 'folio'), [line])
  const turning = { from: from ?? rest, rest, goesRound, onGrab }
  const { motionRef, round, tell, push, handlers } = useTurning(turning, redrawRef)
  useEffect(() => {
    fail.current = onFail
    // The renderer of one that is put away gives its context back later, and the canvas is told that it was lost.
    return () => {
      fail.current = () => undefined
    }
  })

  useEffect(() => {
    let gone = false
    const picture = hasWebGl() ? loadPicture(src) : Promise.reject(new Error('This browser has no WebGL'))
    picture.then((loaded) => !gone && setImage(loaded)).catch(() => !gone && fail.current())
    return () => {
      gone = true
    }
  }, [src])
  const shown = useMemo(() => (image ? { image, width, height } : null), [image, width, height])

  return (
    <>
      <div
        role="slider"
        aria-label={`Turn ${label}`}
        aria-valuemin={0}
        aria-valuemax={360}
        aria-valuenow={round}
        aria-valuetext={`${round} degrees round`}
        tabIndex={0}
        className={cn('cursor-grab touch-pan-y rounded-lg active:cursor-grabbing', className)}
        {...handlers}
      >
        {shown ? (
          <ModelBoundary onFail={onFail}>
            <Canvas
              frameloop="demand"
              dpr={[1, 2]}
              camera={{ fov: 22, near: 100, far: 2000 }}
              gl={{ antialias: true, alpha: true }}
              // As large as its frame before that is turned or scaled.
              resize={{ offsetSize: true }}
              onCreated={({ gl, invalidate }) => {
                gl.toneMapping = NeutralToneMapping
                redrawRef.current = invalidate
                gl.domElement.addEventListener('webglcontextlost', () => fail.current(), { once: true })
              }}
            >
              <RoomLight />
              <Turntable
                motionRef={motionRef}
                rest={rest}
                size={area.deviceSize ?? USUAL_SIZE}
                onStill={(arrived) => {
                  tell()
                  if (arrived) onRound?.()
                }}
                onSlow={onSlow}
              >
                <CaseObject
                  line={line}
                  area={area}
                  finish={finish}
                  artwork={shown}
                  placement={placement}
                  weaveMs={weaveMs}
                  onReady={onReady}
                />
              </Turntable>
            </Canvas>
          </ModelBoundary>
        ) : null}
      </div>
      {buttons ? (
        <>
          <IconButton
            label="Turn left"
            tone="outline"
            className="absolute bottom-0 -left-2"
            onClick={() => push(-PUSH)}
          >
            <RotateCcw size={20} aria-hidden="true" />
          </IconButton>
          <IconButton
            label="Turn right"
            tone="outline"
            className="absolute -right-2 bottom-0"
            onClick={() => push(PUSH)}
          >
            <RotateCw size={20} aria-hidden="true" />
          </IconButton>
        </>
      ) : null}
    </>
  )
}
