import type { Scene, SceneName } from '../scene'
import { arches } from './arches'
import { cat } from './cat'
import { city } from './city'
import { florals } from './florals'
import { fluid } from './fluid'
import { fuji } from './fuji'
import { galaxy } from './galaxy'
import { koi } from './koi'
import { landscape } from './landscape'
import { marble } from './marble'
import { sakura } from './sakura'
import { sea } from './sea'
import { stems } from './stems'
import { terrazzo } from './terrazzo'
import { tiles } from './tiles'
import { wave } from './wave'

export const scenes: Record<SceneName, Scene> = {
  landscape,
  fuji,
  sakura,
  koi,
  city,
  galaxy,
  marble,
  fluid,
  florals,
  stems,
  wave,
  sea,
  cat,
  tiles,
  terrazzo,
  arches,
}
