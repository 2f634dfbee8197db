import { ramp, round, type Scene } from './svg'

/** Light on the printed back: it bends at its sides, and gloss mirrors the softbox while matte spreads it. */
export function light(scene: Scene): string {
  const { unit, gloss, build } = scene
  const defs =
    ramp('roll', [
      [0, '#fff', 0.34],
      [0.045, '#fff', 0.05],
      [0.12, '#fff', 0],
      [0.88, '#000', 0],
      [0.96, '#000', 0.09],
      [1, '#000', 0.36],
    ]) +
    ramp(
      'fall',
      [
        [0, '#fff', gloss ? 0.16 : 0.12],
        [0.3, '#fff', 0],
        [0.8, '#000', 0],
        [1, '#000', gloss ? 0.16 : 0.11],
      ],
      'x1="0" y1="0" x2="0.25" y2="1"',
    ) +
    ramp(
      'shine',
      [
        [0.3, '#fff', 0],
        [0.37, '#fff', 0.3],
        [0.47, '#fff', 0.16],
        [0.475, '#fff', 0],
        [0.52, '#fff', 0],
        [0.525, '#fff', 0.1],
        [0.56, '#fff', 0],
      ],
      'x1="0" y1="0" x2="1" y2="0.55"',
    )
  return (
    `<defs>${defs}</defs>` +
    round(scene, 0, 'fill="url(#roll)"') +
    round(scene, 0, 'fill="url(#fall)"') +
    (gloss ? round(scene, 0, 'fill="url(#shine)"') : '') +
    (build.folio ? spine(scene) : '') +
    round(scene, -unit * 1.5, `fill="none" stroke="#000" stroke-opacity="0.3" stroke-width="${unit * 3}"`) +
    round(
      scene,
      -unit * 5,
      `fill="none" stroke="#fff" stroke-opacity="${gloss ? 0.34 : 0.2}" stroke-width="${unit * 4}"`,
    )
  )
}

/** Where a folio folds, and the thread along it. */
function spine({ height, unit }: Scene): string {
  return (
    `<defs>${ramp('fold', [
      [0, '#000', 0.5],
      [0.35, '#fff', 0.18],
      [0.7, '#000', 0.28],
      [1, '#000', 0],
    ])}</defs><rect width="${105 * unit}" height="${height}" fill="url(#fold)"/>` +
    `<path d="M${128 * unit} ${34 * unit}V${height - 34 * unit}" stroke="#fff" stroke-opacity="0.6" stroke-width="${5 * unit}" stroke-dasharray="${26 * unit} ${16 * unit}"/>`
  )
}

/** Under the case: a near, dark shadow and a wide, soft one. Drawn to be blurred. */
export const shadows = (scene: Scene): { near: string; far: string } => {
  const out = scene.build.rim * scene.unit
  return {
    near: `<g transform="translate(0 ${6 * scene.unit})">${round(scene, out - 4 * scene.unit, 'fill="#14101f" fill-opacity="0.55"')}</g>`,
    far: `<g transform="translate(${10 * scene.unit} ${34 * scene.unit})">${round(scene, out - 14 * scene.unit, 'fill="#14101f" fill-opacity="0.34"')}</g>`,
  }
}
