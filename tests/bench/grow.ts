import { withClient } from '../../scripts/lib/postgres.mjs'

/** A copied table: what its rows are known by, and the columns in which a copy differs. */
interface Copied {
  table: string
  /** SQL: how a row `s` of the table finds the product `c` that is copied. */
  join: string
  /** SQL: a JSON object of the columns that a copy has of its own. */
  own: string
}
const copyOf = (...columns: string[]) =>
  `jsonb_build_object(${columns.map((column) => `'${column}', s.${column} || '~' || c.copy`).join(', ')})`
const ofProduct = (table: string, ...columns: string[]): Copied => ({
  table,
  join: 'join copies c on c.product_id = s.product_id',
  own: copyOf('product_id', ...columns),
})
const viaVariant = (column: string) =>
  `join product_variant v on v.id = ${column} join copies c on c.product_id = v.product_id`
const viaPriceSet = (column: string) =>
  `join product_variant_price_set l on l.price_set_id = ${column} ${viaVariant('l.variant_id')}`

/** What Medusa and the shop write for a product that a merchandiser makes. */
const TABLES: Copied[] = [
  { table: 'price_set', join: viaPriceSet('s.id'), own: copyOf('id') },
  { table: 'price', join: viaPriceSet('s.price_set_id'), own: copyOf('id', 'price_set_id') },
  {
    table: 'product',
    join: 'join copies c on c.product_id = s.id',
    // Behind all that are there, so that the first page is of the same products however many follow.
    own: `${copyOf('id', 'handle')} || jsonb_build_object('title', s.title || ' ' || c.copy,
      'metadata', s.metadata || jsonb_build_object('position', 1000 + c.copy))`,
  },
  ofProduct('product_variant', 'id', 'sku'),
  ofProduct('product_product_option', 'id'),
  {
    table: 'product_product_option_value',
    join: 'join product_product_option o on o.id = s.product_product_option_id join copies c on c.product_id = o.product_id',
    own: copyOf('id', 'product_product_option_id'),
  },
  ofProduct('image', 'id'),
  ofProduct('product_category_product'),
  ofProduct('product_sales_channel', 'id'),
  ofProduct('product_shipping_profile', 'id'),
  ofProduct('product_review', 'id'),
  ofProduct('sample_sale', 'id'),
  {
    table: 'product_number',
    join: 'join copies c on c.product_id = s.product_id',
    own: `${copyOf('id', 'product_id')} || jsonb_build_object('number', 1000 + c.copy)`,
  },
  {
    table: 'print_spec',
    join: 'join product_variant v on v.sku = s.variant_sku join copies c on c.product_id = v.product_id',
    own: copyOf('id', 'variant_sku', 'variant_id'),
  },
  { table: 'product_variant_option', join: viaVariant('s.variant_id'), own: copyOf('variant_id') },
  {
    table: 'product_variant_price_set',
    join: viaVariant('s.variant_id'),
    own: copyOf('id', 'variant_id', 'price_set_id'),
  },
]

/** SQL: the first so many copies of the products there are, each product in its turn. */
const COPIES = `
  create temp table copies as
  select (select array_agg(id order by id) from product where deleted_at is null)[1 + n % (
      select count(*) from product where deleted_at is null)] as product_id, n as copy
  from generate_series(0, $1::int - 1) as n`

/**
 * Fills a seeded shop up to so many products, each a whole copy of a seeded one: variants, prices, pictures, reviews
 * and how they are printed. Through Medusa's workflows the same rows take the better part of an hour.
 */
export async function growTo(databaseUrl: string, products: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: string }>(
      'select count(*) from product where deleted_at is null',
    )
    await client.query('begin')
    await client.query(COPIES.replace('$1', String(products - Number(rows[0]?.count ?? 0))))
    await client.query('analyze copies')
    for (const { table, join, own } of TABLES)
      await client.query(
        `insert into ${table} select r.* from ${table} s ${join}
         cross join lateral jsonb_populate_record(null::${table}, to_jsonb(s) || ${own}) r`,
      )
    await client.query('commit')
    await client.query('analyze')
  })
}
