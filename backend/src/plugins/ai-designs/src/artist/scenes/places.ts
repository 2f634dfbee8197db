import type { SceneSpec } from '../scene'
import { arches } from './arches'
import { city } from './city'
import { florals } from './florals'
import { fluid } from './fluid'
import { fuji } from './fuji'
import { galaxy } from './galaxy'
import { landscape } from './landscape'
import { marble } from './marble'
import { fans } from './patterns/fans'
import { mandala } from './patterns/mandala'
import { aurora } from './places/aurora'
import { sunflowers } from './places/sunflowers'
import { tropical } from './places/tropical'
import { cactus } from './places/desert'
import { lighthouse } from './places/lighthouse'
import { sakura } from './sakura'
import { sea } from './sea'
import { stems } from './stems'
import { terrazzo } from './terrazzo'
import { tiles } from './tiles'
import { cornerBouquet, meadow } from './places/meadow'
import { rainforest, waterfall } from './places/waterfall'
import { celestial } from './things/celestial'
import { skull } from './things/skulls'
import { astronaut } from './things/astronaut'
import { snowVillage } from './places/snow-village'
import { fruit } from './patterns/fruit'
import { rainbow } from './places/rainbow'
import { football } from './things/football'
import { roadTrip } from './places/road-trip'
import { cosy } from './things/cosy'
import { music } from './things/music'
import { hearts } from './patterns/hearts'
import { retro } from './patterns/retro'
import { mushrooms } from './things/mushrooms'
import { balloons } from './things/balloons'
import { wave } from './wave'

/** Places, plants, patterns and things. Where two are called alike, the earlier one is the subject. */
export const places: readonly SceneSpec[] = [
  fuji,
  wave,
  sakura,
  aurora,
  galaxy,
  city,
  marble,
  mandala,
  balloons,
  lighthouse,
  sunflowers,
  meadow,
  cornerBouquet,
  waterfall,
  rainforest,
  skull,
  celestial,
  astronaut,
  snowVillage,
  fruit,
  rainbow,
  football,
  roadTrip,
  cosy,
  music,
  hearts,
  fans,
  retro,
  mushrooms,
  cactus,
  tropical,
  florals,
  stems,
  terrazzo,
  tiles,
  arches,
  fluid,
  sea,
  landscape,
]
