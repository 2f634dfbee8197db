import { COLOUR } from './theme'

const ROWS = 7
const HOLE = 5
/** Longer names would push the name itself off a narrow page. */
const LONGEST = 12

const isHole = (letter: string, row: number) => (((letter.codePointAt(0) ?? 0) >> (ROWS - 1 - row)) & 1) === 1

/** The shop's name in seven-bit holes, as on its pages; of table cells, so that it shows where pictures do not. */
export function PunchCard({ text }: { text: string }) {
  const letters = [...text].slice(0, LONGEST)
  return (
    <table
      role="presentation"
      aria-hidden="true"
      data-skip-in-text="true"
      cellPadding="0"
      cellSpacing="3"
      style={{ fontSize: 0, lineHeight: 0 }}
    >
      <tbody>
        {Array.from({ length: ROWS }, (_, row) => (
          <tr key={row}>
            {letters.map((letter, column) => (
              <td
                key={column}
                width={HOLE}
                height={HOLE}
                {...(isHole(letter, row) ? { bgcolor: COLOUR.weld, style: { borderRadius: '50%' } } : {})}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
