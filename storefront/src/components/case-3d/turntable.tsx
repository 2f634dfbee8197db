import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef, type MutableRefObject, type ReactNode } from 'react'
import { MathUtils, type Group, type PerspectiveCamera } from 'three'
import { coast, stroll, type Angle } from './turning'

/** What the hand does to the case; shared with the frame round it, and read once a frame. */
export interface Motion {
  angle: Angle
  /** Degrees a second to the right that it runs on with. */
  speed: number
  /** Where it goes by itself; null while only the hand moves it. */
  goal: number | null
}

/** Longer gaps come from a page that was put aside. */
const LONGEST_FRAME = 0.1
/** A browser that takes so long for so many frames, one after the other, has better things to do. */
const SLOW_FRAME = 0.07
const SLOW_FRAMES = 12

/** Stands the case at its angle and keeps its margins whether the frame is wide or narrow. */
export function Turntable({
  motionRef,
  rest,
  size,
  onStill,
  onSlow,
  children,
}: {
  motionRef: MutableRefObject<Motion>
  /** How it stands when nobody has turned it. */
  rest: Angle
  /** Of the phone, in millimetres. */
  size: { width: number; height: number }
  /** It has come to stand; `arrived` where it had gone there by itself. */
  onStill: (arrived: boolean) => void
  onSlow?: (() => void) | undefined
  children: ReactNode
}) {
  const table = useRef<Group>(null)
  const slow = useRef(0)
  const camera = useThree((state) => state.camera) as PerspectiveCamera
  const frame = useThree((state) => state.size)
  const invalidate = useThree((state) => state.invalidate)
  const { width, height } = size

  useEffect(() => {
    const aspect = frame.width / Math.max(1, frame.height)
    const needed = Math.max(height * 1.16, (width * 1.5) / aspect)
    camera.position.set(0, 0, needed / 2 / Math.tan(MathUtils.degToRad(camera.fov / 2)))
    camera.updateProjectionMatrix()
    invalidate()
  }, [camera, frame, width, height, invalidate])

  useFrame((_state, seconds) => {
    const { angle, speed, goal } = motionRef.current
    const step = Math.min(seconds, LONGEST_FRAME)
    const running = goal === null ? coast(angle, speed, step) : stroll({ angle, speed }, goal, rest, step)
    motionRef.current = running ? { ...running, goal } : { angle, speed: 0, goal: null }
    const { right, up } = motionRef.current.angle
    table.current?.rotation.set(MathUtils.degToRad(up), MathUtils.degToRad(right), 0)
    if (running) invalidate()
    else if (goal !== null || speed !== 0) onStill(goal !== null)
    slow.current = goal !== null && seconds > SLOW_FRAME ? slow.current + 1 : 0
    if (slow.current === SLOW_FRAMES) onSlow?.()
  })
  return <group ref={table}>{children}</group>
}
