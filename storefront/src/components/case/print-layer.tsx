import type { Placement, TextLayer } from '@caseloom/contract'
import { artworkBox, type ArtworkBox, type Size } from './placement'
import { familyOf, RIM, setLines, TEXT_FACES } from './text-faces'

export interface Artwork extends Size {
  src: string
}

/** The print area is this wide in the drawings of a case. */
export const UNIT = 1000

/** The artwork where the printer puts it. */
export function ArtworkImage({ src, box, opacity }: { src: string; box: ArtworkBox; opacity?: number }) {
  const mirrored = box.mirror ? ' scale(-1 1)' : ''
  return (
    <image
      href={src}
      x={-box.width / 2}
      y={-box.height / 2}
      width={box.width}
      height={box.height}
      preserveAspectRatio="none"
      opacity={opacity}
      transform={`translate(${box.cx} ${box.cy}) rotate(${box.rotation})${mirrored}`}
    />
  )
}

/** Words by the same metrics as the printer's: no ligatures, and pairs only where both sides know them. */
function PrintedText({ text, height }: { text: TextLayer; height: number }) {
  const size = text.size * UNIT
  return (
    <g
      data-layer="text"
      transform={`translate(${UNIT * (0.5 + text.x)} ${height * (0.5 + text.y)}) rotate(${text.rotation})`}
      fill={text.colour}
      fontSize={size}
      textAnchor="middle"
      {...(text.outline
        ? {
            stroke: text.outline,
            strokeWidth: 2 * RIM * size,
            strokeLinejoin: 'round' as const,
            paintOrder: 'stroke',
          }
        : {})}
      style={{
        fontFamily: familyOf(text.font),
        fontKerning: TEXT_FACES[text.font].kerned ? 'normal' : 'none',
        fontVariantLigatures: 'none',
        textRendering: 'geometricPrecision',
        whiteSpace: 'pre',
      }}
    >
      {setLines(text).map(({ line, baseline }, index) => (
        <text key={`${index}-${line}`} y={baseline * size}>
          {line}
        </text>
      ))}
    </g>
  )
}

/** Exactly what is printed, on a print area 1000 wide. */
export function PrintLayer({
  artwork,
  placement,
  height,
}: {
  artwork: Artwork
  placement: Placement
  height: number
}) {
  return (
    <>
      <rect width={UNIT} height={height} fill={placement.background} />
      <ArtworkImage src={artwork.src} box={artworkBox({ width: UNIT, height }, artwork, placement)} />
      {placement.text ? <PrintedText text={placement.text} height={height} /> : null}
    </>
  )
}
