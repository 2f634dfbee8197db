import { newShopper, type Shopper } from './actors'
import { rows } from './database'
import type { Stack } from './stack'

/** Makes somebody an administrator whose address is proved. */
export async function makeAdministrator(
  { databaseUrl }: Pick<Stack, 'databaseUrl'>,
  id: string,
): Promise<void> {
  const own = [id]
  await rows(
    databaseUrl,
    'update customer_security set email_verified_at = now() where customer_id = $1',
    own,
  )
  await rows(
    databaseUrl,
    `insert into customer_group_customer (id, customer_id, customer_group_id)
     select 'cusgc_' || $1, $1, id from customer_group where name = 'Shop administrators' and deleted_at is null`,
    own,
  )
}

/** An administrator nobody else in the run knows. */
export async function newAdministrator(stack: Stack): Promise<Shopper> {
  const person = await newShopper(stack.backend)
  await makeAdministrator(stack, person.id)
  return person
}
