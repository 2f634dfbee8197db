import { z } from 'zod'

const pixels = (side: string) => {
  const error = `The ${side} is a whole number of pixels from 300 to 10000`
  return z.number({ error }).int(error).min(300, error).max(10_000, error)
}
const DPI = 'The resolution is a whole number from 72 to 1200 dpi'
export const printSizeSchema = z.object(
  {
    widthPx: pixels('width'),
    heightPx: pixels('height'),
    dpi: z.number({ error: DPI }).int(DPI).min(72, DPI).max(1200, DPI),
  },
  { error: 'Give width, height and resolution, or none of them' },
)
export type PrintSize = z.output<typeof printSizeSchema>

const SKU = 'A Prodigi SKU has 3 to 80 letters, digits and dashes, such as GLOBAL-TECH-IP15-TCB-CS-M'
export const prodigiSkuSchema = z
  .string({ error: SKU })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z\d](?:[A-Z\d._-]{1,78})[A-Z\d]$/, SKU)

const VALUE = 'An attribute has a value of 1 to 120 characters'
const attributesSchema = z
  .record(z.string().trim().min(1).max(60), z.string({ error: VALUE }).trim().min(1, VALUE).max(120, VALUE), {
    error: 'Attributes are names of at most 60 characters, each with its value',
  })
  .refine((value) => Object.keys(value).length <= 20, 'A product has at most 20 attributes')

/** How a variant is printed: Prodigi's product, the attributes to order it with, and the size of its print file. */
export const printInputSchema = z
  .object({
    prodigiSku: prodigiSkuSchema.nullable(),
    attributes: attributesSchema.default({}),
    size: printSizeSchema.nullable(),
  })
  .refine(({ prodigiSku, attributes }) => prodigiSku !== null || Object.keys(attributes).length === 0, {
    error: 'Attributes belong to a Prodigi SKU: give one, or remove them',
    path: ['attributes'],
  })
export type PrintInput = z.output<typeof printInputSchema>

/** The same with the mark of what was seen. */
export const savePrintSchema = printInputSchema.and(
  z.object({ version: z.string({ error: 'Load the print data first' }).max(64) }),
)
