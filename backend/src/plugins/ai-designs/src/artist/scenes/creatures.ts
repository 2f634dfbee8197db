import type { SceneSpec } from '../scene'
import { beasts } from './creatures/beasts'
import { koi } from './koi'

/** Living things. Where two are called alike, the earlier one is the subject. */
export const creatures: readonly SceneSpec[] = [koi, ...beasts]
