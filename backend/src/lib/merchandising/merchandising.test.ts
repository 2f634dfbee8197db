import { describe, expect, it } from 'vitest'
import { readMerchandising } from './merchandising'

const NOTHING = {
  position: null,
  finish: '',
  badge: null,
  shortDescription: '',
  longDescription: '',
  icons: [],
  ecoCredentials: [],
}

describe('readMerchandising', () => {
  it('reads what a merchandiser saved', () => {
    expect(
      readMerchandising({
        position: 3,
        finish: 'Gloss or matte',
        badge: 'New',
        short_description_html: '<ul><li>Thin</li></ul>',
        long_description_html: '<p>Thin all round</p>',
        icons: [{ name: 'Light', image: 'fa-feather' }],
        eco_credentials: [{ name: 'Recyclable', description: 'Body and box', icon: 'fa-recycle' }],
      }),
    ).toEqual({
      position: 3,
      finish: 'Gloss or matte',
      badge: 'New',
      shortDescription: '<ul><li>Thin</li></ul>',
      longDescription: '<p>Thin all round</p>',
      icons: [{ name: 'Light', image: 'fa-feather' }],
      ecoCredentials: [{ name: 'Recyclable', description: 'Body and box', icon: 'fa-recycle' }],
    })
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty object', {}],
    [
      'values of the wrong kind',
      {
        position: {},
        finish: 7,
        badge: ['x'],
        short_description_html: 1,
        icons: 'fa-leaf',
        eco_credentials: 5,
      },
    ],
    ['entries without a name', { icons: [null, 'x', {}, { image: 'fa-leaf' }, { name: '  ' }] }],
    ['blank texts', { position: ' ', badge: '  ', finish: ' ', icons: '[', eco_credentials: '{"a":1}' }],
    ['figures that are none', { position: Number.NaN }],
  ])('reads %s as nothing', (_name, metadata) => {
    expect(readMerchandising(metadata)).toEqual(NOTHING)
  })

  it('reads lists and figures that a spreadsheet turned into text', () => {
    const read = readMerchandising({ position: '2', icons: '[{"name":"Light","image":"fa-feather"}]' })
    expect(read).toMatchObject({ position: 2, icons: [{ name: 'Light', image: 'fa-feather' }] })
  })

  it('shows a star for an icon that it does not know, __proto__ among them', () => {
    const icons = ['fa-unicorn', '__proto__', 'constructor', 9].map((image) => ({ name: 'X', image }))
    expect(readMerchandising({ icons }).icons.map(({ image }) => image)).toEqual(Array(4).fill('fa-star'))
  })

  it('keeps lists and texts to the length that a page has room for', () => {
    const read = readMerchandising({
      position: -3,
      badge: '😀'.repeat(500),
      icons: Array.from({ length: 500 }, () => ({ name: 'n'.repeat(500), image: 'fa-leaf' })),
    })
    expect(read.position).toBe(0)
    expect([...(read.badge ?? '')]).toHaveLength(24)
    expect(read.icons).toHaveLength(8)
    expect(read.icons[0]?.name).toHaveLength(40)
  })

  it('cleans HTML that was put there by hand', () => {
    expect(readMerchandising({ long_description_html: '<p onclick="x()">Hi</p>' }).longDescription).toBe(
      '<p>Hi</p>',
    )
  })
})
