import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef, type MutableRefObject, type ReactNode } from 'react'
import { MathUtils, type Group, type PerspectiveCamera } from 'three'
import { coast, type Angle } from './turning'

/** What the hand does to the case; shared with the frame round it, and read once a frame. */
export interface Motion {
  angle: Angle
  /** Degrees a second to the right that it runs on with. */
  speed: number
}

/** Longer gaps come from a page that was put aside. */
const LONGEST_FRAME = 0.1

/** Stands the case at its angle and keeps its margins whether the frame is wide or narrow. */
export function Turntable({
  motionRef,
  size,
  children,
}: {
  motionRef: MutableRefObject<Motion>
  /** Of the phone, in millimetres. */
  size: { width: number; height: number }
  children: ReactNode
}) {
  const table = useRef<Group>(null)
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
    const running = coast(motionRef.current.angle, motionRef.current.speed, Math.min(seconds, LONGEST_FRAME))
    motionRef.current = running ?? { ...motionRef.current, speed: 0 }
    const { right, up } = motionRef.current.angle
    table.current?.rotation.set(MathUtils.degToRad(up), MathUtils.degToRad(right), 0)
    if (running) invalidate()
  })
  return <group ref={table}>{children}</group>
}
