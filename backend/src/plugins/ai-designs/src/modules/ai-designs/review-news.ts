import type { Query } from './design-lists'

/** SQL, of a design `d`: the moment of the decision that its owner was not told of, in microseconds and as text. */
export const REVIEW_MARK = `(extract(epoch from d.news_at) * 1000000)::bigint::text`

/** SQL: the owner was told of that decision; one made since is still to be told. */
export const reviewToldQuery = (id: string, mark: string): Query => ({
  sql: `update design d set news_at = null where d.id = ? and ${REVIEW_MARK} = ?`,
  values: [id, mark],
})
