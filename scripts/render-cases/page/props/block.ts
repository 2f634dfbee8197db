import { Mesh, MeshLambertMaterial } from 'three'
import { slab } from '../../../../storefront/src/components/case-model/slab'

/** A block of plaster, standing on the floor. */
export function block(width: number, height: number, depth: number, colour = '#ece7db'): Mesh {
  const geometry = slab(
    {
      width,
      height: depth,
      radius: 3,
      z0: 0,
      z1: height,
      round0: 1.5,
      round1: 1.5,
    },
    { width: 60, height: 60 },
  ).rotateX(-Math.PI / 2)
  const mesh = new Mesh(geometry, new MeshLambertMaterial({ color: colour }))
  mesh.castShadow = mesh.receiveShadow = true
  return mesh
}
