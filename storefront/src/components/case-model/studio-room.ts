import { BackSide, BoxGeometry, Color, Mesh, MeshBasicMaterial, Scene } from 'three'

const LAMPS: readonly { at: [number, number, number]; size: [number, number, number]; power: number }[] = [
  { at: [-7, 5, 5], size: [1, 6, 6], power: 9 },
  { at: [8, 2, 3], size: [1, 7, 3], power: 6 },
  { at: [3, 3, -8], size: [2, 7, 1], power: 5 },
  { at: [0, 9, 1], size: [7, 1, 5], power: 7 },
]

/** A photographer's grey room with softboxes, for reflections. Its maker frees it (`dispose`). */
export function studioRoom(): Scene {
  const scene = new Scene()
  const walls = new MeshBasicMaterial({ color: new Color('#ffffff').multiplyScalar(0.45), side: BackSide })
  scene.add(new Mesh(new BoxGeometry(24, 24, 24), walls))
  for (const { at, size, power } of LAMPS) {
    const lamp = new Mesh(
      new BoxGeometry(...size),
      new MeshBasicMaterial({ color: new Color('#ffffff').multiplyScalar(power) }),
    )
    lamp.position.set(...at)
    scene.add(lamp)
  }
  return scene
}
