import { describe, expect, it } from 'vitest'
import { makeDevice, makeProduct } from '~/testing/make-product'
import { changed, isNarrowed, listPath, readListState, shownPages, startsAnew } from './list-state'
import { deviceName, fitOf, madeForWords } from './device-words'
import { brandHint, saving, soldWords } from './product-words'

const read = (query: string) => readListState(new URLSearchParams(query))

describe('the address of a list', () => {
  it('says all that the list shows, and gives it back', () => {
    const query =
      'search=koi+pond&filter=eco&category=Soft+touch&device=iPhone+15+Pro&sort=price_asc&favourites=1&page=3'
    expect(listPath(read(query))).toBe(`/products?${query}`)
  })

  it('is bare for the list as it is', () => {
    expect(listPath(read(''))).toBe('/products')
    expect(listPath(read('filter=all&sort=featured&page=1'))).toBe('/products')
  })

  it.each(['filter=nonsense', 'sort=;drop', 'page=-1', 'page=1e99', 'page=0', 'favourites=yes', 'search=++'])(
    'takes %s for not said',
    (query) => expect(listPath(read(query))).toBe('/products'),
  )

  it('cuts what is too long', () => {
    expect(read(`search=${'a'.repeat(5000)}`).search).toHaveLength(100)
    expect(read(`device=${'a'.repeat(500)}`).device).toHaveLength(80)
    expect(read('page=999999999').page).toBe(10_000)
  })

  it('reads a cut text as it reads it again', () => {
    const { search } = read(`search=${'a'.repeat(99)}%20b`)
    expect(search).toBe('a'.repeat(99))
    expect(read(`search=${search}`).search).toBe(search)
  })

  it('passes over what nobody can see', () => {
    expect(read('search=%00koi%0Apond%07').search).toBe('koi pond')
    expect(read('device=%00').device).toBe('')
  })

  it('keeps text as text', () => {
    const search = '<img src=x onerror=alert(1)>'
    expect(read(new URLSearchParams({ search }).toString()).search).toBe(search)
  })

  it('goes back to the first page with every change', () => {
    expect(changed(read('page=4&filter=eco'), { sort: 'rating' })).toMatchObject({ page: 1, filter: 'eco' })
    expect(changed(read('page=4'), { page: 5 }).page).toBe(5)
  })

  it('knows what can be cleared', () => {
    expect(isNarrowed(read('sort=rating&device=iPhone+15'))).toBe(false)
    expect(
      ['search=a', 'filter=eco', 'category=Slim', 'favourites=1'].map((q) => isNarrowed(read(q))),
    ).toEqual([true, true, true, true])
  })

  it('shows five pages together, then starts anew', () => {
    expect(shownPages(1)).toEqual([1])
    expect(shownPages(5)).toEqual([1, 2, 3, 4, 5])
    expect(shownPages(7)).toEqual([6, 7])
    expect([1, 5, 6, 11].map(startsAnew)).toEqual([true, false, true, true])
  })
})

describe('words', () => {
  it('hints two brands and counts the rest', () => {
    const brands = ['Apple', 'Samsung', 'Other'].map((name) => ({ name }))
    expect(brandHint(brands)).toEqual({ names: 'Apple, Samsung', more: '+1' })
    expect(brandHint(brands.slice(0, 1))).toEqual({ names: 'Apple', more: '' })
  })

  it('says how many were sold, and that demo data is demo data', () => {
    expect(soldWords({ soldCount: 1204, soldSample: false })).toBe('1,204 sold')
    expect(soldWords({ soldCount: 12, soldSample: true })).toBe('12 sold (sample)')
    expect(soldWords({ soldCount: null, soldSample: false })).toBe('')
  })

  it('fits a phone only in a finish that can be had', () => {
    const gone = makeDevice('iPhone 12', ['Matte'], { available: false })
    const supporteddevices = [
      { name: 'Apple', icon: 'fa-apple' as const, models: [makeDevice('iPhone 15'), gone] },
    ]
    const product = makeProduct({ supporteddevices })
    expect(['iPhone 15', 'iPhone 12', 'iPhone 15 Pro'].map((name) => fitOf(product, name))).toEqual([
      'fits',
      'gone',
      'not made',
    ])
  })

  it('spells a phone as the catalogue does', () => {
    const models = [makeDevice('iPhone 15')]
    const product = makeProduct({ supporteddevices: [{ name: 'Apple', icon: 'fa-apple', models }] })
    expect(deviceName(product, 'IPHONE 15')).toBe('iPhone 15')
    expect(deviceName(product, 'Nokia 3310')).toBe('Nokia 3310')
  })

  it('says for how many phones a case is made', () => {
    const { supporteddevices } = makeProduct()
    expect(madeForWords(supporteddevices)).toBe('Made for 2 Apple and 1 Samsung models.')
    expect(madeForWords(supporteddevices.slice(0, 1))).toBe('Made for 2 Apple models.')
    expect(madeForWords(supporteddevices.slice(1))).toBe('Made for 1 Samsung model.')
  })

  it('counts no phone that it cannot be had for, unless it can be had for none', () => {
    const gone = (name: string) => makeDevice(name, ['Matte'], { available: false })
    const brands = [
      { name: 'Apple', icon: 'fa-apple' as const, models: [makeDevice('iPhone 16'), gone('iPhone 17')] },
      { name: 'Samsung', icon: 'fa-android' as const, models: [gone('Galaxy S25')] },
    ]
    expect(madeForWords(brands)).toBe('Made for 1 Apple model.')
    expect(madeForWords(brands.slice(1))).toBe('Made for 1 Samsung model.')
  })

  it('counts a saving in whole pence', () => {
    expect(saving({ price: 12.1, originalPrice: 15 })).toBe(2.9)
    expect(saving({ price: 12, originalPrice: null })).toBe(0)
    expect(saving({ price: 12, originalPrice: 10 })).toBe(0)
  })
})
