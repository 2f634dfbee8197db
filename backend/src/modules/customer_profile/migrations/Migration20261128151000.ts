import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/**
 * Since when nothing brings an account back, and when its erasure is looked at once more. Who left before was free to; what calls
 * under way wrote back of them then is looked for as well.
 */
export class Migration20261128151000 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "account_deletion" add column if not exists "sure_at" timestamptz null, add column if not exists "look_again_at" timestamptz null;',
    )
    this.addSql('update "account_deletion" set "sure_at" = "created_at" where "sure_at" is null;')
    this.addSql(
      'update "account_deletion" set "look_again_at" = now() where "look_again_at" is null and "finished_at" is not null;',
    )
  }

  override down(): void {
    this.addSql(
      'alter table "account_deletion" drop column if exists "sure_at", drop column if exists "look_again_at";',
    )
  }
}
