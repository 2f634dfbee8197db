import type { CatalogueDevice } from '@caseloom/contract'

/** How much of the phone's height is shown, as a share of its width: enough for every camera and a bit of back. */
const SHOWN = 0.86
/** The print area's height for its width; templates measure down in fractions of it. */
const TALL = 5 / 3
const UNIT = 100

/**
 * The upper part of a phone's back, drawn from its template: outline, camera plate and lenses. A picture of what is
 * named beside it, so it has no words of its own.
 */
export function CameraPicture({
  template,
  className,
}: {
  template: CatalogueDevice['template']
  className?: string
}) {
  const { cameraCutout: cut, lenses, cornerRadius } = template
  const height = UNIT * TALL
  const corner = Math.max(cornerRadius, 0.05) * UNIT
  const outline = `M2 ${UNIT * SHOWN} V${2 + corner} Q2 2 ${2 + corner} 2 H${98 - corner} Q98 2 98 ${2 + corner} V${UNIT * SHOWN}`
  return (
    <svg viewBox={`0 0 ${UNIT} ${UNIT * SHOWN}`} aria-hidden="true" className={className}>
      <path d={outline} className="fill-sunken stroke-line-strong" strokeWidth="2" />
      <rect
        x={cut.x * UNIT}
        y={cut.y * height}
        width={cut.width * UNIT}
        height={cut.height * height}
        rx={Math.min(cut.radius * UNIT, (cut.width * UNIT) / 2)}
        className="fill-indigo/15 stroke-line-strong dark:fill-on-indigo/15"
        strokeWidth="1.5"
      />
      {lenses.map(({ x, y, radius }) => (
        <g key={`${x}-${y}`}>
          <circle
            cx={x * UNIT}
            cy={y * height}
            r={radius * UNIT}
            fill="#1b1b24"
            stroke="#86839f"
            strokeWidth="1.2"
          />
          <circle cx={x * UNIT} cy={y * height} r={radius * UNIT * 0.5} fill="#343a66" />
          <circle
            cx={(x - radius * 0.2) * UNIT}
            cy={y * height - radius * UNIT * 0.22}
            r={radius * UNIT * 0.13}
            fill="#ffffff"
          />
        </g>
      ))}
    </svg>
  )
}
