import { COLOUR, FONT, LOOK } from './theme'

const CELL = {
  padding: '8px 0',
  font: `400 16px/1.45 ${FONT}`,
  verticalAlign: 'top',
  borderBottom: `1px solid ${COLOUR.line}`,
} as const

/** What happened, a line each: `When`, `Device` and the like. */
export function Facts({ facts }: { facts: [label: string, value: string][] }) {
  return (
    <table
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      className={LOOK.ink}
      style={{ borderTop: `3px solid ${COLOUR.ink}`, margin: '8px 0 24px' }}
    >
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label} data-text="row">
            <th
              scope="row"
              align="left"
              className={`${LOOK.soft} ${LOOK.line}`}
              style={{ ...CELL, width: '34%', paddingRight: '12px', color: COLOUR.inkSoft }}
            >
              {label}:
            </th>
            <td
              className={`${LOOK.ink} ${LOOK.line}`}
              style={{ ...CELL, color: COLOUR.ink, overflowWrap: 'anywhere' }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
