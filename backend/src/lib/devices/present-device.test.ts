import { catalogueDeviceSchema } from '@caseloom/contract'
import { describe, expect, it } from 'vitest'
import { DEVICES } from '../../scripts/seed/data'
import { deviceRow } from '../../scripts/seed/devices'
import { presentDevices, type StoredDevice } from './present-device'

const rows = DEVICES.map((device, position): StoredDevice => deviceRow(device, position))
const product = (number: number, ...devices: string[]) => ({ number, devices: new Set(devices) })

describe('presentDevices', () => {
  it('shows every seeded device as the contract wants it, newest first', () => {
    const shown = presentDevices([...rows].reverse(), [])
    expect(shown.map(({ name }) => name)).toEqual(DEVICES.map(({ name }) => name))
    for (const device of shown) catalogueDeviceSchema.parse(device)
  })
  it('names the products that can be bought for a device', () => {
    const products = [product(1, 'iphone 15 pro'), product(4, 'iphone 15 pro')]
    const shown = presentDevices(rows, products)
    const of = (name: string) => shown.find((device) => device.name === name)?.products
    expect([of('iPhone 15 Pro'), of('iPhone 14'), of('Galaxy S24')]).toEqual([[1, 4], [], []])
  })
  it('shows a device of which little is known', () => {
    const [first] = rows
    if (!first) throw new Error('No device is seeded')
    const bare: StoredDevice = {
      ...first,
      name: 'Pixel 12',
      brand: 'Google',
      model_numbers: null,
      aliases: { not: 'a list' },
      released: null,
      camera_family: null,
      camera_label: null,
      depth_mm: null,
    }
    expect(presentDevices([bare], [])[0]).toMatchObject({
      icon: 'fa-android',
      modelNumbers: [],
      aliases: [],
      size: null,
      camera: { family: 'only:Pixel 12', label: 'Camera of the Pixel 12' },
    })
  })
})

describe('the seeded devices', () => {
  it('never share a model number', () => {
    const numbers = DEVICES.flatMap(({ modelNumbers }) => modelNumbers)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers).toEqual(expect.arrayContaining(['A3102', 'SM-S921B']))
    for (const number of numbers) expect(number).toMatch(/^(A\d{4}|SM-S\d{3}[A-Z0-9]{1,2}|SC-?\w{3})$/)
  })
  it('look alike within a camera family', () => {
    const looks = new Map<string, string>()
    for (const { camera, template } of DEVICES) {
      const look = JSON.stringify([
        template.cameraCutout,
        template.lenses,
        template.cornerRadius,
        camera.label,
      ])
      expect(looks.get(camera.family) ?? look).toBe(look)
      looks.set(camera.family, look)
    }
  })
})
