import { describe, expect, it } from 'vitest'
import { eventParser } from './event-stream'

const read = (...texts: string[]) => texts.flatMap(eventParser())

describe('eventParser', () => {
  it('reads name, data and id', () =>
    expect(read('id: 7\nevent: partial\ndata: {"a":1}\n\n')).toEqual([
      { id: '7', event: 'partial', data: '{"a":1}' },
    ]))

  it('reads the same however the text is cut, and with every line end', () => {
    const text = 'id: 1\r\nevent: queued\r\ndata: one\r\ndata: two\r\n\r\n:alive\r\rid: 2\rdata: three\r\r\n'
    const whole = read(text)
    expect(whole).toEqual([
      { id: '1', event: 'queued', data: 'one\ntwo' },
      { id: '2', event: 'message', data: 'three' },
    ])
    expect(read(...text)).toEqual(whole)
    expect(read(text.slice(0, 11), text.slice(11, 12), text.slice(12))).toEqual(whole)
  })

  it('passes over comments, unknown fields and events without data', () =>
    expect(read(': beat\n\nretry: 3000\nevent: done\n\nfoo: bar\ndata:x\n\n')).toEqual([
      { id: null, event: 'message', data: 'x' },
    ]))

  it('keeps the last id for events that name none', () =>
    expect(read('id: 3\ndata: a\n\ndata: b\n\n').map(({ id }) => id)).toEqual(['3', '3']))

  it('waits for the empty line', () => {
    const parse = eventParser()
    expect(parse('data: half')).toEqual([])
    expect(parse('\n')).toEqual([])
    expect(parse('\n')).toEqual([{ id: null, event: 'message', data: 'half' }])
  })

  it('takes off one space after the colon, and the mark at the beginning', () =>
    expect(read('\uFEFFdata:  two spaces\n\n')[0]?.data).toBe(' two spaces'))
})
