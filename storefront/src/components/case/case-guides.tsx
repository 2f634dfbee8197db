import type { PrintArea } from '@caseloom/contract'
import { UNIT } from './print-layer'

/** Light on dark and dark on light alike. */
const seen = { fill: 'none', stroke: '#fff', style: { mixBlendMode: 'difference' as const } }

/** The print file's edge (the bleed reaches it), what stays in sight, and the camera's opening: all in true proportion. */
export function CaseGuides({ area, height }: { area: PrintArea; height: number }) {
  const { safeArea: safe, cameraCutout: cut } = area
  return (
    <g pointerEvents="none">
      <rect width={UNIT} height={height} strokeWidth="4" strokeDasharray="4 12" {...seen} />
      <rect
        x={safe.x * UNIT}
        y={safe.y * height}
        width={safe.width * UNIT}
        height={safe.height * height}
        rx={safe.radius * UNIT}
        strokeWidth="5"
        strokeDasharray="18 14"
        {...seen}
      />
      <rect
        x={cut.x * UNIT - 16}
        y={cut.y * height - 16}
        width={cut.width * UNIT + 32}
        height={cut.height * height + 32}
        rx={cut.radius * UNIT + 16}
        strokeWidth="5"
        strokeDasharray="3 10"
        strokeLinecap="round"
        {...seen}
      />
    </g>
  )
}
