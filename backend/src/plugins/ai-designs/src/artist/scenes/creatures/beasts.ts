import type { Frame, Scene, SceneSpec } from '../../scene'
import { SNOW, snowfall } from '../../motifs/weather'
import { ANIMALS, coatFor, type Animal } from './animals'
import { catBeforeTheMoon } from './cat-moon'
import { isDressed } from '../../motifs/creatures/finery'
import { asleepInAWreath, type CurledLook } from './curled'
import { emblem } from './emblem'
import { fourOf, type Composition } from './four'
import { outOfTheLeaves } from './peek'
import { closeUp } from './close-up'
import { faceAlone, portrait, type PortraitLook } from './portrait'
import { beforeTheMoon, inTheWoods, type SilhouetteLook } from './silhouette'

const facing = (animal: Animal, look?: PortraitLook): Composition => ({
  words: 'portrait face head crown wreath flower floral smiling',
  draw: (frame) => {
    portrait(frame, animal, look)
  },
})
const asleep = (animal: Animal, look: CurledLook): Composition => ({
  words: 'sleeping asleep sleepy sleep curled nap napping cosy cozy dreaming',
  draw: (frame) => {
    asleepInAWreath(frame, animal, look)
  },
})
const folk = (animal: Animal): Composition => ({
  words: 'emblem folk tattoo symmetrical mystic mystical tarot celestial',
  draw: (frame) => {
    emblem(frame, animal)
  },
})
const hidden = (animal: Animal): Composition => ({
  words: 'jungle leaves leaf tropical peeking hiding rainforest grass tall-grass',
  draw: (frame) => {
    outOfTheLeaves(frame, animal)
  },
})
const night = (look: SilhouetteLook): Composition => ({
  words: 'moon moonlight night howling howl silhouette sunset sunrise savanna savannah hill mountain',
  draw: (frame) => {
    beforeTheMoon(frame, look)
  },
})
const woods = (look: (frame: Frame) => SilhouetteLook): Composition => ({
  words: 'forest woods wood woodland tree trees misty fog',
  draw: (frame) => {
    inTheWoods(frame, look(frame))
  },
})

const near = (animal: Animal): Composition => ({
  words: 'close-up funny pop bold',
  draw: (frame) => {
    closeUp(frame, animal)
  },
})

/** Four pictures in which an animal looks at us. */
const portraitsOf = (animal: Animal, look: PortraitLook): Scene =>
  fourOf([facing(animal, look), near(animal), hidden(animal), folk(animal)])

/** Known by its face alone. */
const lookingAtUs = (animal: Animal, crown: PortraitLook['crown']): Pick<SceneSpec, 'draw' | 'alone'> => ({
  draw: portraitsOf(animal, { crown }),
  alone: faceAlone(animal),
})

/** Whoever wears something looks at us in all four: asleep or before the moon it would not show. */
function dressedOr(animal: Animal, otherwise: Scene): Scene {
  const dressed = portraitsOf(animal, { crown: 'none' })
  return (frame) => (isDressed(frame.wishes.says) ? dressed : otherwise)(frame)
}

const foxColours = (frame: Frame): SilhouetteLook => {
  const coat = coatFor(frame, ANIMALS.fox)
  return { body: 'sittingFox', scale: 0.92, colour: coat.base, mark: coat.light }
}

const ALL: readonly Omit<SceneSpec, 'kind' | 'tinted'>[] = [
  {
    name: 'cat',
    words: 'cat kitten kitty tabby feline panther',
    palettes: ['ocean', 'night', 'lavender', 'sakura'],
    draw: dressedOr(
      ANIMALS.cat,
      fourOf([
        facing(ANIMALS.cat),
        { words: 'moon moonlight night silhouette stars starry', draw: catBeforeTheMoon },
        asleep(ANIMALS.cat, { tail: 'slim', stripes: true }),
        folk(ANIMALS.cat),
      ]),
    ),
    alone: faceAlone(ANIMALS.cat),
  },
  {
    name: 'dog',
    words:
      'dog puppy doggy hound retriever golden-retriever labrador labradoodle cockapoo cavapoo beagle spaniel cocker-spaniel terrier pup ' +
      'corgi collie border-collie sheepdog dachshund sausage-dog bulldog pug poodle greyhound whippet boxer-dog dalmatian doodle',
    palettes: ['boho', 'sunset', 'emerald', 'dawn'],
    draw: dressedOr(
      ANIMALS.dog,
      fourOf([
        facing(ANIMALS.dog),
        night({ body: 'sittingDog', scale: 0.92, trees: 'none' }),
        asleep(ANIMALS.dog, { tail: 'slim' }),
        folk(ANIMALS.dog),
      ]),
    ),
    alone: faceAlone(ANIMALS.dog),
  },
  {
    name: 'fox',
    words: 'fox vixen',
    palettes: ['autumn', 'boho', 'forest', 'dawn'],
    draw: dressedOr(
      ANIMALS.fox,
      fourOf([
        woods(foxColours),
        asleep(ANIMALS.fox, { tail: 'bushy', tip: '#fff4e6' }),
        facing(ANIMALS.fox, { crown: 'leaves' }),
        folk(ANIMALS.fox),
      ]),
    ),
    alone: faceAlone(ANIMALS.fox),
  },
  {
    name: 'wolf',
    words: 'wolf wolve husky coyote',
    palettes: ['night', 'emerald', 'winter', 'forest'],
    draw: dressedOr(
      ANIMALS.wolf,
      fourOf([
        night({ body: 'howlingWolf', scale: 0.84 }),
        hidden(ANIMALS.wolf),
        facing(ANIMALS.wolf, { crown: 'leaves' }),
        folk(ANIMALS.wolf),
      ]),
    ),
    alone: faceAlone(ANIMALS.wolf),
  },
  {
    name: 'deer',
    words: 'deer stag doe fawn elk reindeer moose buck',
    palettes: ['forest', 'dawn', 'night', 'autumn'],
    draw: dressedOr(
      ANIMALS.deer,
      fourOf([
        woods(() => ({ body: 'stag', scale: 0.84 })),
        facing(ANIMALS.deer),
        night({ body: 'stag', scale: 0.76, seat: 0.8 }),
        folk(ANIMALS.deer),
      ]),
    ),
    alone: faceAlone(ANIMALS.deer),
  },
  {
    name: 'bear',
    words: 'bear grizzly cub',
    palettes: ['forest', 'boho', 'autumn', 'sakura'],
    draw: dressedOr(
      ANIMALS.bear,
      fourOf([
        woods(() => ({ body: 'bear', scale: 0.95, seat: 0.8 })),
        facing(ANIMALS.bear),
        asleep(ANIMALS.bear, { tail: 'stub' }),
        folk(ANIMALS.bear),
      ]),
    ),
    alone: faceAlone(ANIMALS.bear),
  },
  {
    name: 'hare',
    words: 'rabbit bunny hare bunnie',
    palettes: ['lavender', 'dawn', 'forest', 'sakura'],
    draw: dressedOr(
      ANIMALS.hare,
      fourOf([
        facing(ANIMALS.hare),
        night({ body: 'leapingHare', scale: 0.86, seat: 0.74, trees: 'none' }),
        asleep(ANIMALS.hare, { tail: 'stub' }),
        folk(ANIMALS.hare),
      ]),
    ),
    alone: faceAlone(ANIMALS.hare),
  },
  {
    name: 'lion',
    words: 'lion lioness leo',
    palettes: ['royal', 'sunset', 'emerald', 'autumn'],
    draw: dressedOr(
      ANIMALS.lion,
      fourOf([
        facing(ANIMALS.lion, { crown: 'flowers' }),
        night({ body: 'lion', scale: 0.86, trees: 'none', fall: 50 }),
        hidden(ANIMALS.lion),
        folk(ANIMALS.lion),
      ]),
    ),
    alone: faceAlone(ANIMALS.lion),
  },
  {
    name: 'tiger',
    words: 'tiger tigress leopard jaguar',
    palettes: ['emerald', 'lavender', 'sakura', 'ocean'],
    draw: dressedOr(
      ANIMALS.tiger,
      fourOf([
        hidden(ANIMALS.tiger),
        facing(ANIMALS.tiger, { crown: 'leaves' }),
        asleep(ANIMALS.tiger, { tail: 'slim', stripes: '#2b1d1a' }),
        folk(ANIMALS.tiger),
      ]),
    ),
    alone: faceAlone(ANIMALS.tiger),
  },
  {
    name: 'elephant',
    words: 'elephant mammoth',
    palettes: ['dawn', 'sunset', 'emerald', 'boho'],
    draw: dressedOr(
      ANIMALS.elephant,
      fourOf([
        facing(ANIMALS.elephant),
        night({ body: 'elephant', scale: 0.86, trees: 'none', fall: 40 }),
        hidden(ANIMALS.elephant),
        folk(ANIMALS.elephant),
      ]),
    ),
    alone: faceAlone(ANIMALS.elephant),
  },
  {
    name: 'highland-cow',
    words:
      'highland-cow scottish-highland-cow scottish-highland-cattle highland-cattle highland-coo heilan-coo scottish-cow hairy-cow highland-calf',
    palettes: ['forest', 'lavender', 'autumn', 'dawn'],
    ...lookingAtUs(ANIMALS.highland, 'flowers'),
  },
  {
    name: 'axolotl',
    words: 'axolotl salamander newt',
    palettes: ['ocean', 'candy', 'emerald', 'lavender'],
    ...lookingAtUs(ANIMALS.axolotl, 'flowers'),
  },
  {
    name: 'panda',
    words: 'panda panda-bear giant-panda',
    palettes: ['forest', 'sakura', 'emerald', 'candy'],
    ...lookingAtUs(ANIMALS.panda, 'leaves'),
  },
  {
    name: 'capybara',
    words: 'capybara',
    palettes: ['dawn', 'autumn', 'emerald', 'boho'],
    ...lookingAtUs(ANIMALS.capybara, 'none'),
  },
]

/** It snows on all four where the prompt says so. */
const underSnow =
  (draw: Scene): Scene =>
  (frame) => {
    const field = draw(frame)
    if (frame.wishes.says(SNOW) && !frame.canvas.line) snowfall(frame.canvas, frame.random, '#ffffff')
    return field
  }

/** Animals that look at us in some of their pictures. */
export const beasts: readonly SceneSpec[] = ALL.map((spec) => ({
  ...spec,
  kind: 'creature',
  tinted: true,
  draw: underSnow(spec.draw),
}))
