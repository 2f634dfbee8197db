import { describe, expect, it } from 'vitest'
import { someDevices } from '~/testing/make-devices'
import { readModelNumber } from './read-model-number'

const read = (text: string) => readModelNumber(someDevices, text)

describe('readModelNumber', () => {
  it.each([
    ['A3102', 'iPhone 15 Pro', 'A3102'],
    [' a 3102 ', 'iPhone 15 Pro', 'A3102'],
    ['a-31o2', 'iPhone 15 Pro', 'A3102'],
    ['3102', 'iPhone 15 Pro', 'A3102'],
    ['Model Number: A3102', 'iPhone 15 Pro', 'A3102'],
    ['SM-S921B', 'Galaxy S24', 'SM-S921B'],
    ['sm s921b', 'Galaxy S24', 'SM-S921B'],
    ['SMS921B/DS', 'Galaxy S24', 'SM-S921B'],
    ['SM-S921B / DS', 'Galaxy S24', 'SM-S921B'],
    ['sm s921b ds', 'Galaxy S24', 'SM-S921B'],
    ['S921U', 'Galaxy S24', 'SM-S921U'],
    ['sc51e', 'Galaxy S24', 'SC51E'],
  ])('knows %s', (text, name, number) =>
    expect(read(text)).toMatchObject({ kind: 'found', sure: true, number, device: { name } }),
  )
  it('knows a Galaxy of another country by its first figures, and says so', () => {
    expect(read('SM-S9210')).toMatchObject({ kind: 'found', sure: false, device: { name: 'Galaxy S24' } })
    expect(read('SM-S921')).toMatchObject({ kind: 'found', sure: true, device: { name: 'Galaxy S24' } })
  })
  it.each(['MTUV3B/A', 'mtuv3b / a', 'MQ9P3ZD/A', 'NKQW2LL/A', 'MTUV3BA'])(
    'sees a part number in %s',
    (text) => expect(read(text).kind).toBe('part'),
  )
  it.each(['356938035643809', '35 693803 564380 9', '35-693803-564380-9'])('sees an IMEI in %s', (text) =>
    expect(read(text)).toEqual({ kind: 'imei' }),
  )
  it.each(['F2LW48XYHG7F', 'R58N123ABCD'])('sees a serial number in %s', (text) =>
    expect(read(text)).toEqual({ kind: 'serial' }),
  )
  it('waits for the rest', () => {
    expect(read('A31')).toMatchObject({
      kind: 'unfinished',
      devices: [{ name: 'iPhone 15 Pro Max' }, { name: 'iPhone 15 Pro' }],
    })
    for (const text of ['A', 'SM', 'sm-', 'S', 'A1']) expect(read(text).kind).toBe('unfinished')
  })
  it('says honestly what it does not know', () => {
    expect(read('A9999')).toEqual({ kind: 'unknown', number: 'A9999' })
    expect(read('SM-G991B')).toEqual({ kind: 'unknown', number: 'SM-G991B' })
  })
  it('sees words where there is no number', () => {
    for (const text of ['iPhone 15 Pro', 'my phone', '<b>']) expect(read(text).kind).toBe('words')
    expect(read('  ')).toEqual({ kind: 'empty' })
  })
})
