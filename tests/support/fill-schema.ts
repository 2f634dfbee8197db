import { z } from 'zod'

/** What of JSON Schema a body of the contract comes to. */
interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  format?: string
  minimum?: number
  minItems?: number
}

function filled(schema: Schema, text: string, email: string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const first = (schema.anyOf ?? schema.oneOf)?.[0]
  if (first) return filled(first, text, email)
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => filled(part, text, email))) as unknown
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return schema.format === 'email' ? email : text
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () =>
        filled(schema.items ?? {}, text, email),
      )
    case 'object': {
      const { properties = {}, additionalProperties: more } = schema
      const own = Object.entries(properties).map(([name, part]) => [name, filled(part, text, email)])
      return {
        ...Object.fromEntries(own),
        ...(typeof more === 'object' && { [text]: filled(more, text, email) }),
      }
    }
    default:
      return text
  }
}

/** A value of a schema in which each text that may be chosen freely is this one. */
export const fillSchema = (schema: z.ZodType, text: string, email: string): unknown =>
  filled(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, text, email)
