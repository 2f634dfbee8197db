import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/**
 * A browser is met before its owner is told of it, and known after that. Doubt about a password (`verified_by`) ends for good once the
 * browser that proved the address has signed in by it; those who are administrators by now, which it did not keep anybody from
 * before, stay so.
 */
export class Migration20261128140000 extends Migration {
  override up(): void {
    this.addSql('alter table "known_device" add column if not exists "known_at" timestamptz null;')
    this.addSql('update "known_device" set "known_at" = "first_seen_at" where "known_at" is null;')
    this.addSql(
      `update "customer_security" s set "verified_by" = null where s."verified_by" is not null and exists (
         select 1 from "known_device" k
         where k."customer_id" = s."customer_id" and k."key_hash" = s."verified_by" and k."deleted_at" is null);`,
    )
    this.addSql(
      `do $$ begin
        if to_regclass('customer_group_customer') is not null then
          update "customer_security" s set "verified_by" = null where s."verified_by" is not null and exists (
            select 1 from "customer_group_customer" m join "customer_group" g on g."id" = m."customer_group_id"
            where m."customer_id" = s."customer_id" and m."deleted_at" is null
              and g."name" = 'Shop administrators' and g."deleted_at" is null);
        end if;
      end $$;`,
    )
  }

  override down(): void {
    this.addSql('alter table "known_device" drop column if exists "known_at";')
  }
}
