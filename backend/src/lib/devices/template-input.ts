import { z } from 'zod'

const part = (what: string, from: number, to: number) => {
  const error = `${what} is a number from ${from} to ${to}`
  return z.number({ error }).min(from, error).max(to, error)
}
/** Sums of fractions may miss 1 by a hair. */
const WHOLE = 1.000_001

const box = (what: string) =>
  z
    .object(
      {
        x: part(`${what}: left`, 0, 1),
        y: part(`${what}: top`, 0, 1),
        width: part(`${what}: width`, 0.01, 1),
        height: part(`${what}: height`, 0.01, 1),
        radius: part(`${what}: corner radius`, 0, 0.5),
      },
      { error: `${what} is missing` },
    )
    .refine(({ x, y, width, height }) => x + width <= WHOLE && y + height <= WHOLE, {
      error: `${what} must lie on the case`,
    })

/** How a case for the device looks, as fractions of its print area; radii are fractions of its width. */
export const templateInputSchema = z.object(
  {
    cornerRadius: part('The corner radius', 0, 0.5),
    safeArea: box('The safe area'),
    cameraCutout: box('The camera cut-out'),
    lenses: z
      .array(
        z.object({
          x: part('A lens: centre from the left', 0, 1),
          y: part('A lens: centre from the top', 0, 1),
          radius: part('A lens: radius', 0.005, 0.3),
        }),
        { error: 'The lenses are missing' },
      )
      .max(8, 'A camera has at most 8 lenses'),
  },
  { error: 'The geometry is missing' },
)
export type TemplateInput = z.output<typeof templateInputSchema>
