import { endpoints, openApiDocument } from '@caseloom/contract'
import { expect, it } from 'vitest'
import { docsPage } from './page'
import { schemaText } from './schema-text'

it('writes schemas in a short notation', () => {
  const schema = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      tags: { type: 'array', items: { enum: ['a', 'b'] } },
      age: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    },
    required: ['name'],
  }
  expect(schemaText(schema)).toBe('{\n  name: string\n  tags?: ["a" | "b"]\n  age?: number | null\n}')
})

it('shows every call of the contract, without scripts', () => {
  const page = docsPage(openApiDocument('https://shop.example/api'))
  for (const { summary, path } of Object.values(endpoints)) {
    expect(page).toContain(summary.replace(/&/g, '&amp;'))
    expect(page).toContain(`<code>${path}</code>`)
  }
  expect(page).not.toContain('<script')
})
