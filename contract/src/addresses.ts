import { z } from 'zod'
import { endpoint } from './endpoint'
import { normalisePostcode, postcodeFault } from './postcodes'
import { lineOfText, nameOfSigns, phoneNumber, said, UNREADABLE, yesOrNo } from './text'

export const SHIPPING_COUNTRIES = {
  GB: 'United Kingdom',
  US: 'United States',
  CA: 'Canada',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
  ES: 'Spain',
  IT: 'Italy',
  NL: 'Netherlands',
  SE: 'Sweden',
  NO: 'Norway',
  DK: 'Denmark',
  FI: 'Finland',
} as const
export type CountryCode = keyof typeof SHIPPING_COUNTRIES
/** So many addresses a customer can keep. */
export const ADDRESSES_MAX = 20
const POSTCODE_MOST = 20
const UNKNOWN_ADDRESS = 'We don’t know that address'

const addressFields = z.object(
  {
    name: nameOfSigns({ required: 'Please name this address', called: 'Name', most: 60 }),
    street: lineOfText({ required: 'Street is required', called: 'Street', most: 200 }),
    city: lineOfText({ required: 'City is required', called: 'City', most: 100 }),
    postcode: lineOfText({ required: 'Postcode is required', called: 'Postcode', most: POSTCODE_MOST }),
    country: z
      .enum(Object.keys(SHIPPING_COUNTRIES) as [CountryCode, ...CountryCode[]], 'Please choose a country')
      .default('GB'),
    phone: phoneNumber.optional(),
    isDefault: yesOrNo('this is your default address').default(false),
  },
  UNREADABLE,
)

interface Placed {
  postcode: string
  country: CountryCode
}

/** The postcode as its country writes it, and only where it is one. */
const withPostcode = <S extends z.ZodType<Placed>>(schema: S): S =>
  schema
    .overwrite((address) => ({
      ...address,
      postcode: normalisePostcode(address.postcode, address.country),
    }))
    .superRefine((address, context) => {
      // Of these something else is said already.
      if (address.postcode === '' || address.postcode.length > POSTCODE_MOST) return
      const message = postcodeFault(address.postcode, address.country)
      if (message) context.addIssue({ code: 'custom', path: ['postcode'], message })
    })

export const addressBody = withPostcode(addressFields)
/** The same with every field present, as a form has it. */
export const addressForm = withPostcode(addressFields.required({ country: true, isDefault: true }))
export const addressSchema = z.object({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
  phone: z.string(),
  isDefault: z.boolean(),
})
export type Address = z.infer<typeof addressSchema>
export const addressIdParams = z.object({ id: said(UNKNOWN_ADDRESS, 80) })

export const addressEndpoints = {
  listAddresses: endpoint({
    method: 'GET',
    path: '/address',
    tag: 'Addresses',
    access: 'customer',
    summary: 'The customer’s addresses',
    data: z.array(addressSchema),
    errors: [],
  }),
  createAddress: endpoint({
    method: 'POST',
    path: '/address',
    tag: 'Addresses',
    access: 'customer',
    successStatus: 201,
    summary: 'Adds an address; the first becomes the default',
    body: addressBody,
    data: addressSchema,
    errors: ['conflict'],
  }),
  updateAddress: endpoint({
    method: 'PUT',
    path: '/address/{id}',
    tag: 'Addresses',
    access: 'customer',
    summary: 'Changes an address',
    params: addressIdParams,
    body: addressBody,
    data: addressSchema,
    errors: ['not_found'],
  }),
  deleteAddress: endpoint({
    method: 'DELETE',
    path: '/address/{id}',
    tag: 'Addresses',
    access: 'customer',
    summary: 'Removes an address',
    params: addressIdParams,
    data: z.object({ id: z.string() }),
    errors: ['not_found'],
  }),
  defaultAddress: endpoint({
    method: 'GET',
    path: '/address/default',
    tag: 'Addresses',
    access: 'customer',
    summary: 'The default delivery address',
    data: addressSchema,
    errors: ['not_found'],
  }),
}
