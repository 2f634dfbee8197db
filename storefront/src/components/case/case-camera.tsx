import type { PrintArea } from '@caseloom/contract'

/** The camera's opening and what is seen through it. Units: a thousandth of the print area's width. */
export function CaseCamera({
  area,
  height,
  ids,
}: {
  area: PrintArea
  height: number
  ids: { lens: string }
}) {
  const { cameraCutout: cut, lenses } = area
  const box = { x: cut.x * 1000, y: cut.y * height, width: cut.width * 1000, height: cut.height * height }
  return (
    <g>
      <rect {...box} rx={cut.radius * 1000} fill="#26262e" />
      <rect {...box} rx={cut.radius * 1000} fill="none" stroke="#00000066" strokeWidth="10" />
      <rect
        x={box.x - 7}
        y={box.y - 7}
        width={box.width + 14}
        height={box.height + 14}
        rx={cut.radius * 1000 + 7}
        fill="none"
        stroke="#ffffff"
        strokeOpacity="0.5"
        strokeWidth="4"
      />
      {lenses.map((lens) => {
        const cx = lens.x * 1000
        const cy = lens.y * height
        const r = lens.radius * 1000
        return (
          <g key={`${lens.x}-${lens.y}`}>
            <circle cx={cx} cy={cy} r={r} fill="#3d3d48" />
            <circle cx={cx} cy={cy} r={r * 0.86} fill="#0b0b10" />
            <circle cx={cx} cy={cy} r={r * 0.6} fill={`url(#${ids.lens})`} />
            <circle cx={cx - r * 0.22} cy={cy - r * 0.26} r={r * 0.12} fill="#ffffff" fillOpacity="0.75" />
          </g>
        )
      })}
    </g>
  )
}
