import type { Product } from '@caseloom/contract'
import { describe, expect, it } from 'vitest'
import { CENTRED } from '~/components/case/placement'
import { brandOf, choiceOf, findVariant, finishesOf, searchDevices } from './find-variant'
import { printMark } from './print-quality'
import { promptLength, promptProblem } from './prompt-words'

const model = {
  name: 'iPhone 16',
  models: [
    {
      name: 'iPhone 16 - Matte',
      sku: 'TOUGH-IPHONE-16-MATTE',
      available: true,
      price: 15,
      originalPrice: null,
    },
    {
      name: 'iPhone 16 - Gloss',
      sku: 'TOUGH-IPHONE-16-GLOSS',
      available: false,
      price: 15,
      originalPrice: null,
    },
  ],
}
const apple = {
  name: 'Apple',
  icon: 'fa-apple' as const,
  models: [model, { name: 'iPhone 16e', models: [] }],
}
const product = { supporteddevices: [apple] } as unknown as Product

describe('findVariant', () => {
  it('finds the sku of device and finish', () => {
    expect(findVariant(product, 'iPhone 16', 'Matte')?.sku).toBe('TOUGH-IPHONE-16-MATTE')
  })
  it.each([
    ['iPhone 16', 'Gloss'],
    ['iPhone 16', 'Premium'],
    ['iPhone 16e', 'Matte'],
    [null, null],
  ] as const)('finds nothing for %s, %s', (device, finish) => {
    expect(findVariant(product, device, finish)).toBeUndefined()
  })
})

it.each([
  ['TOUGH-IPHONE-16-MATTE', { device: 'iPhone 16', finish: 'Matte' }],
  ['TOUGH-IPHONE-16-GLOSS', { device: 'iPhone 16', finish: null }],
  ['GONE', { device: null, finish: null }],
])('what %s is called, as far as it can be had', (sku, choice) => {
  expect(choiceOf(product, sku)).toEqual(choice)
})

it('lists finishes with what they cost, and whether they can be had', () => {
  expect(finishesOf(model)).toEqual([
    { finish: 'Matte', available: true, price: 15, originalPrice: null },
    { finish: 'Gloss', available: false, price: 15, originalPrice: null },
  ])
})

it.each([
  ['16E', ['Apple iPhone 16e']],
  ['samsung s25', ['Samsung Galaxy S25']],
  [' ', ['Apple iPhone 16', 'Apple iPhone 16e', 'Samsung Galaxy S25']],
])('searches all brands for devices, by the words “%s” in any case', (search, found) => {
  const samsung = {
    name: 'Samsung',
    icon: 'fa-android' as const,
    models: [{ name: 'Galaxy S25', models: [] }],
  }
  expect(
    searchDevices([apple, samsung], search).map(({ brand, device }) => `${brand} ${device.name}`),
  ).toEqual(found)
})

it.each([
  ['iPhone X', 'Apple'],
  ['Galaxy S25', 'Samsung'],
  ['Pixel 9', 'Other'],
])('%s is made by %s', (device, brand) => expect(brandOf(device)).toBe(brand))

describe('prompts', () => {
  it('are counted in code points', () => {
    expect(promptLength(' 🦊🦊 ')).toBe(2)
    expect(promptProblem('🦊'.repeat(400))).toBeNull()
    expect(promptProblem('a'.repeat(401))).toBe('Please keep your prompt to 400 characters')
  })
  it('must not be blank', () => expect(promptProblem('  \n')).toBe('Please enter a design prompt'))
})

describe('printMark', () => {
  const area = { widthPx: 1260, heightPx: 2100, dpi: 300 }
  const artwork = { width: 1152, height: 1920 }
  it.each([
    [1, 274, 'Sharp'],
    [1.4, 196, 'Good'],
    [2, 137, 'May look soft: make it smaller or choose another picture'],
    [4, 69, 'Will look blurred: make it smaller'],
  ])('at scale %s it is %s dpi', (scale, dpi, words) => {
    expect(printMark(area, artwork, { ...CENTRED, scale })).toMatchObject({ dpi, words })
  })
  it.each([
    [150, 137, 'soft'],
    [600, 549, 'sharp'],
  ])('reckons with the %s dpi of the print', (dpi, found, quality) => {
    expect(printMark({ ...area, dpi }, artwork, CENTRED)).toMatchObject({ dpi: found, quality })
  })
  it('counts what a coarse print takes in less, and says no more than it prints', () => {
    const coarse = { ...area, dpi: 100 }
    expect(printMark(coarse, artwork, { ...CENTRED, scale: 0.4 })).toMatchObject({
      dpi: 100,
      quality: 'good',
    })
    expect(printMark(coarse, artwork, CENTRED)).toMatchObject({ dpi: 91, quality: 'poor' })
  })
})
