/** A statement in a transaction, which may be another module's: `?` marks a value. Answers its rows. */
type Execute = (sql: string, values: string[]) => Promise<unknown[]>

/**
 * Designs that nobody's account has become an account's. What it keeps already leaves the list, but goes along: it may lie in a cart,
 * or be ordered; so does what was deleted since. Asked for again it changes nothing.
 */
const claim = (which: string) =>
  `update design g set owner_customer_id = ?, guest_key_hash = null, updated_at = now(),
     deleted_at = case when g.deleted_at is null and exists (
       select 1 from design d where d.owner_customer_id = ? and d.variation_id = g.variation_id and d.deleted_at is null)
       then now() else g.deleted_at end
   where g.owner_customer_id is null and ${which} returning g.id`

/** All that a browser has. @returns how many there were */
export async function claimOfGuest(
  execute: Execute,
  { guestKeyHash, customerId }: { guestKeyHash: string; customerId: string },
): Promise<number> {
  return (await execute(claim('g.guest_key_hash = ?'), [customerId, customerId, guestKeyHash])).length
}

/**
 * One design, wherever it was made: for what is done beside it in the same transaction. Whoever calls this emits `DESIGNS_CLAIMED`
 * once that is committed.
 * @returns how many there were: one, or none where an account has it
 */
export async function claimDesign(
  execute: Execute,
  { designId, customerId }: { designId: string; customerId: string },
): Promise<number> {
  return (await execute(claim('g.id = ?'), [customerId, customerId, designId])).length
}
