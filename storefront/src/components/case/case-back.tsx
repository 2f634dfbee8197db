import { useId, useState, type ReactNode } from 'react'
import { cn } from '~/components/ui/cn'
import { BUILDS } from './case-build'
import { CaseCamera } from './case-camera'
import { genericArea } from './generic-area'

/** The print area's width in the drawing. */
const UNIT = 1000
const HEIGHT = (UNIT * genericArea.heightPx) / genericArea.widthPx
const RADIUS = genericArea.cornerRadius * UNIT
const { rim, shell, edge } = BUILDS.snap
/** Room for the rim and the buttons. */
const MARGIN = 30
const FULL = { width: UNIT + 2 * MARGIN, height: HEIGHT + 2 * MARGIN }
const percent = (part: number, whole: number) => `${((part * 100) / whole).toFixed(3)}%`
/** Where the print lies in the whole drawing. */
const PRINT = {
  left: percent(MARGIN, FULL.width),
  top: percent(MARGIN, FULL.height),
  width: percent(UNIT, FULL.width),
  height: percent(HEIGHT, FULL.height),
  borderRadius: `${percent(RADIUS, UNIT)} / ${percent(RADIUS, HEIGHT)}`,
}
const BACK = { width: UNIT, height: HEIGHT, rx: RADIUS }
const RIM = { x: -rim / 2, y: -rim / 2, width: UNIT + rim, height: HEIGHT + rim, rx: RADIUS + rim / 2 }

export interface CaseBackProps {
  src: string
  /** Copies in other widths, and how wide it stands, as in `<img>`. */
  srcSet?: string | undefined
  sizes?: string
  alt: string
  /** When the browser fetches it: once it is near, with the page, or before everything else. */
  comes?: 'near' | 'early' | 'first'
  /** Lies on the picture, under the case's shine. */
  over?: ReactNode
  className?: string
}

/**
 * A picture on a case of no particular make. Lighter than the mock-up, since it knows of no placement, and its picture
 * is one that browsers find and fetch in their own time.
 */
export function CaseBack({ src, srcSet, sizes, alt, comes = 'near', over, className }: CaseBackProps) {
  const id = useId().replaceAll(':', '')
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={cn('relative block', className)} style={{ aspectRatio: FULL.width / FULL.height }}>
      <span
        className="absolute grid place-items-center overflow-hidden bg-surface text-ink-soft"
        style={PRINT}
      >
        {failed === src ? (
          <span className="p-3 text-center text-sm">{alt}</span>
        ) : (
          <img
            // Before its address: browsers that read the one without the other begin to fetch at once.
            loading={comes === 'near' ? 'lazy' : 'eager'}
            {...(srcSet ? { srcSet, sizes } : {})}
            src={src}
            alt={alt}
            width={540}
            height={900}
            decoding={comes === 'first' ? 'sync' : 'async'}
            // React 18 knows the attribute only in small letters.
            {...(comes === 'first' ? { fetchpriority: 'high' } : {})}
            onError={() => setFailed(src)}
            className="size-full object-cover"
          />
        )}
        {over}
      </span>
      <svg
        viewBox={`${-MARGIN} ${-MARGIN} ${FULL.width} ${FULL.height}`}
        className="pointer-events-none absolute inset-0 size-full"
        aria-hidden="true"
      >
        <defs>
          <linearGradient id={`${id}-shine`} x1="0" x2="1" y1="0" y2="0.6">
            <stop offset="0.32" stopColor="#fff" stopOpacity="0" />
            <stop offset="0.4" stopColor="#fff" stopOpacity="0.22" />
            <stop offset="0.53" stopColor="#fff" stopOpacity="0.08" />
            <stop offset="0.54" stopColor="#fff" stopOpacity="0" />
          </linearGradient>
          <linearGradient id={`${id}-roll`} x1="0" x2="1">
            <stop offset="0" stopColor="#fff" stopOpacity="0.28" />
            <stop offset="0.06" stopColor="#fff" stopOpacity="0.02" />
            <stop offset="0.9" stopColor="#000" stopOpacity="0" />
            <stop offset="1" stopColor="#000" stopOpacity="0.28" />
          </linearGradient>
          <radialGradient id={`${id}-lens`}>
            <stop offset="0" stopColor="#5a4f9c" />
            <stop offset="0.55" stopColor="#1f2350" />
            <stop offset="1" stopColor="#07070c" />
          </radialGradient>
        </defs>
        <g fill={shell} stroke="#00000026" strokeWidth="3">
          <rect x={-rim - 10} y={HEIGHT * 0.2} width="16" height={HEIGHT * 0.05} rx="8" />
          <rect x={-rim - 10} y={HEIGHT * 0.285} width="16" height={HEIGHT * 0.09} rx="8" />
          <rect x={UNIT + rim - 6} y={HEIGHT * 0.26} width="16" height={HEIGHT * 0.13} rx="8" />
        </g>
        <rect {...BACK} fill={`url(#${id}-roll)`} />
        <rect {...BACK} fill={`url(#${id}-shine)`} />
        <rect {...RIM} fill="none" stroke={shell} strokeWidth={rim + 4} />
        <rect {...RIM} fill="none" stroke={edge} strokeOpacity="0.8" strokeWidth="5" />
        <CaseCamera area={genericArea} height={HEIGHT} ids={{ lens: `${id}-lens` }} />
      </svg>
    </span>
  )
}
