import { rows } from './database'
import type { Stack } from './stack'

const counted = (noun: string, count: number) => `${count} ${noun}${count === 1 ? '' : 's'}`
const groups = <T>(all: T[], by: (one: T) => string): T[][] => [
  ...all
    .reduce((kept, one) => kept.set(by(one), [...(kept.get(by(one)) ?? []), one]), new Map<string, T[]>())
    .values(),
]

/** What reviews of buyers say of each case, and of all: no sample among them. */
async function ofReviews(url: string): Promise<string[]> {
  const reviews = await rows<{ product: string; rating: number }>(
    url,
    `select product_id as product, rating from product_review
      where deleted_at is null and status = 'published' and not sample`,
  )
  const averageOf = (some: typeof reviews) => some.reduce((sum, { rating }) => sum + rating, 0) / some.length
  const good = reviews.filter(({ rating }) => rating >= 4).length
  return [
    ...groups(reviews, ({ product }) => product).flatMap((own) => {
      const stars = [1, 2, 3, 4, 5].map((star) => own.filter(({ rating }) => rating === star).length)
      const counts = [own.length, ...stars].map((count) => counted('review', count))
      return [`${averageOf(own).toFixed(1)} out of 5`, ...counts]
    }),
    `${(Math.floor(averageOf(reviews) * 10) / 10).toFixed(1)}/5`,
    `${Math.floor((good * 100) / reviews.length)}%`,
  ]
}

/** Two places, the rest cut off: '1200+' of 1,234. */
const atLeast = (count: number) => `${String(count).slice(0, 2).padEnd(String(count).length, '0')}+`
/** Names by which a case earns a badge that says nothing of its sales. */
const NAMED = /eco|flexi|clear|tough|folio/i

/** How many of each case stand in orders that nobody took back, and of how many people. */
async function ofSales(url: string): Promise<string[]> {
  const lines = await rows<{ title: string; customer: string; quantity: number }>(
    url,
    `select l.product_title as title, o.customer_id as customer, i.quantity::int as quantity
       from "order" o
       join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null
       join order_line_item l on l.id = i.item_id and l.deleted_at is null
       left join approval a on a.order_id = o.id and a.deleted_at is null
      where o.deleted_at is null and o.status <> 'canceled'
        and coalesce(a.status, '') not in ('rejecting', 'rejected', 'cancelling', 'cancelled')`,
  )
  const sum = (some: typeof lines) => some.reduce((all, { quantity }) => all + quantity, 0)
  return [
    ...groups(lines, ({ title }) => title).map((own) => `${sum(own)} sold`),
    atLeast(sum(lines)),
    atLeast(new Set(lines.map(({ customer }) => customer)).size),
    ...(lines.some(({ title }) => !NAMED.test(title)) ? ['popular'] : []),
  ]
}

async function ofDesigns(url: string): Promise<string[]> {
  const [published] = await rows<{ count: number }>(
    url,
    `select count(*)::int as count from design where deleted_at is null and publication = 'published'`,
  )
  const likes = await rows<{ count: number }>(
    url,
    `select count(l.id)::int as count from design d
       left join design_like l on l.design_id = d.id and l.deleted_at is null
      where d.deleted_at is null group by d.id`,
  )
  return [counted('design', published?.count ?? 0), ...likes.map(({ count }) => counted('like', count))]
}

/** What tiers want and give, and what codes take off. */
async function ofOffers(url: string): Promise<string[]> {
  const tiers = await rows<{ from: number; discount: number }>(
    url,
    'select min_designs as "from", discount from membership_tier where deleted_at is null',
  )
  const codes = await rows<{ value: number }>(
    url,
    `select m.value::float as value from promotion p
       join promotion_application_method m on m.promotion_id = p.id and m.deleted_at is null
      where p.deleted_at is null and m.type = 'percentage'`,
  )
  // A tier ends where the next begins.
  const bounds = tiers.flatMap(({ from }) => [from, from - 1]).filter((bound) => bound >= 0)
  return [
    ...bounds.map((bound) => counted('design', bound)),
    ...tiers.map(({ discount }) => `${discount}%`),
    ...codes.map(({ value }) => `${value}%`),
  ]
}

async function ofDeliveries(url: string): Promise<string[]> {
  const options = await rows<{ said: string }>(
    url,
    'select row_to_json(shipping_option)::text as said from shipping_option where deleted_at is null',
  )
  return options.flatMap(({ said }) => said.match(/\d+-\d+ business days/g) ?? [])
}

/** What a customer has: designs (those still wanted for the next tier, too), orders. */
async function ofCustomer(url: string, id: string): Promise<string[]> {
  const [mine] = await rows<{ designs: number; orders: number }>(
    url,
    `select (select count(*)::int from design where deleted_at is null and owner_customer_id = $1) as designs,
            (select count(*)::int from "order" where deleted_at is null and customer_id = $1) as orders`,
    [id],
  )
  const { designs = 0, orders = 0 } = mine ?? {}
  const tiers = await rows<{ from: number }>(
    url,
    'select min_designs as "from" from membership_tier where deleted_at is null',
  )
  return [
    counted('design', designs),
    ...tiers.map(({ from }) => counted('design', from - designs)),
    counted('order', orders),
    counted('total order', orders),
  ]
}

/** How many orders wait, and how many were decided on. */
async function ofApprovals(url: string): Promise<string[]> {
  const states = await rows<{ count: number }>(
    url,
    'select count(*)::int as count from approval where deleted_at is null group by grouping sets ((status), ())',
  )
  return states.map(({ count }) => counted('order', count))
}

/** Every claim that the database's rows allow, as `claimsOf` writes them: of the shop, and of a customer. */
export async function allowedClaims({ databaseUrl: url }: Stack, customerId?: string): Promise<Set<string>> {
  const all = await Promise.all([
    ofReviews(url),
    ofSales(url),
    ofDesigns(url),
    ofOffers(url),
    ofDeliveries(url),
    ofApprovals(url),
    customerId ? ofCustomer(url, customerId) : [],
  ])
  return new Set(all.flat())
}
