import type { SceneSpec } from '../scene'
import { arches } from './arches'
import { city } from './city'
import { florals } from './florals'
import { fluid } from './fluid'
import { fuji } from './fuji'
import { galaxy } from './galaxy'
import { landscape } from './landscape'
import { marble } from './marble'
import { animalPrint } from './patterns/animal-print'
import { fans } from './patterns/fans'
import { fruit } from './patterns/fruit'
import { hearts } from './patterns/hearts'
import { mandala } from './patterns/mandala'
import { retro } from './patterns/retro'
import { aurora } from './places/aurora'
import { cactus } from './places/desert'
import { landmarks } from './places/landmarks'
import { lighthouse } from './places/lighthouse'
import { cornerBouquet, meadow } from './places/meadow'
import { rainbow } from './places/rainbow'
import { roadTrip } from './places/road-trip'
import { snowVillage } from './places/snow-village'
import { stonehenge } from './places/stonehenge'
import { sunflowers } from './places/sunflowers'
import { tropical } from './places/tropical'
import { venice } from './places/venice'
import { rainforest, waterfall } from './places/waterfall'
import { sakura } from './sakura'
import { pierSide, sea } from './sea'
import { stems } from './stems'
import { terrazzo } from './terrazzo'
import { astronaut } from './things/astronaut'
import { balloons } from './things/balloons'
import { celestial } from './things/celestial'
import { cosy } from './things/cosy'
import { football } from './things/football'
import { mushrooms } from './things/mushrooms'
import { music } from './things/music'
import { samurai } from './things/samurai'
import { skull } from './things/skulls'
import { tiles } from './tiles'
import { wave } from './wave'
import { wreath } from './wreath'

/** Places, plants, patterns and things. Where two are called alike, the earlier one is the subject. */
export const places: readonly SceneSpec[] = [
  fuji,
  samurai,
  wave,
  sakura,
  skull,
  wreath,
  astronaut,
  balloons,
  lighthouse,
  mushrooms,
  cactus,
  football,
  roadTrip,
  music,
  cosy,
  fruit,
  aurora,
  galaxy,
  animalPrint,
  landmarks,
  venice,
  stonehenge,
  city,
  rainforest,
  waterfall,
  snowVillage,
  tropical,
  sunflowers,
  meadow,
  cornerBouquet,
  florals,
  stems,
  rainbow,
  mandala,
  marble,
  fans,
  terrazzo,
  tiles,
  arches,
  fluid,
  pierSide,
  sea,
  landscape,
  hearts,
  celestial,
  retro,
]
