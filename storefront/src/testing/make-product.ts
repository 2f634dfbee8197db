import type { DeviceModel, Finish, Product } from '@caseloom/contract'

export function makeDevice(name: string, finishes: Finish[] = ['Matte', 'Gloss']): DeviceModel {
  return {
    name,
    models: finishes.map((finish) => ({
      name: `${name} - ${finish}`,
      sku: `TOUGH-${name}-${finish}`.toUpperCase().replaceAll(' ', '-'),
      available: true,
    })),
  }
}

export function makeProduct(change: Partial<Product> = {}): Product {
  return {
    id: 2,
    handle: 'tough',
    name: 'Tough Cover',
    category: 'Double layer',
    description: 'Two layers for phones that get dropped.',
    shortdescription: '<p>Two layers.</p>',
    longdescription: '<ul><li>Two layers</li></ul>',
    price: 15,
    originalPrice: null,
    finish: 'Matte or gloss',
    image: '/images/cases/tough.webp',
    gallery: ['/images/cases/tough.webp'],
    icons: ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, image: 'fa-image' })),
    ecocredentials: [],
    supporteddevices: [
      { name: 'Apple', icon: 'fa-apple', models: [makeDevice('iPhone 16'), makeDevice('iPhone 16 Pro')] },
      { name: 'Samsung', icon: 'fa-android', models: [makeDevice('Galaxy S25')] },
    ],
    rating: null,
    soldCount: null,
    inStock: true,
    ...change,
  }
}
