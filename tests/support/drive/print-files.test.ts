import { describe, expect, it } from 'vitest'
import { faultsOfFiles } from './print-files'

const A = 'a'.repeat(64)
const B = 'b'.repeat(64)
const note = (file: string | null, by: 'the task' | 'the recipe') => ({ lineId: 'ordli_1', file, by })
const noted = [note(A, 'the task'), note(A, 'the recipe')]
const got = (sha256: string | null, ok = true) => ({ ok, sha256 })

describe('what is wrong with the files of a print', () => {
  it('is nothing where Prodigi has the very file, however often it tried', () => {
    expect(faultsOfFiles([got(null, false), got(A)], noted, true)).toEqual([])
    expect(faultsOfFiles([], noted, false)).toEqual([])
    expect(faultsOfFiles([], [], false)).toEqual([])
  })

  it.each([
    ['another file', [got(B)], noted, `Prodigi fetched ${B}, which the shop never noted`],
    ['none', [got(null, false)], noted, 'Prodigi made it without having fetched a file'],
    [
      'two of one line',
      [got(A)],
      [note(A, 'the task'), note(B, 'the recipe')],
      '2 print files were noted for line ordli_1',
    ],
    ['no note', [got(A)], [note(A, 'the recipe')], 'the task notes no print file'],
    [
      'an empty note',
      [got(A)],
      [note(A, 'the task'), note(null, 'the recipe')],
      'the recipe notes no print file',
    ],
  ])('names %s', (_name, fetched, notes, fault) => {
    expect(faultsOfFiles(fetched, notes, true)).toContain(fault)
  })
})
