import { describe, expect, it } from 'vitest'
import { merchandisingSchema, sentencesByField } from './form'

const schema = merchandisingSchema((key) => key === 'fa-leaf')
const good = {
  position: 1,
  finish: 'Matte',
  badge: null,
  shortDescription: '',
  longDescription: '',
  icons: [{ name: 'Light', image: 'fa-leaf' }],
  ecoCredentials: [{ name: 'Recyclable', description: 'Body and box', icon: 'fa-leaf' }],
}
const faults = (changes: object) => {
  const parsed = schema.safeParse({ ...good, ...changes })
  return parsed.success ? {} : sentencesByField(parsed.error)
}

describe('merchandisingSchema', () => {
  it('takes what is in order, without the blanks round it', () => {
    expect(schema.parse({ ...good, badge: ' New ' }).badge).toBe('New')
  })
  it.each([
    [{ position: 1.5 }, 'position', /whole number/],
    [{ position: -1 }, 'position', /whole number/],
    [{ position: '3' }, 'position', /whole number/],
    [{ finish: 'x'.repeat(61) }, 'finish', /at most 60/],
    [{ badge: '  ' }, 'badge', /let the name decide/],
    [{ badge: 'x'.repeat(25) }, 'badge', /at most 24/],
    [{ longDescription: 'x'.repeat(20_001) }, 'longDescription', /too long/],
    [{ icons: [{ name: '', image: 'fa-leaf' }] }, 'icons.0.name', /Give the icon a name/],
    [{ icons: [{ name: 'A', image: 'fa-unicorn' }] }, 'icons.0.image', /Choose a picture/],
    [{ icons: Array(9).fill(good.icons[0]) }, 'icons', /at most 8 feature icons/],
    [{ ecoCredentials: [{ name: 'A', icon: 'fa-leaf' }] }, 'ecoCredentials.0.description', /is a text/],
    [{ ecoCredentials: 'none' }, 'ecoCredentials', /are a list/],
  ])('says what is wrong with %j', (changes, field, sentence) => {
    expect(faults(changes)).toEqual({ [field]: expect.stringMatching(sentence) as string })
  })
  it('counts characters as people do', () => {
    expect(faults({ badge: '😀'.repeat(24) })).toEqual({})
  })
})
