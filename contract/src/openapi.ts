import { z } from 'zod'
import { errorsOf, type Endpoint } from './endpoint'
import { endpoints } from './endpoints'
import { failureSchema, successSchema } from './envelope'
import { ERROR_STATUS } from './errors'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parameters(definition: Endpoint): Json[] {
  const of = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
    if (!schema) return []
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Json
      required?: string[]
    }
    return Object.entries(properties).map(([name, value]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: value,
    }))
  }
  return [...of(definition.params, 'path'), ...of(definition.query, 'query')]
}

const RETRY_AFTER: Json = {
  'Retry-After': { description: 'Seconds until it may be tried again', schema: { type: 'integer' } },
}

/** What a call takes: JSON, or a form with a file. */
function requestContent({ body, upload }: Endpoint): Json | null {
  if (body) return { 'application/json': { schema: schemaOf(body, 'input') } }
  if (!upload) return null
  const file = { type: 'string', format: 'binary' }
  return {
    'multipart/form-data': { schema: { type: 'object', properties: { [upload]: file }, required: [upload] } },
  }
}

function responses(definition: Endpoint): Json {
  const success = definition.data
    ? { 'application/json': { schema: schemaOf(successSchema(definition.data), 'output') } }
    : {
        [definition.produces ?? 'application/octet-stream']: { schema: { type: 'string', format: 'binary' } },
      }
  const out: Json = { [definition.successStatus ?? 200]: { description: 'Success', content: success } }
  for (const code of errorsOf(definition)) {
    const status = String(ERROR_STATUS[code])
    const known = out[status] as { description: string } | undefined
    out[status] = {
      description: known ? `${known.description}, ${code}` : code,
      ...(status === '429' && { headers: RETRY_AFTER }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    }
  }
  return out
}

/** A token may come in it instead of the Authorization header. */
export const SESSION_COOKIE = 'caseloom_session'

/** The contract as an OpenAPI 3.1 document. `serverUrl` is where `/api` answers. */
export function openApiDocument(serverUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const [operationId, entry] of Object.entries(endpoints)) {
    const definition: Endpoint = entry
    const operation: Json = {
      operationId,
      summary: definition.summary,
      tags: [definition.tag],
      parameters: parameters(definition),
      responses: responses(definition),
    }
    const content = requestContent(definition)
    if (content) operation.requestBody = { required: true, content }
    if (definition.access === 'customer' || definition.access === 'admin')
      operation.security = [{ bearer: [] }, { cookie: [] }]
    paths[definition.path] = { ...paths[definition.path], [definition.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Caseloom API',
      version: '1',
      description:
        'A method that a path does not have answers 405 `method_not_allowed` with `Allow`, a path that is not there 404 `not_found`.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description:
            'The same token. The shop sets no such cookie; with it, changes need an Origin of the shop’s own.',
        },
      },
      schemas: { Failure: schemaOf(failureSchema, 'output') },
    },
  }
}
