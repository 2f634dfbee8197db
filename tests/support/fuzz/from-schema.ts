import fc from 'fast-check'
import { z } from 'zod'

/** What of JSON Schema the contract's schemas come to. */
interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  prefixItems?: Schema[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: Schema | boolean
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minItems?: number
  maxItems?: number
}

const SAFE = Number.MAX_SAFE_INTEGER
const LONG_TEXT = 60

function text({ format, pattern, minLength = 0, maxLength = LONG_TEXT }: Schema): fc.Arbitrary<string> {
  if (format === 'email')
    return fc.emailAddress({ size: 'small' }).map((email) => `${email.split('@')[0] ?? 'x'}@example.test`)
  if (format === 'uri') return fc.webUrl()
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString())
  const long = Math.max(minLength, Math.min(maxLength, LONG_TEXT))
  const plain = fc.string({ minLength, maxLength: long, unit: 'grapheme' })
  // A pattern that fast-check cannot read is met by chance or not at all; what is wrong is asked for too.
  if (!pattern) return plain
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
  } catch {
    return plain
  }
}

function object({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, fromJson(value)]))
  return fc.record(parts, { requiredKeys: required.filter((name) => name in parts) })
}

function fromJson(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map(fromJson))
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map(fromJson)).map((parts): unknown => Object.assign({}, ...parts))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'string':
      return text(schema)
    case 'integer': {
      const min = Math.max(schema.minimum ?? -SAFE, -SAFE)
      return fc.integer({ min, max: Math.max(min, Math.min(schema.maximum ?? 1000, SAFE)) })
    }
    case 'number': {
      const min = schema.minimum ?? schema.exclusiveMinimum ?? -1e6
      return fc.double({ min, max: Math.max(min, schema.maximum ?? 1e6), noNaN: true })
    }
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fromJson(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      })
    case 'object':
      return object(schema)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** Values that a schema of the contract takes, for the most part. */
export const fromSchema = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  fromJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
