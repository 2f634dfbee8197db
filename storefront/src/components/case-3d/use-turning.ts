import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MutableRefObject,
  type PointerEvent,
} from 'react'
import { endOfRound, pushFor, roundOf, turned, type Angle } from './turning'
import type { Motion } from './turntable'

const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-15, 0],
  ArrowRight: [15, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
}
const DEGREES_PER_PIXEL = { right: 0.6, up: 0.4 }

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export interface Turning {
  /** How it stands at first. */
  from: Angle
  /** How it stands when nobody has turned it. */
  rest: Angle
  /** While this is true it goes round by itself, once, unless a hand takes hold of it. */
  goesRound: boolean
  /** A hand, or a key, takes hold of it. */
  onGrab?: (() => void) | undefined
}

/** Turns a case by dragging (a finger's up and down stays the page's), by the arrow keys, and by a push. */
export function useTurning(
  { from, rest, goesRound, onGrab }: Turning,
  redrawRef: MutableRefObject<() => void>,
) {
  const motionRef = useRef<Motion>({ angle: from, speed: 0, goal: null })
  const last = useRef({ time: 0, speed: 0 })
  const [round, setRound] = useState(() => roundOf(from))

  useEffect(() => {
    if (!goesRound) return
    motionRef.current = { ...motionRef.current, speed: 0, goal: endOfRound(motionRef.current.angle, rest) }
    redrawRef.current()
    return () => {
      motionRef.current = { ...motionRef.current, goal: null }
    }
  }, [goesRound, rest, redrawRef])

  const turn = (right: number, up: number, speed = 0) => {
    motionRef.current = { angle: turned(motionRef.current.angle, right, up), speed, goal: null }
    redrawRef.current()
  }
  const step = (right: number, up: number, speed = 0) => {
    turn(right, up, speed)
    setRound(roundOf(motionRef.current.angle))
    onGrab?.()
  }
  return {
    motionRef,
    round,
    /** To be called where it has come to stand, so that its angle is told. */
    tell: () => setRound(roundOf(motionRef.current.angle)),
    /** So many degrees to the right, for whoever can't or won't drag. */
    push: (degrees: number) => (prefersStillness() ? step(degrees, 0) : step(0, 0, pushFor(degrees))),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = { time: event.timeStamp, speed: 0 }
        turn(0, 0)
        onGrab?.()
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.buttons !== 1) return
        const right = event.movementX * DEGREES_PER_PIXEL.right
        const up = event.pointerType === 'touch' ? 0 : event.movementY * DEGREES_PER_PIXEL.up
        const seconds = Math.max(1, event.timeStamp - last.current.time) / 1000
        last.current = { time: event.timeStamp, speed: 0.6 * last.current.speed + (0.4 * right) / seconds }
        turn(right, up)
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const paused = event.timeStamp - last.current.time > 80
        const speed = paused || prefersStillness() ? 0 : Math.max(-720, Math.min(720, last.current.speed))
        turn(0, 0, speed)
        setRound(roundOf(motionRef.current.angle))
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const way = KEYS[event.key]
        if (!way) return
        event.preventDefault()
        step(...way)
      },
    },
  }
}
