import { describe, expect, it } from 'vitest'
import { badgeOf } from './badge'

const product = { name: '', category: 'Slim', icons: [], ecocredentials: [], soldCount: null }
const credentials = [{ name: 'Plant fibre', description: '', icon: 'fa-leaf' }]
const military = [{ name: 'Military-grade drop test', image: 'fa-shield' }]

describe('badgeOf', () => {
  it('goes by the first word that the name holds, whatever the case', () => {
    const named = (name: string) =>
      badgeOf({ ...product, name, icons: military, ecocredentials: credentials, soldCount: 1 }, null)
    expect(named('ECO Cover')).toBe('Eco-Friendly')
    expect(named('Flexi')).toBe('Flexible')
    expect(named('Crystal Clear')).toBe('Premium')
    expect(named('Tough Cover')).toBe('Military Grade')
    expect(named('Folio')).toBe('Professional')
    expect(named('Snap Cover')).toBe('Popular')
    expect(named('Clear Eco')).toBe('Eco-Friendly')
  })
  it('claims nothing that the catalogue does not back', () => {
    for (const name of ['Eco Cover', 'Tough Cover', 'Snap Cover'])
      expect(badgeOf({ ...product, name }, null)).toBe('Slim')
    expect(badgeOf({ ...product, name: 'Snap Cover', soldCount: 0 }, null)).toBe('Slim')
  })
  it('lets the merchandiser decide', () => {
    expect(badgeOf({ ...product, name: 'Eco Cover', ecocredentials: credentials }, 'New')).toBe('New')
  })
})
