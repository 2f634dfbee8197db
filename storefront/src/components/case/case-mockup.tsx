import type { Finish, Placement, PrintArea } from '@caseloom/contract'
import { useId, type ReactNode } from 'react'
import { BUILDS, type CaseLine } from './case-build'
import { CaseCamera } from './case-camera'
import { CaseDefs } from './case-defs'
import { CaseShell } from './case-shell'
import { CaseGuides } from './case-guides'
import { genericArea } from './generic-area'
import { artworkBox, CENTRED } from './placement'
import { ArtworkImage, PrintLayer, UNIT, type Artwork } from './print-layer'

export interface CaseMockupProps {
  /** What the picture shows, for those who do not see it. */
  label: string
  area?: PrintArea
  line?: CaseLine
  finish?: Finish
  artwork?: Artwork
  placement?: Placement
  /** Lines along the bleed, the safe area and the camera, with what the case's corners cut off. */
  guides?: boolean
  /** While the picture is moved, all of it shows faintly, beyond the case too. */
  ghost?: boolean
  /** Stands on the bare case while there is no artwork; units: the print area is 1000 wide. */
  children?: ReactNode
  className?: string
}

const MARGIN = 76
/** The print area's share of the drawing's width: the rest is the margin round it. */
export const PRINT_SHARE = UNIT / (UNIT + 2 * MARGIN)

/** A case seen from behind, with the artwork where the printer will put it. */
export function CaseMockup({
  label,
  area = genericArea,
  line = 'snap',
  finish,
  artwork,
  placement = CENTRED,
  guides,
  ghost,
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
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${UNIT + MARGIN * 2} ${height + MARGIN * 2}`}
      role="img"
      aria-label={label}
      className={className}
      overflow={ghost ? 'visible' : undefined}
    >
      {artwork && box && (ghost || guides) ? (
        <g opacity={ghost ? 0.22 : 0.4} pointerEvents="none">
          {ghost ? (
            <ArtworkImage src={artwork.src} box={box} />
          ) : (
            <svg width={UNIT} height={height} overflow="hidden">
              <ArtworkImage src={artwork.src} box={box} />
            </svg>
          )}
        </g>
      ) : null}
      <CaseDefs ids={ids} height={height} radius={radius} />
      <CaseShell build={build} height={height} radius={radius} ids={ids} />
      <g clipPath={`url(#${ids.print})`}>
        {artwork && box ? (
          <PrintLayer artwork={artwork} placement={placement} height={height} />
        ) : (
          <>
            {build.seeThrough ? null : <rect {...back} fill="#e9e7df" />}
            {children}
          </>
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
      {guides ? <CaseGuides area={area} height={height} /> : null}
    </svg>
  )
}
