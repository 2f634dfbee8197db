import type { SceneSpec } from '../scene'
import { beasts } from './creatures/beasts'
import { bees } from './creatures/bees'
import { birds } from './creatures/birds'
import { butterflies } from './creatures/butterflies'
import { horse } from './creatures/horse'
import { dragon } from './creatures/dragon'
import { hummingbird } from './creatures/hummingbird'
import { mermaid } from './creatures/mermaid'
import { owl } from './creatures/owl'
import { seaLife } from './creatures/sea-life'
import { whale } from './creatures/whale'
import { koi } from './koi'

/** Living things. Where two are called alike, the earlier one is the subject. */
export const creatures: readonly SceneSpec[] = [
  koi,
  ...beasts,
  butterflies,
  whale,
  horse,
  owl,
  hummingbird,
  birds,
  dragon,
  mermaid,
  ...seaLife,
  bees,
]
