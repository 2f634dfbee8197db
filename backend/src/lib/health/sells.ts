import type { MedusaContainer } from '@medusajs/framework/types'
import { findSellingPlace, HOME, type SellingPlace } from '../shop/selling-place'
import { sendingPlaces } from '../shop/shipping-methods'
import { askedLately } from './asked-lately'
import { Silence } from './silence'

const NOWHERE = 'No region sells in pounds: Medusa’s admin has to have one, with its currency GBP'
const NET =
  'Medusa adds VAT to prices that include it: turn on Tax inclusive pricing, for GBP and for the region'

/** Medusa's admin is kept from it; a script, or the database itself, is not. */
export async function sellsAsShown(scope: MedusaContainer): Promise<void> {
  const place = await findSellingPlace(scope)
  if (!place) throw new Silence(NOWHERE)
  if (!place.vatIncluded) throw new Silence(NET)
}

const ABROAD =
  'The region that the shop sells in lacks the United Kingdom: add it to its countries in Medusa’s admin'
const UNSENT =
  'No delivery option is left that the shop could send by: Medusa’s admin has to have one of Prodigi’s, in pounds, of the shipping profile that the products have, at a location of the store’s sales channel'

const CLOSED =
  'Nothing is on sale: the store’s default sales channel is disabled or deleted. Enable it in Medusa’s admin, or choose another as the store’s default'

/** A proxy looks each two seconds at every server; that there is none is looked at each time. */
const LOOK_MS = 5000
const sendsNow = askedLately(
  LOOK_MS,
  (scope: MedusaContainer, place: SellingPlace) =>
    sendingPlaces(scope, place).then(
      ({ size }) => size > 0,
      () => null,
    ),
  (sends) => sends === true,
)

/** That something can be bought and sent; else no payment page opens. Where it is sold from nowhere, the prices say so. */
export async function delivers(scope: MedusaContainer): Promise<void> {
  const place = await findSellingPlace(scope)
  if (!place) return
  if (!place.isOpen) throw new Silence(CLOSED)
  if (!place.countries.includes(HOME)) throw new Silence(ABROAD)
  const sends = await sendsNow(scope, place)
  if (sends === null) throw new Error('The delivery options cannot be read')
  if (!sends) throw new Silence(UNSENT)
}
