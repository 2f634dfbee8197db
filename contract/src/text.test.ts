import { describe, expect, it } from 'vitest'
import { rejectBody } from './admin'
import { askAdjustmentBody } from './adjustments'
import { contactBody } from './contact'
import { decideParkedBody } from './parked'
import { reviewBody } from './reviews'
import { dayOf, momentOf } from './text'

const FAULT = 'Please say when'
const faultOf = (schema: ReturnType<typeof dayOf | typeof momentOf>, text: string) =>
  schema.safeParse(text).error?.issues[0]?.message ?? null

describe('a date in an address', () => {
  it.each(['0001-01-01', '2026-02-28', '9999-12-31'])('may be %s', (day) => {
    expect(faultOf(dayOf(FAULT), day)).toBeNull()
    expect(faultOf(momentOf(FAULT), `${day}T12:00:00Z`)).toBeNull()
  })
  // PostgreSQL has no year 0.
  it.each(['0000-01-01', '0000-12-31', '2026-02-30', '26-01-01', 'today', ''])('is not %j', (day) => {
    expect(faultOf(dayOf(FAULT), day)).toBe(FAULT)
    expect(faultOf(momentOf(FAULT), `${day}T12:00:00Z`)).toBe(FAULT)
  })
})

describe('what others are to read', () => {
  const fields = [
    ['the reason of a rejection', rejectBody.shape.reason, 'Please give a reason for the rejection'],
    ['a remark to a customer', askAdjustmentBody.shape.remark, 'Please say what should be changed'],
    ['the note on a parked payment', decideParkedBody.shape.note, 'Please note why'],
    ['a message to the shop', contactBody.shape.message, 'Message is required'],
    ['the title of a review', reviewBody.shape.title, 'Please give your review a title'],
    ['a review', reviewBody.shape.body, 'Please write at least 10 characters'],
  ] as const

  it.each(fields)('%s shows something', (_what, schema, sentence) => {
    for (const nothing of ['', ' \n ', '\u200b'.repeat(12), ' \u2800\u3164\u00ad\u2066 '.repeat(4)])
      expect(new Set(schema.safeParse(nothing).error?.issues.map(({ message }) => message))).toEqual(
        new Set([sentence]),
      )
    for (const something of ['It is too dark,\nsorry.', '🙂'.repeat(10)])
      expect(schema.parse(` ${something} `)).toBe(something)
  })
})
