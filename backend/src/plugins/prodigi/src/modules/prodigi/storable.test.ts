import { expect, it } from 'vitest'
import { storable, storableJson } from './storable'

it('keeps no null and no half character, wherever it stands', () => {
  expect(storable('a\u0000b\ud800c😀')).toBe('a\ufffdb\ufffdc😀')
  const strange = { 'k\u0000': ['\udfff', '😀', 'plain \\u0000 words', '\\\u0000'] }
  expect(JSON.parse(storableJson(strange))).toEqual({
    'k\ufffd': ['\ufffd', '😀', 'plain \\u0000 words', '\\\ufffd'],
  })
})
