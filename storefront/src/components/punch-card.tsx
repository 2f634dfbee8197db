const ROWS = 7
const PITCH = 10

/** The holes of a text: seven bits a letter, most significant above, as a loom card would carry them. */
export function holesOf(text: string): boolean[][] {
  return [...text].map((letter) => {
    const code = (letter.codePointAt(0) ?? 0) & 0x7f
    return Array.from({ length: ROWS }, (_, row) => ((code >> (ROWS - 1 - row)) & 1) === 1)
  })
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
      fill="currentColor"
    >
      {columns.map((column, x) => (
        <g
          key={x}
          {...(punchMs
            ? {
                className: 'animate-punch motion-reduce:animate-none',
                style: { animationDelay: `${x * punchMs}ms` },
              }
            : {})}
        >
          {column.map((open, y) => (
            <circle
              key={y}
              cx={x * PITCH + PITCH / 2}
              cy={y * PITCH + PITCH / 2}
              r={open ? 3.6 : 0.9}
              opacity={open ? 1 : 0.45}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}
