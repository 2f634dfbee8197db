import { describe, expect, it } from 'vitest'
import { changeDeviceSchema } from '../../../lib/devices/device-input'
import type { AdminDevice } from '../../../lib/devices/present-admin-device'
import { changeOf, draftOf, factsOf, familiesOf, linesOf, newDraft, printOf, wholeLine } from './draft'

const device = (id: string, name: string): AdminDevice => ({
  id,
  version: 'seen',
  name,
  brand: 'Apple',
  position: 0,
  template: {
    version: 3,
    cornerRadius: 0.2,
    safeArea: { x: 0.04, y: 0.04, width: 0.92, height: 0.92, radius: 0.1 },
    cameraCutout: { x: 0.05, y: 0.03, width: 0.9, height: 0.2, radius: 0.14 },
    lenses: [{ x: 0.2, y: 0.1, radius: 0.08 }],
  },
  size: { width: 71.5, height: 149.6, depth: 8.3 },
  camera: { family: 'iphone-one', label: 'One lens' },
  modelNumbers: ['A1', 'A2'],
  aliases: [],
  released: 2026,
  variants: 1,
  open: 0,
  printSizes: [{ widthPx: 1000, heightPx: 2000, dpi: 240 }],
  lines: [],
})
const devices = [device('a', 'iPhone A'), device('b', 'iPhone B')]
const families = familiesOf(devices)

describe('device drafts', () => {
  it('begin with the look of the newest, above it', () => {
    expect(newDraft(devices)).toMatchObject({
      name: '',
      above: 'a',
      family: 'iphone-one',
      widthPx: '1000',
      dpi: '240',
    })
    expect(newDraft([])).toMatchObject({ above: '', family: '', widthPx: '1260' })
  })
  it('send a device back as it was', () => {
    const facts = factsOf(draftOf(devices[0]!, devices), families)
    const { version: _version, ...template } = devices[0]!.template
    expect(facts).toEqual({
      template,
      size: devices[0]!.size,
      modelNumbers: ['A1', 'A2'],
      aliases: [],
      released: 2026,
      camera: { family: 'iphone-one', label: 'One lens' },
    })
    expect(changeDeviceSchema.safeParse({ ...facts, version: 'seen' }).success).toBe(true)
  })
  it('send a place in the list only where it was chosen', () => {
    const [a, b] = devices.map((each) => draftOf(each, devices))
    expect(changeOf({ ...a!, released: '2025' }, a!, families)).not.toHaveProperty('above')
    expect(changeOf({ ...a!, above: '' }, a!, families).above).toBeNull()
    expect(changeOf({ ...b!, above: 'a' }, b!, families).above).toBe('a')
  })
  it('send what was typed, and leave out what is empty', () => {
    const draft = { ...newDraft([]), width: '70', modelNumbers: ' A1;A2\n, A3', dpi: 'x' }
    expect(factsOf(draft, families)).toMatchObject({
      size: { width: 70, height: '', depth: '' },
      modelNumbers: ['A1', 'A2', 'A3'],
      released: null,
      camera: null,
    })
    expect(factsOf(newDraft([]), families).size).toBeNull()
    expect(printOf(draft).dpi).toBe('x')
  })
  it('send the lines that have a finish', () => {
    const whole = wholeLine({ productId: 'p', title: 'Snap', finishes: ['Matte', 'Gloss'], price: 12.5 })
    expect(linesOf({ p: whole, q: {} })).toEqual([
      {
        productId: 'p',
        finishes: [
          { finish: 'Matte', price: 12.5 },
          { finish: 'Gloss', price: 12.5 },
        ],
      },
    ])
  })
})
