import { ramp, round, type Scene } from './svg'

/** Everything behind the print: the buttons, the layers of the shell, a folio's cover and strap. */
export function shell(scene: Scene): string {
  const { unit, build } = scene
  const rim = build.rim * unit
  return (
    `<defs>${ramp('body', [
      [0, '#fff', 0.34],
      [0.05, '#fff', 0.06],
      [0.5, '#000', 0],
      [0.94, '#000', 0.12],
      [1, '#000', 0.42],
    ])}${ramp(
      'drop',
      [
        [0, '#fff', 0.22],
        [0.12, '#fff', 0],
        [0.86, '#000', 0],
        [1, '#000', 0.34],
      ],
      'x1="0" y1="0" x2="0" y2="1"',
    )}</defs>` +
    (build.folio ? folioCover(scene) : buttons(scene)) +
    (build.layered ? bumpers(scene) : '') +
    round(scene, rim, `fill="${build.shell}" fill-opacity="${build.clear ? 0.5 : 1}"`) +
    round(scene, rim, 'fill="url(#body)"') +
    round(scene, rim, 'fill="url(#drop)"') +
    (build.flecked ? flecks(scene) : '') +
    round(
      scene,
      rim - unit * 2,
      `fill="none" stroke="${build.edge}" stroke-opacity="${build.clear ? 0.95 : 0.75}" stroke-width="${unit * 5}"`,
    ) +
    (build.clear
      ? round(
          scene,
          rim * 0.45,
          `fill="none" stroke="#9fb6c4" stroke-opacity="0.55" stroke-width="${unit * 6}"`,
        )
      : '')
  )
}

/** Keys of the phone on both sides: covered by most shells, standing out a little. */
function buttons({ width, height, unit, build }: Scene): string {
  const out = build.rim * unit
  const key = (x: number, y: number, long: number): string =>
    `<rect x="${x}" y="${y * height}" width="${26 * unit}" height="${long * height}" rx="${10 * unit}"` +
    ` fill="${build.layered ? build.shell : build.edge}" stroke="#000" stroke-opacity="0.35" stroke-width="${3 * unit}"/>`
  const [left, right] = [-out - 11 * unit, width + out - 15 * unit]
  return key(left, 0.2, 0.05) + key(left, 0.285, 0.09) + key(right, 0.26, 0.13)
}

/** The reinforced corners of a double-layer case. */
function bumpers({ width, height, radius, unit, build }: Scene): string {
  const reach = radius + 120 * unit
  const lip = (build.rim + 12) * unit
  const d = `M${-lip} ${reach}V${radius}A${radius + lip} ${radius + lip} 0 0 1 ${radius} ${-lip}H${reach}`
  return [
    '',
    `translate(${width} 0) scale(-1 1)`,
    `translate(0 ${height}) scale(1 -1)`,
    `translate(${width} ${height}) scale(-1 -1)`,
  ]
    .map(
      (place) =>
        `<g transform="${place}" fill="none" stroke-linecap="round"><path d="${d}" stroke="#0d0d12" stroke-width="${36 * unit}"/>` +
        `<path d="${d}" stroke="${build.edge}" stroke-opacity="0.8" stroke-width="${5 * unit}" stroke-dasharray="${3 * unit} ${26 * unit}"/></g>`,
    )
    .join('')
}

/** Fibres lie the same way each time, so that the same recipe gives the same picture. */
function flecks(scene: Scene): string {
  const { width, height, unit, build } = scene
  const out = build.rim * unit
  let d = ''
  for (let i = 0; i < 260; i++) {
    const [along, across] = [(i * 0.618034) % 1, (i * 0.381966 * 7) % 1]
    const left = -out + along * (width + 2 * out)
    const top = -out + across * (height + 2 * out)
    const turn = i * 2.4
    d += `M${left.toFixed(1)} ${top.toFixed(1)}l${(Math.cos(turn) * 9 * unit).toFixed(1)} ${(Math.sin(turn) * 9 * unit).toFixed(1)}`
  }
  return (
    `<clipPath id="rim">${round(scene, out, '')}</clipPath>` +
    `<path clip-path="url(#rim)" d="${d}" stroke="#5d6b3f" stroke-opacity="0.75" stroke-width="${3.2 * unit}" stroke-linecap="round"/>`
  )
}

/** A wallet lies behind: the spine on the left, pages at the right, a strap that holds it shut. */
function folioCover(scene: Scene): string {
  const { width, height, unit, build } = scene
  const out = build.rim * unit
  const strap = { y: height * 0.44, h: height * 0.11 }
  return (
    `<rect x="${width - 30 * unit}" y="${strap.y}" width="${96 * unit}" height="${strap.h}" rx="${30 * unit}" fill="#4a2a1c" stroke="#2b170e" stroke-width="${3 * unit}"/>` +
    `<rect x="${width - 20 * unit}" y="${strap.y + 9 * unit}" width="${78 * unit}" height="${strap.h - 18 * unit}" rx="${22 * unit}" fill="none" stroke="#c99a72" stroke-opacity="0.7" stroke-width="${3 * unit}" stroke-dasharray="${11 * unit} ${7 * unit}"/>` +
    `<circle cx="${width + 34 * unit}" cy="${strap.y + strap.h / 2}" r="${13 * unit}" fill="#d8b36a" stroke="#7b5a22" stroke-width="${2.5 * unit}"/>` +
    `<rect x="${-out - 16 * unit}" y="${-out + 10 * unit}" width="${60 * unit}" height="${height + 2 * out - 20 * unit}" rx="${26 * unit}" fill="#3f2317"/>`
  )
}
