import { randomBytes } from 'node:crypto'
import { designedLine, layOnCase, type CartLine } from './actors'
import type { ApiClient } from './api-client'

export type Line = CartLine['line']

export const lineId = () => `line-${randomBytes(6).toString('hex')}`

/** Lays one drawn design on as many cases as a test needs: drawing takes long, laying it on another case does not. Each has a line id of its own. */
export async function caseMaker(api: ApiClient) {
  const { line: first, designId } = await designedLine(api)
  const design = { id: designId, title: first.customizations.designName ?? '' }
  const make = async (wish: Parameters<typeof layOnCase>[2] = {}): Promise<Line> =>
    renamed((await layOnCase(api, design, wish)).line)
  return { first, make }
}

/** The same line as another browser would name it. */
export const renamed = (line: Line, change: Partial<Line> = {}): Line => ({
  ...line,
  id: lineId(),
  ...change,
})
