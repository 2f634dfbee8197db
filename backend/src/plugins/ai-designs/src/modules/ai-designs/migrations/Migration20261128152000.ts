import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Jobs of those who have left that still name the address they came from: the few that are looked for each minute. */
export class Migration20261128152000 extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists "IDX_generation_job_counted" on "generation_job" ("created_at") where owner_customer_id is null and guest_key_hash is null and address_hash is not null;`,
    )
  }

  override down(): void {
    this.addSql('drop index if exists "IDX_generation_job_counted";')
  }
}
