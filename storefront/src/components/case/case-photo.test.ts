import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { narrowerCopies } from './case-photo'

const PUBLIC = path.resolve(import.meta.dirname, '../../../public')
const photos = readdirSync(`${PUBLIC}/images/cases`).filter((name) => !/-(240|480|800)\.webp$/.test(name))

describe('narrowerCopies', () => {
  it.each(photos)('names only files that are there for %s', (name) => {
    const files = narrowerCopies(`/images/cases/${name}`)
      ?.split(', ')
      .map((entry) => entry.split(' ')[0] ?? '')
    expect(files).toHaveLength(4)
    expect(files?.filter((file) => !existsSync(`${PUBLIC}${file}`))).toEqual([])
  })

  it('has none for a picture from elsewhere', () => {
    expect(narrowerCopies('/api/files/product/abc.webp')).toBeUndefined()
    expect(narrowerCopies('https://cdn.example.test/images/cases/snap.webp')).toBeUndefined()
  })
})
