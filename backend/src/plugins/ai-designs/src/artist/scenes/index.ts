import type { SceneSpec } from '../scene'
import { creatures } from './creatures'
import { places } from './places'

/** Every scene that the artist knows, the stronger ones first. */
export const SCENES: readonly SceneSpec[] = [...creatures, ...places]

const byName = new Map(SCENES.map((scene) => [scene.name, scene]))

export function findScene(name: string): SceneSpec | null {
  return byName.get(name) ?? null
}

export function sceneNamed(name: string): SceneSpec {
  const scene = byName.get(name)
  if (!scene) throw new Error(`There is no scene ${name}`)
  return scene
}
