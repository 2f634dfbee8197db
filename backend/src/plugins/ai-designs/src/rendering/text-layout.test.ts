import { describe, expect, it } from 'vitest'
import { TEXT_FACES } from './text-fonts'
import { layText, lettersMissing } from './text-layout'
import { TEXT_FONT_KEYS, type TextLayer } from './types'

const PRINT = { width: 1260, height: 2100 }
const WORDS: TextLayer = {
  content: 'HELLO',
  font: 'abril-fatface',
  size: 0.14,
  x: 0,
  y: 0.3,
  rotation: 0,
  colour: '#ffffff',
  outline: null,
}

describe('words on a case', () => {
  it.each(TEXT_FONT_KEYS)('are centred on their block in %s', (font) => {
    const { lines, box } = layText({ ...WORDS, font, content: 'HOH' }, PRINT)
    expect(lines).toHaveLength(1)
    const size = WORDS.size * PRINT.width
    // Side bearings differ from left to right, and a hand does not keep to the line.
    expect(Math.abs(box.left + box.right)).toBeLessThan(0.25 * size)
    expect(Math.abs(box.top + box.bottom)).toBeLessThan(0.25 * size)
    expect(box.bottom - box.top).toBeGreaterThan(0.5 * size)
  })

  it.each(TEXT_FONT_KEYS)('are closed outlines of plain numbers in %s', (font) => {
    const content = 'AVA & Tom g%8'
    for (const d of layText({ ...WORDS, font, content }, { width: 630, height: 1050 }).lines) {
      const contours = d.split('Z')
      expect(contours.pop()).toBe('')
      for (const contour of contours) expect(contour).toMatch(/^M(-?\d+\.\d\d[ LQC]?)+$/)
    }
  })

  it('stand line under line, the block’s middle staying where it is', () => {
    const one = layText(WORDS, PRINT).box
    const two = layText({ ...WORDS, content: 'HELLO\nHELLO' }, PRINT)
    const step = TEXT_FACES[WORDS.font].pitch * WORDS.size * PRINT.width
    expect(two.lines).toHaveLength(2)
    expect(two.box.top).toBeCloseTo(one.top - step / 2, 0)
    expect(two.box.bottom).toBeCloseTo(one.bottom + step / 2, 0)
  })

  it('move pairs of letters together where the face says so', () => {
    const width = (content: string): number => {
      const { left, right } = layText({ ...WORDS, content }, PRINT).box
      return right - left
    }
    expect(width('AV') + width('V')).toBeLessThan(width('AA') + width('VV'))
  })

  it.each(TEXT_FONT_KEYS)('set British and Polish names in %s, but no other script', (font) => {
    expect(lettersMissing('Zoë & Seán £5 – ‘ok’!', font)).toEqual([])
    if (TEXT_FACES[font].extended) expect(lettersMissing('Łukasz Wiśniewski', font)).toEqual([])
    expect(lettersMissing('a 猫 🦊 猫', font)).toEqual(['猫', '🦊'])
  })
})
