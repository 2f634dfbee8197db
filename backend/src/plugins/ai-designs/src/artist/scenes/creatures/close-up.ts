import { mix, shift } from '../../colour'
import { sunburstPath } from '../../motifs/shapes'
import { backdrop } from '../../motifs/sky'
import { skyAt } from '../../palettes'
import type { Frame } from '../../scene'
import { bodyCoatFor, coatFor, faceOf, type Animal } from './animals'
import { bust } from './portrait'

/** A large face before rays and rings of dots, as on a record sleeve. */
export function closeUp(frame: Frame, animal: Animal): void {
  const { canvas, random, palette } = frame
  const [x, y] = [500, canvas.height * 0.52 + animal.drop]
  const ground = mix(palette.accent2, skyAt(palette, 1), 0.25)
  backdrop(canvas, [shift(ground, { lightness: 0.05 }), ground])
  canvas.path(sunburstPath(x, y - 40, 0, canvas.height, 14, 0.11), {
    fill: mix(ground, palette.light, 0.38),
    role: canvas.line ? 'detail' : undefined,
  })
  canvas.circle(x, y - 20, 440, { fill: mix(palette.accent, palette.light, 0.3), role: 'accent' })
  for (const [r, count, size] of [
    [478, 60, 11],
    [512, 60, 7],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const angle = ((i + (r > 500 ? 0.5 : 0)) / count) * Math.PI * 2
      canvas.circle(x + Math.sin(angle) * r, y - 20 - Math.cos(angle) * r, size, {
        fill: palette.light,
        role: canvas.line ? 'detail' : undefined,
      })
    }
  }
  const coat = coatFor(frame, animal)
  const scale = Math.min(animal.scale * 1.36, 490 / (animal.wide ?? 1))
  bust(canvas, random, x, y + 60 * scale, animal.neck * scale, bodyCoatFor(frame, animal), animal.plain)
  canvas.at(x, y, 0, scale, () => {
    faceOf(frame, animal, { coat })
  })
}
