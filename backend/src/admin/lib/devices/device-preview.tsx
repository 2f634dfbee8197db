import type { TemplateInput } from '../../../lib/devices/template-input'

interface Props {
  template: TemplateInput
  /** Height of the print area over its width. */
  ratio: number
  /** Shows the safe area as well. */
  guides?: boolean
  className?: string
}
const WIDTH = 100

/** The back of a case for the device, drawn from its geometry. */
export function DevicePreview({ template, ratio, guides = false, className }: Props) {
  const { cornerRadius, cameraCutout: box, safeArea, lenses } = template
  const height = WIDTH * (Number.isFinite(ratio) && ratio > 0.2 && ratio < 8 ? ratio : 5 / 3)
  return (
    <svg
      viewBox={`-2 -2 ${WIDTH + 4} ${height + 4}`}
      className={className}
      role="img"
      aria-label={`Case with a cut-out for ${lenses.length} ${lenses.length === 1 ? 'lens' : 'lenses'}`}
    >
      <rect
        width={WIDTH}
        height={height}
        rx={cornerRadius * WIDTH}
        className="fill-ui-bg-component stroke-ui-border-strong"
        strokeWidth={1}
        // A list shows it a tenth as large, and its edge all the same.
        vectorEffect="non-scaling-stroke"
      />
      {guides && (
        <rect
          x={safeArea.x * WIDTH}
          y={safeArea.y * height}
          width={safeArea.width * WIDTH}
          height={safeArea.height * height}
          rx={safeArea.radius * WIDTH}
          className="stroke-ui-fg-muted fill-none"
          strokeWidth={0.5}
          strokeDasharray="2 2"
        />
      )}
      <rect
        x={box.x * WIDTH}
        y={box.y * height}
        width={box.width * WIDTH}
        height={box.height * height}
        rx={box.radius * WIDTH}
        className="fill-ui-bg-switch-off stroke-ui-border-strong"
        strokeWidth={0.8}
      />
      {lenses.map(({ x, y, radius }, index) => (
        <g key={index}>
          <circle cx={x * WIDTH} cy={y * height} r={radius * WIDTH} className="fill-ui-fg-subtle" />
          <circle cx={x * WIDTH} cy={y * height} r={radius * WIDTH * 0.55} className="fill-ui-fg-base" />
        </g>
      ))}
    </svg>
  )
}
