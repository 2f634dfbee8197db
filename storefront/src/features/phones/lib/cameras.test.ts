import { expect, it } from 'vitest'
import { makeCatalogueDevice, someDevices } from '~/testing/make-devices'
import { byHeight, cameraFamilies, deviceHints, sameSize } from './cameras'

it('groups what looks alike, in the catalogue’s order', () => {
  const families = cameraFamilies(someDevices)
  expect(families.map(({ family }) => family)).toEqual(['square-three', 'one', 'diagonal', 'column', 'five'])
  expect(families[1]?.devices.map(({ name }) => name)).toEqual(['iPhone 16e', 'iPhone SE (2020)'])
})

it('sorts by height and hints at what is known', () => {
  const devices = byHeight(someDevices.filter(({ camera }) => camera.family === 'square-three'))
  expect(devices.map(({ name }) => name)).toEqual([
    'iPhone 16 Pro Max',
    'iPhone 15 Pro',
    'iPhone XS Max',
    'iPhone 15 Pro Max',
  ])
  expect(devices[0] && deviceHints(devices[0])).toBe('163 × 77.6 mm, from 2023')
  expect(deviceHints({ size: null, released: null })).toBe('')
})

it('tells twins by their size', () => {
  const mini = makeCatalogueDevice('iPhone 13 Mini', { size: { width: 64.2, height: 131.5, depth: 7.65 } })
  const pro = makeCatalogueDevice('iPhone 13 Pro')
  const unknown = makeCatalogueDevice('iPhone 18 Pro', { size: null })
  expect(sameSize(pro, [pro, makeCatalogueDevice('iPhone 12 Pro')])).toBe(true)
  expect(sameSize(pro, [pro, mini, unknown])).toBe(false)
  expect(sameSize(unknown, [unknown, pro])).toBe(false)
})
