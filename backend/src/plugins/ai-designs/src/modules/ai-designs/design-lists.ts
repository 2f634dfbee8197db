import type { Owner } from './types'

/** A design with what is needed to show it. */
export interface ListedDesign {
  id: string
  owner_customer_id: string | null
  guest_key_hash: string | null
  title: string
  prompt: string
  enhanced_prompt: string
  provider: string
  drawn_by: string
  is_public: boolean
  publication: 'private' | 'pending' | 'published' | 'declined'
  like_count: number
  created_at: Date
  token: string
  width: number
  height: number
  /** By the customer who looks. */
  liked: boolean
}
/** A row of a search: the page's designs, or one row for an empty page. */
export type FoundDesign = (ListedDesign | { id: null }) & { total: number }
export type DesignSort = 'newest' | 'oldest' | 'popular'
/** Whose designs: an owner's own, or all that are published. */
export type DesignSet = { owner: Owner } | 'gallery'

export interface DesignListWish {
  set: DesignSet
  /** The customer whose likes are told. */
  viewerId: string | null
  search?: string
  sort: DesignSort
  page: number
  limit: number
}
export interface Query {
  sql: string
  values: unknown[]
}

const PUBLISHED = `d.publication = 'published'`
const ORDERS = {
  gallery: {
    newest: 'd.published_at desc, d.id desc',
    oldest: 'd.published_at asc, d.id asc',
    popular: 'd.like_count desc, d.published_at desc, d.id desc',
  },
  own: {
    newest: 'd.created_at desc, d.id desc',
    oldest: 'd.created_at asc, d.id asc',
    popular: 'd.like_count desc, d.created_at desc, d.id desc',
  },
}
/** Beyond every list; a larger offset would be none to the database. */
const FARTHEST = 1_000_000_000

/** The owner's account and browser, each alone. */
const keysOf = ({ customerId, guestKeyHash }: Owner): Owner[] => [
  ...(customerId ? [{ customerId }] : []),
  ...(guestKeyHash ? [{ guestKeyHash }] : []),
]

function ownedBy({ customerId, guestKeyHash }: Owner): Query {
  const either: Query[] = []
  if (customerId) either.push({ sql: 'd.owner_customer_id = ?', values: [customerId] })
  if (guestKeyHash) either.push({ sql: 'd.guest_key_hash = ?', values: [guestKeyHash] })
  if (either.length === 0) return { sql: 'false', values: [] }
  return {
    sql: `(${either.map(({ sql }) => sql).join(' or ')})`,
    values: either.flatMap(({ values }) => values),
  }
}

/** Each is looked up by itself, so a page of single letters would be much work for nothing. */
const MOST_WORDS = 8

/** What people type as words of which each must begin one of the design's; null where there is none. */
export function searchQuery(search: string): string | null {
  const words =
    search
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length > 0
    ? words
        .slice(0, MOST_WORDS)
        .map((word) => `${word}:*`)
        .join(' & ')
    : null
}

function where({ set, search }: Pick<DesignListWish, 'set' | 'search'>): Query {
  const owned = set === 'gallery' ? { sql: PUBLISHED, values: [] } : ownedBy(set.owner)
  if (!search) return { sql: `d.deleted_at is null and ${owned.sql}`, values: owned.values }
  const words = searchQuery(search)
  if (!words) return { sql: 'false', values: [] }
  return {
    sql: `d.deleted_at is null and ${owned.sql} and d.words @@ to_tsquery('simple', ?)`,
    values: [...owned.values, words],
  }
}

const COLUMNS = `d.id, d.owner_customer_id, d.guest_key_hash, d.title, d.prompt, d.enhanced_prompt, d.provider,
  d.drawn_by, d.is_public, d.publication, d.like_count, d.created_at, a.token, a.width, a.height`
const LIKED = `exists (select 1 from design_like l
  where l.design_id = d.id and l.customer_id = ? and l.deleted_at is null) as liked`

/** Of so many designs all that a word finds are sorted; more are read in their order until the page is full. */
export const FEW = 2_000

const orderOf = ({ set, sort }: DesignListWish) => ORDERS[set === 'gallery' ? 'gallery' : 'own'][sort]
const offsetOf = ({ page, limit }: DesignListWish) => Math.min((page - 1) * limit, FARTHEST)

/** SQL: the page's designs in their order. Of someone with an account and a browser each has an index in that order, both together none. */
function cutPage(wish: DesignListWish): Query {
  const { set, search, limit } = wish
  const order = orderOf(wish)
  const keys = set === 'gallery' ? [] : keysOf(set.owner)
  const parts = keys.length > 1 ? keys.map((owner) => ({ set: { owner }, search })) : [{ set, search }]
  const queries = parts.map((part) => {
    const { sql, values } = where(part)
    return {
      sql: `(select * from design d where ${sql} order by ${order} limit ?)`,
      values: [...values, offsetOf(wish) + limit],
    }
  })
  return {
    sql: `select * from (${queries.map(({ sql }) => sql).join(' union all ')}) d order by ${order} limit ? offset ?`,
    values: [...queries.flatMap(({ values }) => values), limit, offsetOf(wish)],
  }
}

/** SQL of one page of designs. The page is cut before anything is joined to it. */
export function pageQuery(wish: DesignListWish): Query {
  const { sql, values } = cutPage(wish)
  return {
    sql: `select ${COLUMNS}, ${LIKED} from (${sql}) d
      join artwork a on a.id = d.artwork_id
      order by ${orderOf(wish)}`,
    values: [wish.viewerId, ...values],
  }
}

/**
 * SQL of one page of what words find, and of how many there are in all (`total` in each row; one row of nulls where the page is
 * empty). The words are looked up once for both, which is what takes the time; and first of all: the database takes every
 * word for a common one and would read the whole gallery in its order.
 */
export function foundQuery(wish: DesignListWish): Query {
  const { sql, values } = where(wish)
  const order = orderOf(wish)
  return {
    sql: `with found as materialized (
        select d.id, d.like_count, d.created_at, d.published_at from design d where ${sql})
      select counted.total, ${COLUMNS}, ${LIKED}
      from (select count(*)::int as total from found) counted
      left join (select d.id from found d order by ${order} limit ? offset ?) page on true
      left join design d on d.id = page.id
      left join artwork a on a.id = d.artwork_id
      order by ${order}`,
    // In the order in which they stand above.
    values: [...values, wish.viewerId, wish.limit, offsetOf(wish)],
  }
}

export function countQuery(wish: Pick<DesignListWish, 'set' | 'search'>): Query {
  const { sql, values } = where(wish)
  return { sql: `select count(*)::int as total from design d where ${sql}`, values }
}

/** A published design as a list of pages for search engines names it. */
export interface PublishedDesign {
  id: string
  published_at: Date
}

/** SQL of a page of all published designs, newest first. */
export const publishedQuery = (page: number, limit: number): Query => ({
  sql: `select d.id, d.published_at from design d where d.deleted_at is null and ${PUBLISHED}
    order by ${ORDERS.gallery.newest} limit ? offset ?`,
  values: [limit, Math.min((page - 1) * limit, FARTHEST)],
})

/** SQL of one design that this owner may see: their own, or a published one. */
export function oneQuery(id: string, owner: Owner): Query {
  const own = ownedBy(owner)
  return {
    sql: `select ${COLUMNS}, ${LIKED} from design d join artwork a on a.id = d.artwork_id
      where d.id = ? and d.deleted_at is null and (${PUBLISHED} or ${own.sql})`,
    values: [owner.customerId ?? null, id, ...own.values],
  }
}

/** SQL that likes a published design, once; answers no row where there is no such design. */
export const likeQuery = (id: string, designId: string, customerId: string): Query => ({
  sql: `with d as (
      select id from design where id = ? and publication = 'published' and deleted_at is null for update),
    added as (
      insert into design_like (id, design_id, customer_id) select ?, d.id, ? from d
      on conflict (design_id, customer_id) where deleted_at is null do nothing returning 1)
    update design set like_count = like_count + (select count(*) from added)
    where id = (select id from d) returning like_count`,
  values: [designId, id, customerId],
})

/**
 * SQL that takes a like back; answers no row where there is no published design and no like. The design is locked first, as
 * where it is liked, so that the two never wait for each other.
 */
export const unlikeQuery = (designId: string, customerId: string): Query => ({
  sql: `with d as (select id from design where id = ? and deleted_at is null for update),
    gone as (
      delete from design_like where design_id = (select id from d) and customer_id = ? returning 1)
    update design set like_count = greatest(0, like_count - (select count(*) from gone))
    where id = (select id from d) and (publication = 'published' or exists (select 1 from gone))
    returning like_count`,
  values: [designId, customerId],
})
