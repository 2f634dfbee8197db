import { describe, expect, it } from 'vitest'
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
