import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { root } from './paths.mjs'

const folder = path.join(root, 'storefront/public')
/** @type {Record<'icons' | 'screenshots', { src: string, sizes: string, type: string, form_factor?: string }[]>} */
const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.webmanifest'), 'utf8'))
const drawn = [...manifest.icons, ...manifest.screenshots].filter(({ sizes }) => sizes !== 'any')

it('shows the shop on a wide and on a narrow screen', () => {
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(
    expect.arrayContaining(['wide', 'narrow']),
  )
})

it.each(drawn)('$src is there, in the size and of the type that the manifest says', async (picture) => {
  const file = path.join(folder, picture.src)
  expect(existsSync(file)).toBe(true)
  const { width, height, format } = await sharp(file).metadata()
  expect(`${width}x${height}`).toBe(picture.sizes)
  expect(`image/${format}`).toBe(picture.type)
})
