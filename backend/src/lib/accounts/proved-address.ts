/**
 * SQL: the address of a customer who proved that its mailbox is theirs, in lower case; no row where they did not, and none where
 * an account after theirs has it. What names somebody by nothing but an address belongs to nobody else. `customer` is a column or
 * a `?`.
 */
export const provedAddress = (customer: string): string => `select lower(proved.email) from customer proved
  join customer_security y on y.customer_id = proved.id and y.email_verified_at is not null and y.deleted_at is null
  where proved.id = ${customer} and not exists (
    select 1 from customer n where n.email = proved.email and n.id <> proved.id and n.has_account and n.deleted_at is null)`

/** SQL: whether a contact message `m` is a customer's: sent while signed in, or signed out from the address they proved. Two `?`. */
export const OWN_MESSAGE = `(m.customer_id = ? or (m.customer_id is null and lower(m.email) = (${provedAddress('?')})))`
