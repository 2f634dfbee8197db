import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** An owner's designs are found in the order of their likes, as they are in the order of their making. */
export class Migration20261121086100 extends Migration {
  override up(): void {
    for (const [name, owner] of [
      ['IDX_design_of_customer_popular', 'owner_customer_id'],
      ['IDX_design_of_guest_popular', 'guest_key_hash'],
    ])
      this.addSql(
        `create index if not exists "${name}" on "design" ("${owner}", "like_count" desc, "created_at" desc, "id" desc) where deleted_at is null;`,
      )
  }

  override down(): void {
    for (const index of ['IDX_design_of_customer_popular', 'IDX_design_of_guest_popular'])
      this.addSql(`drop index if exists "${index}";`)
  }
}
