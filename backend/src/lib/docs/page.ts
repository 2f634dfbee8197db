import { htmlPage, text } from './html-page'
import { schemaText, type JsonSchema } from './schema-text'

interface Content {
  content?: Record<string, { schema?: JsonSchema }>
}
interface Operation {
  summary: string
  tags: string[]
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[]
  requestBody?: Content
  responses: Record<string, Content & { description: string }>
  security?: unknown[]
}
interface Listed {
  method: string
  path: string
  operation: Operation
}

const anchor = (value: string) => value.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const STYLE = `h2{margin:2.5rem 0 .75rem}h3{font-size:1rem;margin:1rem 0 .25rem}
a{color:var(--accent)}details{background:var(--surface);border:1px solid var(--line);border-radius:6px;margin:.5rem 0;padding:.6rem .9rem}
summary{cursor:pointer}code,pre{font:.875rem/1.5 ui-monospace,monospace}pre{overflow:auto;margin:.25rem 0;padding:.75rem;background:var(--paper);border-radius:4px}
.method{display:inline-block;min-width:4.2rem;font-weight:700}.soft{color:var(--soft)}ul{padding-left:1.2rem}`

function bodyOf(given: Content | undefined): string {
  return Object.entries(given?.content ?? {})
    .map(
      ([type, { schema }]) =>
        `<p class="soft">${text(type)}</p><pre>${text(schema ? schemaText(schema) : '')}</pre>`,
    )
    .join('')
}

function parametersOf(operation: Operation): string {
  if (operation.parameters.length === 0) return ''
  const items = operation.parameters.map(
    (given) =>
      `<li><code>${text(given.name)}</code> in ${given.in}${given.required ? ', required' : ''}: <code>${text(schemaText(given.schema))}</code></li>`,
  )
  return `<h3>Parameters</h3><ul>${items.join('')}</ul>`
}

function responsesOf(operation: Operation): string {
  return Object.entries(operation.responses)
    .map(([status, answer]) =>
      Number(status) < 400
        ? `<h3>${status} ${text(answer.description)}</h3>${bodyOf(answer)}`
        : `<h3>${status} <code>${text(answer.description)}</code></h3>`,
    )
    .join('')
}

function operationOf({ method, path, operation }: Listed): string {
  const access = operation.security ? ' <span class="soft">(signed in)</span>' : ''
  const request = operation.requestBody ? `<h3>Body</h3>${bodyOf(operation.requestBody)}` : ''
  return `<details id="${anchor(`${method} ${path}`)}"><summary><span class="method">${method}</span> <code>${text(path)}</code> ${text(operation.summary)}${access}</summary>${parametersOf(operation)}${request}${responsesOf(operation)}</details>`
}

function operationsOf(paths: Record<string, Record<string, Operation>>): Map<string, Listed[]> {
  const byTag = new Map<string, Listed[]>()
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0] ?? 'Other'
      byTag.set(tag, [...(byTag.get(tag) ?? []), { method: method.toUpperCase(), path, operation }])
    }
  return byTag
}

/** A page to read the OpenAPI document on: one file, no scripts. */
export function docsPage(openApi: Record<string, unknown>): string {
  const document = openApi as {
    info: { title: string; version: string; description: string }
    servers: { url: string }[]
    paths: Record<string, Record<string, Operation>>
    components: { schemas: { Failure: JsonSchema } }
  }
  const groups = [...operationsOf(document.paths)]
  const body = `<h1>${text(document.info.title)}</h1>
<p>Version ${text(document.info.version)}, at <code>${text(document.servers[0]?.url ?? '')}</code>. ${text(document.info.description).replace(/`([^`]+)`/g, '<code>$1</code>')} The same as a document for programs: <a href="openapi.json">openapi.json</a>.</p>
<p>Signed-in calls take <code>Authorization: Bearer &lt;token&gt;</code>. Every failure answers</p><pre>${text(schemaText(document.components.schemas.Failure))}</pre>
<nav aria-label="Groups"><ul>${groups.map(([tag]) => `<li><a href="#${anchor(tag)}">${text(tag)}</a></li>`).join('')}</ul></nav>
${groups.map(([tag, listed]) => `<section><h2 id="${anchor(tag)}">${text(tag)}</h2>${listed.map(operationOf).join('')}</section>`).join('\n')}`
  return htmlPage({ title: document.info.title, style: STYLE, body })
}
