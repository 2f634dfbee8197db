import { describe, expect, it } from 'vitest'
import { readMerchandising } from './merchandising'
import { tidyMetadata, toMetadata } from './to-metadata'
import { versionOf } from './version'

const said = {
  position: 0,
  finish: 'Matte',
  badge: 'New',
  shortDescription: '<p>Thin</p>',
  longDescription: '<p>Thin all round</p>',
  icons: [{ name: 'Light', image: 'fa-feather' }],
  ecoCredentials: [{ name: 'Recyclable', description: 'Body and box', icon: 'fa-recycle' }],
}

describe('toMetadata', () => {
  it('is read back as it was said', () => {
    expect(readMerchandising(toMetadata(said))).toEqual(said)
  })
  it('takes the key away of what is not said any more', () => {
    expect(toMetadata({ badge: null, position: null, icons: [], finish: '' })).toEqual({
      badge: '',
      position: '',
      icons: '',
      finish: '',
    })
  })
  it('touches nothing that it was not told of', () => {
    expect(toMetadata({ badge: 'New' })).toEqual({ badge: 'New' })
  })
})

describe('tidyMetadata', () => {
  it('leaves alone what is in order, and keys of others', () => {
    expect(tidyMetadata({ ...toMetadata(said), supplier: '<b>x' })).toBeNull()
    expect(tidyMetadata({ supplier: { note: '<script>' } })).toBeNull()
    expect(tidyMetadata(null)).toBeNull()
  })
  it('cleans HTML, and forgets HTML that holds nothing else', () => {
    const metadata = {
      short_description_html: '<p onclick="x()">A</p>',
      long_description_html: '<script>x</script>',
    }
    expect(tidyMetadata(metadata)).toEqual({ short_description_html: '<p>A</p>', long_description_html: '' })
  })
  it('turns a spreadsheet’s texts into lists and figures', () => {
    expect(tidyMetadata({ position: '4', icons: '[{"name":"Light","image":"fa-feather"}]' })).toEqual({
      position: 4,
      icons: [{ name: 'Light', image: 'fa-feather' }],
    })
  })
  it('keeps what it cannot read, for its author to mend', () => {
    expect(tidyMetadata({ icons: '[{"name":', position: 'first' })).toBeNull()
  })
})

describe('versionOf', () => {
  const product = { metadata: { ...toMetadata(said) }, categories: [{ id: 'a' }, { id: 'b' }] }

  it('stays the same for what is not edited here', () => {
    expect(
      versionOf({ metadata: { ...product.metadata, supplier: 1 }, categories: [{ id: 'b' }, { id: 'a' }] }),
    ).toBe(versionOf(product))
  })
  it('tells another text, and another category, apart', () => {
    expect(versionOf({ ...product, metadata: { ...product.metadata, badge: 'Old' } })).not.toBe(
      versionOf(product),
    )
    expect(versionOf({ ...product, categories: [{ id: 'a' }] })).not.toBe(versionOf(product))
  })
})
