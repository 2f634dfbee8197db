import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { PMREMGenerator } from 'three'
import { dispose } from '~/components/case-model/dispose'
import { studioRoom } from '~/components/case-model/studio-room'

/** Softboxes that the case reflects, and a sun from the upper left. */
export function RoomLight() {
  const gl = useThree((state) => state.gl)
  const light = useMemo(() => {
    const room = studioRoom()
    const generator = new PMREMGenerator(gl)
    const target = generator.fromScene(room, 0.02)
    generator.dispose()
    dispose(room)
    return target
  }, [gl])
  useEffect(() => () => light.dispose(), [light])
  return (
    <>
      <primitive object={light.texture} attach="environment" />
      <directionalLight color="#fff6ea" intensity={1.1} position={[-2, 3, 3]} />
    </>
  )
}
