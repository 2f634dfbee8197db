import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
  MiddlewareVerb,
} from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { CURRENCY } from '../catalogue/pricing'
import { couldSellIn, findSellingPlace, HOME } from './selling-place'
import { sendingPlaces } from './shipping-methods'

const POUNDS =
  'The shop sells in this region, in pounds: its currency stays GBP. Make another region for another currency.'
const VAT =
  'The shop’s prices include VAT: Tax inclusive pricing stays on for GBP and for the region that it sells in.'
const UK =
  'The shop sells in this region and delivers to the United Kingdom: it stays one of its countries. To move it, choose another region in pounds as the store’s default region first.'
const SENT_FROM =
  'Everything that the shop sells is sent from this location: it stays, and so does its sales channel. Add a location with delivery options of Prodigi for that sales channel first.'
const NEEDED =
  'The shop sells in this region. Choose another one in pounds as the store’s default region first.'
const ANOTHER =
  'The shop sells in the store’s default region: choose one whose currency is GBP and whose Tax inclusive pricing is on.'

/** What of a body of Medusa's admin is looked at, of whichever thing it changes. */
interface Body {
  currency_code?: string
  is_tax_inclusive?: boolean
  countries?: string[]
  /** Of sales channels. */
  remove?: string[]
  default_region_id?: string | null
  supported_currencies?: Preference[]
  attribute?: string
  value?: string
}
interface Preference {
  currency_code: string
  is_tax_inclusive?: boolean
}
interface Asked {
  scope: MedusaContainer
  /** Of the thing that the address names. */
  id: string
  body: Body
}
/** Why it is not done; null where nothing is against it. */
type Rule = (asked: Asked) => Promise<string | null>

const sellsIn = async (scope: MedusaContainer, regionId: string) =>
  (await findSellingPlace(scope))?.regionId === regionId

const notInRegion = ({ currency_code = CURRENCY, is_tax_inclusive, countries = [HOME] }: Body) => {
  if (currency_code.toLowerCase() !== CURRENCY) return POUNDS
  if (is_tax_inclusive === false) return VAT
  return countries.some((country) => country.toLowerCase() === HOME) ? null : UK
}

const changedRegion: Rule = async ({ scope, id, body }) => {
  const why = notInRegion(body)
  return why !== null && (await sellsIn(scope, id)) ? why : null
}

const deletedRegion: Rule = async ({ scope, id }) => ((await sellsIn(scope, id)) ? NEEDED : null)

const changedStore: Rule = async ({ scope, body: { default_region_id: region, supported_currencies } }) => {
  if (region === null || (region !== undefined && !(await couldSellIn(scope, region)))) return ANOTHER
  const isNet = ({ currency_code, is_tax_inclusive }: Preference) =>
    currency_code.toLowerCase() === CURRENCY && is_tax_inclusive === false
  return supported_currencies?.some(isNet) ? VAT : null
}

/** Whether it says if prices include VAT that this shop sells at. */
const isOfShop = async (scope: MedusaContainer, { attribute, value }: Body) =>
  attribute === 'region_id'
    ? value !== undefined && (await sellsIn(scope, value))
    : attribute === 'currency_code' && value === CURRENCY

const preferenceOf = async (scope: MedusaContainer, id: string): Promise<Body> => {
  const [found] = await scope.resolve(Modules.PRICING).listPricePreferences({ id: [id] }, { take: 1 })
  return found ? { attribute: found.attribute ?? '', value: found.value ?? '' } : {}
}

const newPreference: Rule = async ({ scope, body }) =>
  !body.is_tax_inclusive && (await isOfShop(scope, body)) ? VAT : null

const changedPreference: Rule = async ({ scope, id, body }) => {
  const before = await preferenceOf(scope, id)
  const staysItself = body.attribute === undefined && body.value === undefined
  if (staysItself && body.is_tax_inclusive !== false) return null
  const isOurs = (await isOfShop(scope, before)) || (await isOfShop(scope, { ...before, ...body }))
  return isOurs ? VAT : null
}

const deletedPreference: Rule = async ({ scope, id }) =>
  (await isOfShop(scope, await preferenceOf(scope, id))) ? VAT : null

/** Nothing could be sent any more, and no payment page would open. */
async function isLastPlace(
  scope: MedusaContainer,
  locationId: string,
  channels?: string[],
): Promise<boolean> {
  const place = await findSellingPlace(scope)
  if (!place || (channels && !channels.includes(place.salesChannelId))) return false
  const sending = await sendingPlaces(scope, place)
  return sending.size === 1 && sending.has(locationId)
}

const changedChannels: Rule = async ({ scope, id, body: { remove = [] } }) =>
  (await isLastPlace(scope, id, remove)) ? SENT_FROM : null

const deletedLocation: Rule = async ({ scope, id }) => ((await isLastPlace(scope, id)) ? SENT_FROM : null)

const refuse =
  (rule: Rule) =>
  async ({ scope, params, validatedBody }: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
    const why = await rule({ scope, id: params.id ?? '', body: validatedBody ?? {} })
    next(why === null ? undefined : new MedusaError(MedusaError.Types.INVALID_DATA, why))
  }

/** What Medusa's admin would change of where and how the shop sells, below `/admin`, as Medusa itself writes these paths. */
const GUARDED: [method: MiddlewareVerb, path: string, rule: Rule][] = [
  ['POST', '/regions/:id', changedRegion],
  ['DELETE', '/regions/:id', deletedRegion],
  ['POST', '/stores/:id', changedStore],
  ['POST', '/stock-locations/:id/sales-channels', changedChannels],
  ['DELETE', '/stock-locations/:id', deletedLocation],
  ['POST', '/price-preferences', newPreference],
  ['POST', '/price-preferences/:id', changedPreference],
  ['DELETE', '/price-preferences/:id', deletedPreference],
]

/** After Medusa's own reading of a body, since Medusa's middlewares of a path come first. */
export const PLACE_IN_MEDUSA: MiddlewareRoute[] = GUARDED.map(([method, path, rule]) => ({
  matcher: `/admin${path}`,
  methods: [method],
  middlewares: [refuse(rule)],
}))
