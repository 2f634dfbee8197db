import { z } from 'zod'
import type { DeviceFields } from '../../modules/device_catalog/device-rows'
import { printSizeSchema } from '../printing/print-input'
import { brandOfName } from './brand-of-name'
import { templateInputSchema } from './template-input'

const NAME = 'A name has 2 to 60 characters: letters, digits, spaces and ( ) + . & / -, such as iPhone 19 Pro'
const nameSchema = z
  .string({ error: NAME })
  .trim()
  .min(2, NAME)
  .max(60, NAME)
  .regex(/^[\p{L}\d][\p{L}\d ()+.&/-]*$/u, NAME)
  .regex(/[A-Za-z\d]/, NAME)
  .transform((name) => name.replace(/ +/g, ' '))
const BRAND = 'Choose a brand of at most 40 characters'
const brandSchema = z
  .string({ error: BRAND })
  .trim()
  .min(1, BRAND)
  .max(40, BRAND)
  .regex(/^[\p{L}\d][\p{L}\d .&-]*$/u, BRAND)

const MODEL = 'A model number has 2 to 30 letters, digits and dashes, such as A3102 or SM-S921B'
const modelNumber = z
  .string({ error: MODEL })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z\d][A-Z\d/ -]{1,29}$/, MODEL)
const ALIAS = 'Another name has 1 to 60 characters'
const alias = z.string({ error: ALIAS }).trim().min(1, ALIAS).max(60, ALIAS)
const list = <T extends z.ZodType<string>>(entry: T, most: string) =>
  z
    .array(entry)
    .max(30, most)
    .default([])
    .transform((entries) => [...new Set(entries)])

const millimetres = (what: string, from: number, to: number) => {
  const error = `The ${what} is a number of millimetres from ${from} to ${to}`
  return z.number({ error }).min(from, error).max(to, error)
}
const sizeSchema = z
  .object({
    width: millimetres('width', 30, 250),
    height: millimetres('height', 60, 350),
    depth: millimetres('depth', 3, 40),
  })
  .nullable()
const YEAR = 'The year of release is from 2000 to 2100'
const FAMILY = 'A camera family is a short name such as iphone-one'

const fields = {
  template: templateInputSchema,
  size: sizeSchema,
  modelNumbers: list(modelNumber, 'A device has at most 30 model numbers'),
  aliases: list(alias, 'A device has at most 30 other names'),
  released: z.number({ error: YEAR }).int(YEAR).min(2000, YEAR).max(2100, YEAR).nullable().default(null),
  /** Devices whose cameras look alike; null where no other's does. */
  camera: z
    .object({
      family: z.string().regex(/^[a-z\d][a-z\d-]{1,59}$/, FAMILY),
      label: z
        .string()
        .trim()
        .min(1, 'The camera family needs words')
        .max(80, 'The camera family has at most 80 characters'),
    })
    .nullable()
    .default(null),
}

const PRICE = 'A price is an amount of pounds from 0.01 to 1000, with at most two decimals'
const priceSchema = z
  .number({ error: PRICE })
  .min(0.01, PRICE)
  .max(1000, PRICE)
  .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, PRICE)

const linesSchema = z
  .array(
    z.object({
      productId: z.string().min(1).max(60),
      finishes: z
        .array(z.object({ finish: z.string().trim().min(1).max(40), price: priceSchema }))
        .min(1, 'Choose a finish of each line')
        .max(20, 'A line has at most 20 finishes'),
    }),
  )
  .max(200, 'Choose at most 200 lines at once')
  .refine((lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length, {
    error: 'Each line is chosen once',
  })
export type DeviceLine = z.output<typeof linesSchema>[number]

export const addDeviceSchema = z
  .object({
    ...fields,
    name: nameSchema,
    brand: brandSchema.optional(),
    /** The device that it is listed above, or null for the end. */
    above: z.string().max(60).nullable().default(null),
    print: printSizeSchema,
    lines: linesSchema.default([]),
  })
  .transform((input, context) => {
    const told = brandOfName(input.name)
    const brand = told ?? input.brand
    if (!brand) {
      context.addIssue({ code: 'custom', message: 'Choose a brand: the name tells none', path: ['brand'] })
      return z.NEVER
    }
    if (told && input.brand && input.brand !== told) {
      const message = `${input.name} is of the brand ${told}, by its name`
      context.addIssue({ code: 'custom', message, path: ['brand'] })
      return z.NEVER
    }
    return { ...input, brand }
  })
export type AddDeviceInput = z.output<typeof addDeviceSchema>

/** A device's name stays: its variants are called by it. */
export const changeDeviceSchema = z.object({
  ...fields,
  /** The mark of what was seen. */
  version: z.string({ error: 'Load the device first' }),
  /** The device that it is listed above, or null for the end; left out it stays where it is. */
  above: z.string().max(60).nullish(),
})
export type ChangeDeviceInput = z.output<typeof changeDeviceSchema>

export const sellDeviceSchema = z.object({
  print: printSizeSchema,
  lines: linesSchema.min(1, 'Choose at least one line'),
})

/** What both ways of telling of a device say, as the module keeps it; `version` is the template's. */
export function deviceFacts(
  input: Pick<ChangeDeviceInput, keyof typeof fields>,
  version: number,
): Omit<DeviceFields, 'name' | 'brand'> {
  return {
    template: { version, ...input.template },
    model_numbers: input.modelNumbers,
    aliases: input.aliases,
    released: input.released,
    camera_family: input.camera?.family ?? null,
    camera_label: input.camera?.label ?? null,
    width_mm: input.size?.width ?? null,
    height_mm: input.size?.height ?? null,
    depth_mm: input.size?.depth ?? null,
  }
}
