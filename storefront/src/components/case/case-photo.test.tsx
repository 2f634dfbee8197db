import { fireEvent, render, screen } from '@testing-library/react'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CasePhoto } from './case-photo'
import { photoSources } from './photo-sources'

const PUBLIC = path.resolve(import.meta.dirname, '../../../public')
const photos = readdirSync(`${PUBLIC}/images/cases`).filter((name) => /^[a-z]+(-\d)?\.webp$/.test(name))
const UPLOAD = `/api/images/${'0123456789abcdef'.repeat(2)}`

const filesOf = (src: string) =>
  photoSources(src).flatMap(({ srcSet }) => srcSet.split(', ').map((entry) => entry.split(' ')[0] ?? ''))

describe('photoSources', () => {
  it.each(photos)('names only files that are there for %s', (name) => {
    const files = filesOf(`/images/cases/${name}`)
    expect(files).toHaveLength(14)
    expect(files.filter((file) => !existsSync(`${PUBLIC}${file}`))).toEqual([])
  })

  it('asks for an upload by width and format, AVIF first', () => {
    const [avif, webp] = photoSources(UPLOAD)
    expect(avif?.type).toBe('image/avif')
    expect(avif?.srcSet.split(', ')).toContain(`${UPLOAD}?w=480&as=avif 480w`)
    expect(webp?.srcSet.split(', ').at(-1)).toBe(`${UPLOAD}?w=1200&as=webp 1200w`)
  })

  it('has none for a picture from elsewhere', () => {
    expect(photoSources('/api/files/product/abc.webp')).toEqual([])
    expect(photoSources('https://cdn.example.test/images/cases/snap.webp')).toEqual([])
  })
})

describe('CasePhoto', () => {
  const show = (src: string, first = false) =>
    render(<CasePhoto src={src} alt="A case" sizes="50vw" loading="lazy" first={first} />)
  const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'A case' })

  it('holds its place and waits its turn', () => {
    const { container } = show('/images/cases/snap.webp')
    expect([image().width, image().height]).toEqual([1200, 1500])
    expect(image().getAttribute('loading')).toBe('lazy')
    expect([...container.querySelectorAll('source')].map(({ type, sizes }) => [type, sizes])).toEqual([
      ['image/avif', '50vw'],
      ['image/webp', '50vw'],
    ])
  })

  it('comes before the others where it is the first', () => {
    show('/images/cases/snap.webp', true)
    expect(image().getAttribute('loading')).toBe('eager')
    expect(image().getAttribute('fetchpriority')).toBe('high')
  })

  it('tries the plain file, then shows the placeholder, and stops there', () => {
    const { container } = show('/images/cases/snap.webp')
    fireEvent.error(image())
    expect(container.querySelector('source')).toBeNull()
    expect(image().getAttribute('src')).toBe('/images/cases/snap.webp')
    fireEvent.error(image())
    expect(image().getAttribute('src')).toBe('/images/case-placeholder.svg')
    fireEvent.error(image())
    expect(image().getAttribute('src')).toBe('/images/case-placeholder.svg')
  })

  it('shows the placeholder of a product that has none', () => {
    show('')
    expect(image().getAttribute('src')).toBe('/images/case-placeholder.svg')
  })

  it('starts anew with another picture', () => {
    const { rerender } = show('/broken.webp')
    fireEvent.error(image())
    rerender(<CasePhoto src="/images/cases/eco.webp" alt="A case" sizes="50vw" />)
    expect(image().getAttribute('src')).toBe('/images/cases/eco.webp')
  })
})
