/** A table in Markdown; all but the first column are figures. */
export function markdown(head: string[], lines: (string | number)[][]): string {
  const figure = (value: string | number) =>
    typeof value === 'number'
      ? value.toLocaleString('en-GB', { maximumFractionDigits: value < 100 ? 1 : 0 })
      : value
  const line = (cells: (string | number)[]) => `| ${cells.map(figure).join(' | ')} |`
  const rule = head.map((_cell, at) => (at === 0 ? '---' : '---:'))
  return [head, rule, ...lines].map(line).join('\n')
}
