export interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  additionalProperties?: JsonSchema | boolean
  $ref?: string
}

const INDENT = '  '

function objectText(schema: JsonSchema, depth: number): string {
  const entries = Object.entries(schema.properties ?? {})
  const rest = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null
  if (entries.length === 0) return rest ? `{ [name]: ${schemaText(rest, depth)} }` : '{}'
  const pad = INDENT.repeat(depth + 1)
  const lines = entries.map(([name, value]) => {
    const mark = schema.required?.includes(name) ? '' : '?'
    return `${pad}${name}${mark}: ${schemaText(value, depth + 1)}`
  })
  return `{\n${lines.join('\n')}\n${INDENT.repeat(depth)}}`
}

/** A JSON schema in the short notation that TypeScript readers know. */
export function schemaText(schema: JsonSchema, depth = 0): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'unknown'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => schemaText(choice, depth)).join(' | ')
  if (schema.allOf) return schema.allOf.map((part) => schemaText(part, depth)).join(' & ')
  if (schema.type === 'array') return `[${schema.items ? schemaText(schema.items, depth) : 'unknown'}]`
  if (schema.type === 'object' || schema.properties) return objectText(schema, depth)
  if (Array.isArray(schema.type)) return schema.type.join(' | ')
  return schema.type ?? 'unknown'
}
