import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { customizationEndpoints } from './customization'
import type { Endpoint } from './endpoint'
import { endpoints } from './endpoints'

/** What a schema says where nobody has written a sentence for people: zod's own words stand in its place. */
const UNWRITTEN = 'nobody has written a sentence for this'
/** Words for programs, in a sentence that somebody did write. */
const FOR_PROGRAMS = /\b(expected|received|undefined|null|NaN|string|boolean|array|object|regex|integer)\b/i

const ODD: unknown[] = [null, 0, -1, 7, 1.5, 1e12, true, '', 'nonsense', 'x'.repeat(10_000), [], {}, ['1']]
/** As text, as they come in an address. */
const ODD_TEXT: unknown[] = ['', '0', '-1', '1.5', 'nonsense', '1e12', 'x'.repeat(10_000), ['1', '2']]

/** What a field holds once whatever stands round it is taken away: that it may be missing, what it is without an answer. */
function innermost(schema: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable
  )
    return innermost(schema.unwrap())
  return schema instanceof z.ZodPipe ? innermost(schema.def.in) : schema
}

function fieldsOf(schema: unknown): [string, unknown][] {
  const inner = innermost(schema)
  return inner instanceof z.ZodObject ? Object.entries(inner.shape) : []
}

/** The schema's values with one of them wrong, in each way and at each depth; and with one that nobody asked for. */
function* wrongs(schema: unknown, odd: unknown[]): Generator {
  yield* odd
  yield { nobodyAskedForThis: true }
  const inner = innermost(schema)
  for (const [name, field] of fieldsOf(inner)) for (const value of wrongs(field, odd)) yield { [name]: value }
  if (inner instanceof z.ZodString && (inner.maxLength ?? 0) >= 10_000)
    yield 'x'.repeat((inner.maxLength ?? 0) + 1)
  if (inner instanceof z.ZodArray) {
    for (const value of wrongs(inner.element, odd)) yield [value]
    yield Array.from({ length: 1000 }, () => 'x')
    yield ['x', 'x']
  }
  if (inner instanceof z.ZodRecord) for (const value of wrongs(inner.valueType, odd)) yield { x: value }
}

const sentencesOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value, { error: () => UNWRITTEN }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

describe('whatever is wrong with a call is said in a sentence for people', () => {
  it.each(Object.entries<Endpoint>(endpoints))('%s', (_name, { body, query, params }) => {
    const said = [
      ...(body ? [...wrongs(body, ODD)].flatMap((value) => sentencesOf(body, value)) : []),
      ...[query, params].flatMap((schema) =>
        schema
          ? fieldsOf(schema)
              .flatMap(([name]) => [...ODD_TEXT, undefined].map((value) => ({ [name]: value })))
              .flatMap((value) => sentencesOf(schema, value))
          : [],
      ),
    ]
    const wrong = [...new Set(said)].filter(
      (line) => line.endsWith(UNWRITTEN) || FOR_PROGRAMS.test(line.replace(/^[^:]*: /, '')),
    )
    expect(wrong).toEqual([])
    if (body && fieldsOf(body).length > 0) expect(said.length).toBeGreaterThan(fieldsOf(body).length)
    for (const schema of [query, params]) if (schema) expect(said.length).toBeGreaterThan(0)
  })

  it('would be missed where nobody wrote one', () => {
    expect(sentencesOf(z.object({ name: z.string() }), { name: 1 })).toEqual([`name: ${UNWRITTEN}`])
    expect(sentencesOf(z.object({ name: z.string('Which?').max(3) }), { name: 'long' })).toEqual([
      `name: ${UNWRITTEN}`,
    ])
  })

  it('and of how many, and in which style', () => {
    const { body } = customizationEndpoints.generate
    const fault = (wish: object) => sentencesOf(body, { prompt: 'a fox', ...wish })
    for (const count of [0, 5, 2.5, 'two'])
      expect(fault({ count })).toEqual(['count: Please ask for one to four pictures'])
    expect(fault({ style: 'cubism' })).toEqual(['style: Please choose one of our styles'])
  })
})
