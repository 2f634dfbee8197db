import { newShopper, type Shopper } from './actors'
import { rows } from './database'
import type { Stack } from './stack'

/** An administrator nobody else in the run knows. */
export async function newAdministrator({ backend, databaseUrl }: Stack): Promise<Shopper> {
  const person = await newShopper(backend)
  const own = [person.id]
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
  return person
}
