import type { DeviceModel, Finish, Product, ProductCard, ProductCardPage } from '@caseloom/contract'

export function makeDevice(
  name: string,
  finishes: Finish[] = ['Matte', 'Gloss'],
  { available = true } = {},
): DeviceModel {
  return {
    name,
    models: finishes.map((finish) => ({
      name: `${name} - ${finish}`,
      sku: `TOUGH-${name}-${finish}`.toUpperCase().replaceAll(' ', '-'),
      available,
      price: 15,
      originalPrice: null,
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
    highestPrice: change.price ?? 15,
    finish: 'Matte or gloss',
    image: '/images/cases/tough.webp',
    gallery: ['/images/cases/tough.webp'],
    icons: ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, image: 'fa-image' })),
    ecocredentials: [],
    supporteddevices: [
      { name: 'Apple', icon: 'fa-apple', models: [makeDevice('iPhone 16'), makeDevice('iPhone 16 Pro')] },
      { name: 'Samsung', icon: 'fa-android', models: [makeDevice('Galaxy S25')] },
    ],
    badge: 'Military Grade',
    rating: null,
    soldCount: null,
    soldSample: false,
    inStock: true,
    updatedAt: '2026-11-01T09:00:00.000Z',
    ...change,
  }
}

export function makeCard(change: Partial<ProductCard> = {}): ProductCard {
  const { id, handle, name, category, description, price, originalPrice, image, icons, badge } = makeProduct()
  return {
    ...{ id, handle, name, category, description, price, originalPrice, image, icons, badge },
    highestPrice: change.price ?? price,
    rating: null,
    inStock: true,
    hoverImage: '/images/cases/tough-2.webp',
    brands: [
      { name: 'Apple', icon: 'fa-apple', models: 2 },
      { name: 'Samsung', icon: 'fa-android', models: 1 },
    ],
    ...change,
  }
}

export function makeCardPage(items: ProductCard[], change: Partial<ProductCardPage> = {}): ProductCardPage {
  const all = items.length
  return {
    items,
    total: all,
    page: 1,
    limit: 24,
    hasMore: false,
    counts: { all, eco: 0, flexi: 0, wireless: all },
    categories: [{ name: 'Double layer', count: all }],
    ...change,
  }
}
