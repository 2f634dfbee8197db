import type { Context } from '@medusajs/framework/types'
import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId, InjectManager, MedusaContext, MedusaService } from '@medusajs/framework/utils'
import Favourite from './models/favourite'

type Tx = Context<SqlEntityManager>

export default class FavouritesService extends MedusaService({ Favourite }) {
  /** Ids of the products that a customer has marked, latest first. */
  async productIdsOf(customerId: string): Promise<string[]> {
    const rows = await this.listFavourites(
      { customer_id: customerId },
      { order: { created_at: 'DESC', id: 'DESC' } },
    )
    return rows.map(({ product_id }) => product_id)
  }

  /** Marks products, the first of them as the latest; what is marked already keeps its place. */
  @InjectManager()
  async mark(customerId: string, productIds: string[], @MedusaContext() context: Tx = {}): Promise<void> {
    if (productIds.length === 0) return
    if (!context.manager) throw new Error('There is no connection to the database')
    const row = `(?, ?, ?, clock_timestamp() - ? * interval '1 millisecond')`
    await context.manager.execute(
      `insert into favourite (id, customer_id, product_id, created_at) values ${productIds.map(() => row).join(', ')}
       on conflict (customer_id, product_id) where deleted_at is null do nothing`,
      productIds.flatMap((productId, at) => [generateEntityId(undefined, 'fav'), customerId, productId, at]),
    )
  }

  /** Takes a mark away; without one nothing changes. */
  async unmark(customerId: string, productId: string): Promise<void> {
    await this.deleteFavourites({ customer_id: customerId, product_id: productId })
  }
}
