import { expect, it } from 'vitest'
import { genericArea } from '~/components/case/generic-area'
import { CENTRED } from '~/components/case/placement'
import { orderRefusal, printMark } from './print-quality'

const ART = { width: 1152, height: 1920 }
const WORDS = {
  content: 'AVA',
  font: 'pacifico',
  size: 0.1,
  x: 0,
  y: 0,
  rotation: 0,
  colour: '#000000',
  outline: null,
} as const

it.each([
  ['as it came', {}, 'enough'],
  ['small and whole', { scale: 0.2 }, 'enough'],
  ['with a sliver on the case', { x: 0.99 }, 'hardly'],
  ['off the case', { scale: 0.2, x: 1, y: 1 }, 'none'],
  ['off the case by being turned', { scale: 0.5, x: 0.7, y: 0.7, rotation: 45 }, 'none'],
  ['off a case with words', { scale: 0.2, x: 1, y: 1, text: WORDS }, 'hardly'],
] as const)('of a picture that lies %s it is known how much is on the case', (_how, change, presence) => {
  const mark = printMark(genericArea, ART, { ...CENTRED, ...change })
  expect(mark.presence).toBe(presence)
  expect(orderRefusal(mark, false) !== null).toBe(presence === 'none')
})
