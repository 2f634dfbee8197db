import { z } from 'zod'
import { LIMITS } from './limits'

const length = (text: string) => [...text].length
const words = (what: string, most: number, missing?: string) =>
  z
    .string({ error: `${what} is a text` })
    .trim()
    .refine((text) => !missing || text !== '', { error: missing ?? '' })
    .refine((text) => length(text) <= most, { error: `${what} has at most ${most} characters` })
const html = (what: string, most: number) =>
  z.string({ error: `${what} is a text` }).max(most, { error: `${what} is too long: shorten the text` })
const list = <T extends z.ZodType>(entry: T, most: number, what: string) =>
  z
    .array(entry, { error: `The ${what} are a list` })
    .max(most, { error: `There are at most ${most} ${what}` })

/**
 * What a merchandiser may say of a product, with a sentence for each thing that is wrong. Loads neither Medusa nor the
 * contract, so that the admin's form and the server check by the same rules.
 */
export function merchandisingSchema(isIcon: (key: string) => boolean) {
  const icon = z.string({ error: 'Choose a picture' }).refine(isIcon, { error: 'Choose a picture' })
  return z.object({
    position: z
      .int({ error: `The position is a whole number from 0 to ${LIMITS.position}` })
      .min(0, { error: `The position is a whole number from 0 to ${LIMITS.position}` })
      .max(LIMITS.position, { error: `The position is a whole number from 0 to ${LIMITS.position}` })
      .nullable(),
    finish: words('The finish', LIMITS.finish),
    badge: words('The badge', LIMITS.badge, 'Write the badge, or let the name decide').nullable(),
    shortDescription: html('The short description', LIMITS.shortDescription),
    longDescription: html('The long description', LIMITS.longDescription),
    icons: list(
      z.object({ name: words('The name', LIMITS.name, 'Give the icon a name'), image: icon }),
      LIMITS.icons,
      'feature icons',
    ),
    ecoCredentials: list(
      z.object({
        name: words('The name', LIMITS.name, 'Give the credential a name'),
        description: words('The description', LIMITS.description, 'Say what the credential means'),
        icon,
      }),
      LIMITS.ecoCredentials,
      'eco credentials',
    ),
  })
}
/** The first sentence for each field, by its path: `icons.0.name`. */
export function sentencesByField(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'request'] ??= issue.message
  return fields
}
