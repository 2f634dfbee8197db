import type { Scene } from './svg'

/** The opening for the camera with the phone's own lenses seen through it. */
export function camera({ width, height, unit, build, template }: Scene): string {
  const { cameraCutout: box, lenses } = template
  const [x, y] = [box.x * width, box.y * height]
  const [w, h] = [box.width * width, box.height * height]
  const rx = box.radius * width
  const frame = (out: number, attributes: string): string =>
    `<rect x="${x - out}" y="${y - out}" width="${w + 2 * out}" height="${h + 2 * out}" rx="${rx + out}" ${attributes}/>`
  const lip = build.layered ? 13 : 8
  const defs =
    `<defs><linearGradient id="plate" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#45454d"/><stop offset="0.5" stop-color="#26262c"/><stop offset="1" stop-color="#131317"/></linearGradient>` +
    `<radialGradient id="glass" cx="0.38" cy="0.34" r="0.75"><stop stop-color="#5d6fa0"/><stop offset="0.3" stop-color="#222a45"/><stop offset="0.65" stop-color="#0b0d16"/><stop offset="1" stop-color="#030305"/></radialGradient>` +
    `<linearGradient id="ring" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#a9a9b4"/><stop offset="0.5" stop-color="#3a3a42"/><stop offset="1" stop-color="#77777f"/></linearGradient></defs>`
  const eyes = lenses.map(({ x: lx, y: ly, radius }) => {
    const [cx, cy, r] = [lx * width, ly * height, radius * width]
    const disc = (share: number, attributes: string, dx = 0, dy = 0): string =>
      `<circle cx="${cx + dx * r}" cy="${cy + dy * r}" r="${share * r}" ${attributes}/>`
    return (
      disc(1.05, 'fill="#000" fill-opacity="0.35"', 0.04, 0.08) +
      disc(1, 'fill="url(#ring)"') +
      disc(0.88, 'fill="#0a0a0e"') +
      disc(0.78, 'fill="url(#glass)"') +
      disc(0.36, 'fill="#06070d" fill-opacity="0.85"') +
      disc(0.13, 'fill="#eef3ff" fill-opacity="0.85"', -0.26, -0.3) +
      disc(0.07, 'fill="#b9a7ff" fill-opacity="0.5"', 0.28, 0.3)
    )
  })
  return (
    defs +
    frame(lip * unit, `fill="${build.shell}" fill-opacity="${build.clear ? 0.7 : 1}"`) +
    frame(lip * unit, `fill="none" stroke="#fff" stroke-opacity="0.45" stroke-width="${3 * unit}"`) +
    frame(0, 'fill="url(#plate)"') +
    frame(-3 * unit, `fill="none" stroke="#000" stroke-opacity="0.55" stroke-width="${7 * unit}"`) +
    eyes.join('')
  )
}
