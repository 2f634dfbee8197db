import type { Material } from 'three'
import { Mesh, Texture, type Object3D } from 'three'

/** Frees geometries, materials and textures below `root`, but for the textures in `keep`. */
export function dispose(root: Object3D, keep: readonly (Texture | null)[] = []): void {
  root.traverse((node) => {
    if (!(node instanceof Mesh)) return
    const { geometry, material } = node as Mesh
    geometry.dispose()
    for (const each of Array.isArray(material) ? material : [material]) free(each, keep)
  })
}

function free(material: Material, keep: readonly (Texture | null)[]): void {
  for (const value of Object.values(material) as unknown[]) {
    if (value instanceof Texture && !keep.includes(value)) value.dispose()
  }
  material.dispose()
}
