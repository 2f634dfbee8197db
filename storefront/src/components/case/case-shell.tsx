import type { CaseBuild } from './case-build'

interface ShellProps {
  build: CaseBuild
  height: number
  radius: number
  ids: { shade: string; flecks: string }
}

/** Everything behind the print: buttons, the layers of the shell, and the phone where the case is see-through. */
export function CaseShell({ build, height, radius, ids }: ShellProps) {
  const { rim } = build
  const outer = { x: -rim, y: -rim, width: 1000 + rim * 2, height: height + rim * 2, rx: radius + rim }
  return (
    <g>
      <g fill={build.layered ? build.shell : build.edge} stroke={build.shell} strokeWidth="4">
        <rect x={-rim - 12} y={height * 0.2} width="26" height={height * 0.05} rx="11" />
        <rect x={-rim - 12} y={height * 0.285} width="26" height={height * 0.09} rx="11" />
        <rect x={988 + rim - 2} y={height * 0.26} width="26" height={height * 0.13} rx="11" />
      </g>
      <rect {...outer} fill={build.shell} fillOpacity={build.seeThrough ? 0.55 : 1} />
      <rect {...outer} fill={`url(#${ids.shade})`} />
      {build.flecked ? <rect {...outer} fill={`url(#${ids.flecks})`} /> : null}
      {build.layered ? <Bumpers height={height} rim={rim} radius={radius} edge={build.edge} /> : null}
      <rect
        {...outer}
        fill="none"
        stroke={build.edge}
        strokeOpacity={build.seeThrough ? 0.95 : 0.7}
        strokeWidth="5"
      />
      {build.seeThrough ? (
        <rect
          x="0"
          y="0"
          width="1000"
          height={height}
          rx={radius}
          fill="#c6d3dc"
          stroke="#9fb2be"
          strokeWidth="3"
        />
      ) : null}
    </g>
  )
}

/** The reinforced corners of a double-layer case. */
function Bumpers({
  height,
  rim,
  radius,
  edge,
}: {
  height: number
  rim: number
  radius: number
  edge: string
}) {
  const reach = radius + 130
  const lip = rim + 12
  const corner = `M${-lip} ${reach} V${radius} A${radius + lip} ${radius + lip} 0 0 1 ${radius} ${-lip} H${reach}`
  const places = [
    '',
    'translate(1000 0) scale(-1 1)',
    `translate(0 ${height}) scale(1 -1)`,
    `translate(1000 ${height}) scale(-1 -1)`,
  ]
  return (
    <g fill="none" strokeLinecap="round">
      {places.map((transform) => (
        <g key={transform} transform={transform}>
          <path d={corner} stroke="#0e0e13" strokeWidth="34" />
          <path d={corner} stroke={edge} strokeWidth="5" strokeDasharray="3 26" />
        </g>
      ))}
    </g>
  )
}
