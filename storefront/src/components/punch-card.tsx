const ROWS = 7
const PITCH = 10

/** The holes of a text: seven bits a letter, most significant above, as a loom card would carry them. */
export function holesOf(text: string): boolean[][] {
  return [...text].map((letter) => {
    const code = (letter.codePointAt(0) ?? 0) & 0x7f
    return Array.from({ length: ROWS }, (_, row) => ((code >> (ROWS - 1 - row)) & 1) === 1)
  })
}

/** A dot for each place where a hole is open, or is not: lines of no length, which the round ends of a stroke make dots. */
const dots = (columns: boolean[][], wanted: boolean, first = 0) =>
  columns
    .flatMap((column, x) =>
      column.map((open, y) =>
        open === wanted ? `M${(first + x) * PITCH + PITCH / 2} ${y * PITCH + PITCH / 2}h0` : '',
      ),
    )
    .join('')

/** Two paths, however long the text: an element for each hole would be most of a page. */
function Holes({ columns, first }: { columns: boolean[][]; first?: number }) {
  return (
    <>
      <path d={dots(columns, true, first)} strokeWidth={7.2} />
      <path d={dots(columns, false, first)} strokeWidth={1.8} opacity={0.45} />
    </>
  )
}

/** The shop's mark: words as the punched card of a Jacquard loom. Colour is the text colour; decorative. */
export function PunchCard({
  text,
  punchMs,
  className,
}: {
  text: string
  /** Milliseconds from one letter to the next; the holes of all of them are there at once without. */
  punchMs?: number | undefined
  className?: string
}) {
  const columns = holesOf(text)
  return (
    <svg
      viewBox={`0 0 ${columns.length * PITCH} ${ROWS * PITCH}`}
      className={className}
      aria-hidden="true"
      stroke="currentColor"
      strokeLinecap="round"
    >
      {punchMs ? (
        columns.map((column, x) => (
          <g
            key={x}
            className="animate-punch motion-reduce:animate-none"
            style={{ animationDelay: `${x * punchMs}ms` }}
          >
            <Holes columns={[column]} first={x} />
          </g>
        ))
      ) : (
        <Holes columns={columns} />
      )}
    </svg>
  )
}
