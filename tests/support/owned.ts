import { type Shopper } from './actors'
import { renamed, type Line } from './cart-cases'
import { placedOrder } from './checkout'
import { rows } from './database'
import { goodPicture } from './hostile-files'
import { checkoutRow } from './judge'
import type { Stack } from './stack'

/** Everything of somebody's that has a name somebody else could say. */
export interface Owned {
  owner: Shopper
  addressId: string
  designId: string
  variationId: string
  jobId: string
  recipeHash: string
  sku: string
  orderId: string
  lineId: string
  sessionId: string
  checkoutId: string
  productId: string
  cartLine: Line
}
/** A customer who has one of everything. */
export async function makeOwned(stack: Stack): Promise<Owned> {
  const placed = await placedOrder(stack, { prompt: 'a lantern over still water' })
  const { api } = placed.shopper
  const form = new FormData()
  form.append(
    'profilePicture',
    new Blob([Uint8Array.from(await goodPicture(51))], { type: 'image/jpeg' }),
    'a.jpg',
  )
  await api.must('uploadProfilePicture', { form })
  await api.must('addFavourite', { params: { productId: '1' } })
  const cartLine = renamed(placed.cart.line)
  await api.must('addCartItem', { body: cartLine })
  const [address] = await api.must('listAddresses')
  const [job] = await api.must('listJobs')
  const [order] = await api.must('listOrders')
  return {
    owner: placed.shopper,
    addressId: address?.id ?? '',
    designId: placed.cart.designId,
    variationId: job?.variations[0]?.id ?? '',
    jobId: job?.jobId ?? '',
    recipeHash: placed.cart.line.customizations.recipeHash,
    sku: placed.cart.sku,
    orderId: placed.orderId,
    lineId: order?.id ?? '',
    sessionId: placed.sessionId,
    checkoutId: (await checkoutRow(stack, placed.sessionId)).id,
    productId: String(placed.cart.line.productId),
    cartLine,
  }
}

/** All that somebody owns, as the database has it. */
export async function stateOf({ databaseUrl }: Stack, { owner: { id } }: Owned): Promise<unknown> {
  const [row] = await rows<{ state: unknown }>(
    databaseUrl,
    `select jsonb_build_object(
      'customer', (select jsonb_build_object('e', email, 'f', first_name, 'l', last_name, 'p', phone) from customer where id = $1),
      'profile', (select jsonb_build_object('p', picture_name, 'n', newsletter_at) from customer_profile where customer_id = $1),
      'addresses', (select jsonb_agg(to_jsonb(x) - 'updated_at' order by id) from customer_address x where customer_id = $1),
      'designs', (select jsonb_agg(to_jsonb(d) - 'updated_at' - 'like_count' order by id) from design d where owner_customer_id = $1),
      'jobs', (select jsonb_agg(jsonb_build_object('i', id, 's', status) order by id) from generation_job where owner_customer_id = $1),
      'likes', (select count(*) from design_like where customer_id = $1),
      'cart', (select jsonb_agg(jsonb_build_object('i', l.metadata->'line_ids', 'q', l.quantity)) from customer_cart k
        join cart_line_item l on l.cart_id = k.cart_id and l.deleted_at is null where k.customer_id = $1),
      'favourites', (select jsonb_agg(product_id) from favourite where customer_id = $1),
      'orders', (select jsonb_agg(jsonb_build_object('i', id, 's', status, 'e', email) order by id) from "order" where customer_id = $1),
      'reviews', (select count(*) from product_review where customer_id = $1),
      'sessions', (select count(*) from login_session where customer_id = $1 and revoked_at is null)
    ) as state`,
    [id],
  )
  return row?.state
}
