import { describe, expect, it } from 'vitest'
import { cameraLoss, detailOf, detailSums, type DetailMap } from '~/components/case/detail'
import { genericArea } from '~/components/case/generic-area'
import { lettersMissing } from '~/components/case/letters'
import { areaSize, CENTRED, coversArea } from '~/components/case/placement'
import { FRESH_WORDS, movedTo, scaledTo, snappedTurn, turnedTo, wrapped } from './adjust'
import { cutWords } from './bounds'
import { clearOfCamera } from './clear-camera'
import { crowding } from './crowding'
import { deedOf, whereabouts } from './keys'
import { swatchesOf } from './swatches'

const worded = { ...CENTRED, text: { ...FRESH_WORDS, content: 'Ada' } }
const ART = { width: 1152, height: 1920 }

describe('moving, sizing and turning', () => {
  it('stay within what can be printed', () => {
    expect(movedTo(CENTRED, 'picture', 3, -3)).toEqual({ x: 1, y: -1 })
    expect(movedTo(worded, 'words', 3, -3).text).toMatchObject({ x: 0.6, y: -0.6 })
    expect(scaledTo(CENTRED, 'picture', 99)).toEqual({ scale: 4 })
    expect(scaledTo(worded, 'words', 0).text).toMatchObject({ size: 0.03 })
    expect([190, -190, 540, -180].map(wrapped)).toEqual([-170, 170, 180, 180])
    expect(turnedTo(worded, 'words', 200).text).toMatchObject({ rotation: -160 })
  })
  it('hold on to the middle and to right angles', () => {
    expect(movedTo(CENTRED, 'picture', 0.01, 0.3, true)).toEqual({ x: 0, y: 0.3 })
    expect([2, 88.5, 45].map(snappedTurn)).toEqual([0, 90, 45])
  })
  it('of words without words change nothing', () => expect(movedTo(CENTRED, 'words', 0.1, 0.1)).toEqual({}))
})

describe('keys', () => {
  it.each([
    ['ArrowLeft', false, { x: -0.01, y: 0 }],
    ['ArrowDown', true, { x: 0, y: 0.05 }],
    ['+', false, { scale: 1.05 }],
    ['-', false, { scale: 0.9524 }],
    [']', false, { rotation: 5 }],
    ['{', true, { rotation: -1 }],
  ])('%s (shift %s) does %j', (key, shift, change) =>
    expect(deedOf(key, shift, CENTRED, 'picture')).toEqual(change),
  )
  it('0 puts the picture back and keeps words and background', () => {
    const placed = { ...worded, x: 0.4, scale: 2, mirror: true, background: '#123456' }
    expect(deedOf('0', false, placed, 'picture')).toEqual({ ...worded, background: '#123456' })
  })
  it('leave the others to the page', () => expect(deedOf('Tab', false, CENTRED, 'picture')).toBeNull())
  it('are answered in words', () =>
    expect(whereabouts({ x: 0, y: -0.12 })).toBe('centred across, 12 per cent up'))
})

describe('the camera', () => {
  /** A flat picture with one busy patch, of 36 x 60 cells. */
  const patch = (fromColumn: number, fromRow: number): DetailMap => ({
    columns: 36,
    rows: 60,
    cells: Array.from({ length: 36 * 60 }, (_, i) => {
      const [column, row] = [i % 36, Math.floor(i / 36)]
      const busy = column >= fromColumn && column < fromColumn + 8 && row >= fromRow && row < fromRow + 8
      return busy ? 100 : 1
    }),
  })
  const loss = (map: DetailMap, placement = CENTRED) =>
    cameraLoss(map, ART, areaSize(genericArea), placement, genericArea.cameraCutout)

  it('takes what lies under it, and less once the picture is moved clear, without gaps', () => {
    const map = patch(5, 5)
    expect(crowding(loss(map), genericArea)).toBe('much')
    const better = clearOfCamera(map, ART, genericArea, CENTRED)
    expect(better).not.toBeNull()
    if (!better) return
    expect(loss(map, better)).toBeLessThan(loss(map) * 0.75)
    expect(coversArea(areaSize(genericArea), ART, better)).toBe(true)
  })
  it('is left alone where nothing is lost, and where every place is as busy', () => {
    expect(crowding(loss(patch(20, 40)), genericArea)).toBe('clear')
    const even: DetailMap = { columns: 36, rows: 60, cells: new Array<number>(36 * 60).fill(5) }
    expect(clearOfCamera(even, ART, genericArea, CENTRED)).toBeNull()
  })
  it('follows a mirrored picture', () => {
    const map = patch(5, 5)
    expect(loss(map, { ...CENTRED, mirror: true })).toBeLessThan(loss(map) / 3)
  })
  it('counts edges and no grain', () => {
    const grain = Array.from({ length: 8 * 8 * 3 }, (_, i) => 120 + (i % 3))
    expect(detailOf(grain, { width: 8, height: 8 }, 3).cells).toEqual([0, 0, 0, 0])
    const edge = Array.from({ length: 8 * 8 * 3 }, (_, i) => (Math.floor(i / 3) % 8 < 4 ? 0 : 255))
    expect(detailOf(edge, { width: 8, height: 8 }, 3).cells.map((cell) => cell > 0)).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})

describe('colours and words', () => {
  it('takes the commonest colours of a picture, each once', () => {
    const pixels = Array.from({ length: 100 }, (_, i) =>
      i < 60 ? [200, 10, 20, 255] : i < 62 ? [203, 12, 20, 255] : [10, 20, 200, 255],
    ).flat()
    const found = swatchesOf(pixels, { width: 10, height: 10 })
    expect(found).toHaveLength(2)
    expect(found[0]).toMatch(/^#c8/)
  })
  it('keeps to three lines and sixty letters, counted as people count', () => {
    expect(cutWords('a\nb\nc\nd')).toBe('a\nb\nc')
    expect([...cutWords('🦊'.repeat(70))]).toHaveLength(60)
  })
  it('knows what a face cannot set', () => {
    expect(lettersMissing('Zoë Łukasz', 'pacifico')).toEqual([])
    expect(lettersMissing('Łukasz', 'permanent-marker')).toEqual(['Ł'])
  })
})

describe('clearing the camera', () => {
  it('brings what lay beneath it into sight instead of pushing it over the edge', () => {
    const cells = Array.from({ length: 36 * 60 }, (_, i) => {
      const [column, row] = [i % 36, Math.floor(i / 36)]
      return column >= 4 && column < 11 && row >= 4 && row < 11 ? 100 : 0
    })
    const map = { columns: 36, rows: 60, cells }
    const before = detailSums(map, ART, areaSize(genericArea), CENTRED, genericArea.cameraCutout)
    const better = clearOfCamera(map, ART, genericArea, CENTRED)
    if (!better) throw new Error('Nothing was found')
    const after = detailSums(map, ART, areaSize(genericArea), better, genericArea.cameraCutout)
    expect(after.printed - after.lost).toBeGreaterThan(before.printed - before.lost)
    expect(after.printed).toBeGreaterThan(0.9 * before.all)
  })
})
