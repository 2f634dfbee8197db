import type { Finish, Placement, PrintArea } from '@caseloom/contract'
import { useId, type ReactNode } from 'react'
import { BUILDS, type CaseLine } from './case-build'
import { CaseCamera } from './case-camera'
import { CaseDefs } from './case-defs'
import { CaseShell } from './case-shell'
import { genericArea } from './generic-area'
import { artworkBox, CENTRED, type Size } from './placement'

export interface CaseMockupProps {
  /** What the picture shows, for those who do not see it. */
  label: string
  area?: PrintArea
  line?: CaseLine
  finish?: Finish
  artwork?: { src: string } & Size
  placement?: Placement
  /** Dashes along the edge that the print may lose. */
  showSafeArea?: boolean
  /** Stands on the bare case while there is no artwork; units: the print area is 1000 wide. */
  children?: ReactNode
  className?: string
}

const UNIT = 1000
const MARGIN = 76

/** A case seen from behind, with the artwork where the printer will put it. */
export function CaseMockup({
  label,
  area = genericArea,
  line = 'snap',
  finish,
  artwork,
  placement = CENTRED,
  showSafeArea,
  children,
  className,
}: CaseMockupProps) {
  const base = useId().replaceAll(':', '')
  const ids = {
    shade: `${base}-shade`,
    flecks: `${base}-flecks`,
    lens: `${base}-lens`,
    print: `${base}-print`,
    gloss: `${base}-gloss`,
    roll: `${base}-roll`,
    spine: `${base}-spine`,
  }
  const build = BUILDS[line]
  const height = (UNIT * area.heightPx) / area.widthPx
  const radius = area.cornerRadius * UNIT
  const box = artwork ? artworkBox({ width: UNIT, height }, artwork, placement) : null
  const back = { width: UNIT, height, rx: radius }
  const safe = area.safeArea
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${UNIT + MARGIN * 2} ${height + MARGIN * 2}`}
      role="img"
      aria-label={label}
      className={className}
    >
      <CaseDefs ids={ids} height={height} radius={radius} />
      <CaseShell build={build} height={height} radius={radius} ids={ids} />
      <g clipPath={`url(#${ids.print})`}>
        {build.seeThrough && !box ? null : <rect {...back} fill={box ? placement.background : '#e9e7df'} />}
        {artwork && box ? (
          <image
            href={artwork.src}
            x={-box.width / 2}
            y={-box.height / 2}
            width={box.width}
            height={box.height}
            preserveAspectRatio="none"
            transform={`translate(${box.cx} ${box.cy}) rotate(${box.rotation})`}
          />
        ) : (
          children
        )}
        <rect {...back} fill={`url(#${ids.roll})`} pointerEvents="none" />
        {finish === 'Gloss' || finish === 'Premium' || build.seeThrough ? (
          <rect {...back} fill={`url(#${ids.gloss})`} pointerEvents="none" />
        ) : null}
        {build.folio ? (
          <g pointerEvents="none">
            <rect width="105" height={height} fill={`url(#${ids.spine})`} />
            <path
              d={`M128 30 V${height - 30}`}
              stroke="#fff"
              strokeOpacity="0.55"
              strokeWidth="5"
              strokeDasharray="26 16"
            />
          </g>
        ) : null}
      </g>
      <CaseCamera area={area} height={height} ids={ids} />
      {showSafeArea ? (
        <rect
          x={safe.x * UNIT}
          y={safe.y * height}
          width={safe.width * UNIT}
          height={safe.height * height}
          rx={safe.radius * UNIT}
          fill="none"
          stroke="#fff"
          strokeWidth="5"
          strokeDasharray="18 14"
          style={{ mixBlendMode: 'difference' }}
          pointerEvents="none"
        />
      ) : null}
    </svg>
  )
}
