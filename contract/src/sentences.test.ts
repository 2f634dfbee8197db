import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accountDataEndpoints } from './account-data'
import { accountEndpoints } from './accounts'
import { addressEndpoints } from './addresses'
import { customizationEndpoints } from './customization'
import { designEndpoints } from './designs'
import type { Endpoint } from './endpoint'
import { recoveryEndpoints } from './recovery'
import { socialEndpoints } from './social'

/** What a schema says where nobody has written a sentence for people. */
const FOR_PROGRAMS =
  /^(Invalid|Too (big|small)|Unrecognized)|expected|received|must (match|contain|be (?!at (least|most) \d+ characters$))|NaN|undefined/

const ODD: unknown[] = [null, 0, -1, 7, 1.5, 1e12, true, '', 'nonsense', 'x'.repeat(10_000), [], {}, ['1']]
/** As text, as they come in an address. */
const ODD_TEXT: unknown[] = ['', '0', '-1', '1.5', 'nonsense', '1e12', 'x'.repeat(10_000), ['1', '2']]

function fieldsOf(schema: z.ZodType): [string, z.ZodType][] {
  let inner: unknown = schema
  while (
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodPrefault ||
    inner instanceof z.ZodNullable
  )
    inner = inner.unwrap()
  return inner instanceof z.ZodObject ? (Object.entries(inner.shape) as [string, z.ZodType][]) : []
}

/** The schema's values with one of them wrong, in each way and at each depth. */
function* wrongs(schema: z.ZodType, odd: unknown[]): Generator {
  yield* odd
  for (const [name, field] of fieldsOf(schema))
    for (const value of wrongs(field, odd)) yield { [name]: value }
}

const sentencesOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

const studio = { ...customizationEndpoints, ...designEndpoints }
const accounts = {
  ...accountEndpoints,
  ...recoveryEndpoints,
  ...socialEndpoints,
  ...addressEndpoints,
  ...accountDataEndpoints,
}
const calls = Object.entries<Endpoint>({ ...studio, ...accounts })

describe('whatever is wrong with a call of the studio or of an account is said in a sentence for people', () => {
  it.each(calls)('%s', (_name, { body, query, params }) => {
    const said = [
      ...(body ? [...wrongs(body, ODD)].flatMap((value) => sentencesOf(body, value)) : []),
      ...[query, params].flatMap((schema) =>
        schema
          ? fieldsOf(schema)
              .flatMap(([name]) => ODD_TEXT.map((value) => ({ [name]: value })))
              .flatMap((value) => sentencesOf(schema, value))
          : [],
      ),
    ]
    expect([...new Set(said)].filter((line) => FOR_PROGRAMS.test(line.replace(/^[^:]*: /, '')))).toEqual([])
    if (body && fieldsOf(body).length > 0) expect(said.length).toBeGreaterThan(fieldsOf(body).length)
  })

  it('and of how many, and in which style', () => {
    const { body } = customizationEndpoints.generate
    const fault = (wish: object) => sentencesOf(body, { prompt: 'a fox', ...wish })
    for (const count of [0, 5, 2.5, 'two'])
      expect(fault({ count })).toEqual(['count: Please ask for one to four pictures'])
    expect(fault({ style: 'cubism' })).toEqual(['style: Please choose one of our styles'])
  })
})
