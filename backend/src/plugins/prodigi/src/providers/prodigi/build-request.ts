import { z } from '@medusajs/framework/zod'
import { SHIPPING_METHODS, type CreateOrderRequest, type ShippingMethod } from '../../client/types'
import type { SubmissionPlan } from '../../modules/prodigi/types'

const text = z.string().trim().min(1)
const optionalText = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null)

const addressSchema = z.object({
  first_name: optionalText,
  last_name: optionalText,
  company: optionalText,
  address_1: text,
  address_2: optionalText,
  city: text,
  province: optionalText,
  postal_code: text,
  country_code: text,
  phone: optionalText,
})

const planSchema = z.object({
  orderId: text,
  email: z.string().nullable(),
  idempotencyKey: text,
  callbackUrl: z.url(),
  knownPrint: z.string().nullable(),
  lines: z
    .array(
      z.object({
        lineId: text,
        sku: text,
        attributes: z.record(z.string(), z.string()),
        copies: z.number().int().min(1),
        url: z.url(),
        md5: z.string().regex(/^[0-9a-f]{32}$/),
      }),
    )
    .min(1),
})

export type Built =
  { ok: true; request: CreateOrderRequest; knownPrint: string | null } | { ok: false; reason: string }

/** Prodigi's name of the shipping option that the customer chose; null for anything that is none. */
export function shippingMethodOf(data: Record<string, unknown>): ShippingMethod | null {
  const chosen = data['id'] ?? data['shipping_method']
  return SHIPPING_METHODS.find((method) => method === chosen) ?? null
}

/** Builds the order for Prodigi from what Medusa hands a provider, or says in words what is missing. */
export function buildRequest(data: Record<string, unknown>, address: unknown, given: unknown): Built {
  const method = shippingMethodOf(data)
  if (!method)
    return { ok: false, reason: 'The shipping option of this order is not one that Prodigi offers' }
  const plan = planSchema.safeParse(given)
  if (!plan.success) return { ok: false, reason: `The print order is not complete: ${faults(plan.error)}` }
  const to = addressSchema.safeParse(address)
  if (!to.success) return { ok: false, reason: withoutAddress(to.error) }
  const { knownPrint } = plan.data
  return { ok: true, request: assemble(method, plan.data, to.data), knownPrint }
}

const PARTS: Record<string, string> = {
  address_1: 'street',
  city: 'town',
  postal_code: 'postcode',
  country_code: 'country',
}
const listed = new Intl.ListFormat('en-GB')

/** What the delivery address lacks, and what can be done: it is corrected where orders are. */
function withoutAddress(error: z.ZodError): string {
  const lacking = error.issues.flatMap(({ path: [field] }) => PARTS[String(field)] ?? [])
  const lacks =
    lacking.length > 0
      ? `The delivery address lacks its ${listed.format(lacking)}.`
      : 'There is no delivery address.'
  return `${lacks} Correct it in Medusa’s admin, then process the order again.`
}

const faults = (error: z.ZodError) =>
  error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')

function assemble(
  shippingMethod: ShippingMethod,
  plan: SubmissionPlan,
  to: z.output<typeof addressSchema>,
): CreateOrderRequest {
  const person = [to.first_name, to.last_name].filter(Boolean).join(' ')
  return {
    merchantReference: plan.orderId,
    idempotencyKey: plan.idempotencyKey,
    callbackUrl: plan.callbackUrl,
    shippingMethod,
    recipient: {
      name: person || to.company || 'Customer',
      email: plan.email,
      phoneNumber: to.phone,
      address: {
        line1: to.address_1,
        line2: to.address_2,
        townOrCity: to.city,
        stateOrCounty: to.province,
        postalOrZipCode: to.postal_code,
        countryCode: to.country_code.toUpperCase(),
      },
    },
    items: plan.lines.map((line) => ({
      merchantReference: line.lineId,
      sku: line.sku,
      copies: line.copies,
      sizing: 'fillPrintArea',
      attributes: line.attributes,
      assets: [{ printArea: 'default', url: line.url, md5Hash: line.md5 }],
    })),
  }
}
