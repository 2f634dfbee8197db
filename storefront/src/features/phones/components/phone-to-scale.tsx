import type { CatalogueDevice } from '@caseloom/contract'

/** Millimetres that the picture shows: no phone of the catalogue is larger. */
const ROOM = { width: 84, height: 168 }

/** A phone's back, drawn to the same scale as its neighbours, so that the taller one looks taller. */
export function PhoneToScale({
  device,
  className,
}: {
  device: Pick<CatalogueDevice, 'size' | 'template'>
  className?: string
}) {
  const { width, height } = device.size ?? { width: 72, height: 148 }
  const { cornerRadius, cameraCutout: cut } = device.template
  const left = (ROOM.width - width) / 2
  const top = ROOM.height - height
  return (
    <svg viewBox={`-2 -2 ${ROOM.width + 4} ${ROOM.height + 4}`} aria-hidden="true" className={className}>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        rx={cornerRadius * width}
        className="fill-sunken stroke-line-strong"
        strokeWidth="4"
        strokeDasharray={device.size ? undefined : '8 6'}
      />
      <rect
        x={left + cut.x * width}
        y={top + cut.y * height}
        width={cut.width * width}
        height={cut.height * height}
        rx={Math.min(cut.radius, cut.width / 2) * width}
        className="fill-ink-soft"
      />
    </svg>
  )
}
