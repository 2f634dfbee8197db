import type { CatalogueDevice } from '@caseloom/contract'

export function makeCatalogueDevice(name: string, change: Partial<CatalogueDevice> = {}): CatalogueDevice {
  const apple = name.startsWith('iPhone')
  return {
    name,
    brand: apple ? 'Apple' : 'Samsung',
    icon: apple ? 'fa-apple' : 'fa-android',
    modelNumbers: [],
    aliases: [],
    released: 2023,
    camera: { family: 'square-three', label: 'Square, three lenses' },
    size: { width: 71, height: 147, depth: 8 },
    template: {
      cornerRadius: 0.15,
      cameraCutout: { x: 0.055, y: 0.033, width: 0.5, height: 0.285, radius: 0.13 },
      lenses: [
        { x: 0.175, y: 0.1, radius: 0.095 },
        { x: 0.175, y: 0.245, radius: 0.095 },
        { x: 0.4, y: 0.1725, radius: 0.095 },
      ],
    },
    products: [1, 2],
    ...change,
  }
}

const named = makeCatalogueDevice

/** A shelf of phones that are easily mistaken for one another. */
export const someDevices: CatalogueDevice[] = [
  named('iPhone 16 Pro Max', { modelNumbers: ['A3296'], size: { width: 77.6, height: 163, depth: 8.25 } }),
  named('iPhone 16e', { modelNumbers: ['A3409'], camera: { family: 'one', label: 'One lens' } }),
  named('iPhone 15 Pro Max', { modelNumbers: ['A2849', 'A3106'], size: null }),
  named('iPhone 15 Pro', { modelNumbers: ['A2848', 'A3101', 'A3102', 'A3104'] }),
  named('iPhone 15', {
    modelNumbers: ['A3090'],
    camera: { family: 'diagonal', label: 'Two on the diagonal' },
  }),
  named('iPhone 13 Mini', { camera: { family: 'diagonal', label: 'Two on the diagonal' } }),
  named('iPhone SE (2020)', {
    aliases: ['SE 2', 'SE 2nd generation'],
    camera: { family: 'one', label: 'One lens' },
  }),
  named('iPhone XS Max', { aliases: ['iPhone 10S Max'] }),
  named('Galaxy S25', {
    modelNumbers: ['SM-S931B'],
    camera: { family: 'column', label: 'A column of three' },
  }),
  named('Galaxy S24 Ultra', { modelNumbers: ['SM-S928B'], camera: { family: 'five', label: 'Five lenses' } }),
  named('Galaxy S24 Plus', {
    aliases: ['S24+'],
    modelNumbers: ['SM-S926B', 'SM-S926U'],
    camera: { family: 'column', label: 'A column of three' },
  }),
  named('Galaxy S24', {
    modelNumbers: ['SM-S921B', 'SM-S921U', 'SM-S921N', 'SC-51E'],
    camera: { family: 'column', label: 'A column of three' },
  }),
  named('Galaxy S23 FE', { camera: { family: 'column', label: 'A column of three' } }),
]
