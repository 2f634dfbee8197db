import { INVARIANTS, type Verdict } from './verdict'

const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`

/** A table whose columns are as wide as what stands in them. */
function tableOf(lines: string[][]): string {
  const widths = lines[0]?.map((_head, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? []
  const drawn = lines.map((line) => `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`)
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [drawn[0], rule, ...drawn.slice(1)].join('\n')
}

/** What the judge found, as a page of the documentation shows it. */
export function showVerdict({ rows, ends, money }: Verdict): string {
  const invariants = rows.map(({ invariant, checked, wrong }) => [
    invariant,
    INVARIANTS[invariant],
    String(checked),
    String(wrong),
  ])
  const sums = Object.entries(money).map(([name, { stripe, shop }]) => [
    name,
    pounds(stripe),
    pounds(shop),
    `${shop - stripe} p`,
  ])
  const counts = Object.entries(ends).map(([name, number]) => `${number} ${name}`)
  return [
    tableOf([['', 'invariant', 'checked', 'wrong'], ...invariants]),
    tableOf([['money', 'Stripe’s ledger', 'the shop', 'off'], ...sums]),
    counts.join(', '),
  ].join('\n\n')
}
