import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { APPROVAL_ACTIONS, APPROVAL_STATUSES, transition } from './transitions'

const PAGE = path.resolve(__dirname, '../../../../../../../docs/order-states.md')

/** Each row of the page's table, as words. */
function tableOf(page: string): string[][] {
  const table = /<!-- table -->([\s\S]*?)<!-- \/table -->/.exec(page)?.[1] ?? ''
  return table
    .trim()
    .split('\n')
    .filter((line) => !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

describe('docs/order-states.md', () => {
  it('has every arrow of the code, and no other', () => {
    const arrow = (from: (typeof APPROVAL_STATUSES)[number], action: (typeof APPROVAL_ACTIONS)[number]) => {
      const next = transition(from, action)
      if (!next.ok) return ''
      return next.task ? `${next.to} + ${next.task}` : next.to
    }
    const rows = APPROVAL_STATUSES.map((from) => [
      `\`${from}\``,
      ...APPROVAL_ACTIONS.map((action) => arrow(from, action)),
    ])
    expect(tableOf(readFileSync(PAGE, 'utf8'))).toEqual([
      ['from', ...APPROVAL_ACTIONS.map((action) => `\`${action}\``)],
      ...rows,
    ])
  })
})
