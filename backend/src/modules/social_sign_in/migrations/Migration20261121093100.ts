import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Which identities open an account is asked at each start of the shop's pages; Medusa's own table has no index for it. */
export class Migration20261121093100 extends Migration {
  override up(): void {
    this.addSql(
      `do $$ begin
        if to_regclass('auth_identity') is not null then
          create index if not exists "IDX_auth_identity_customer" on "auth_identity" ((app_metadata->>'customer_id')) where deleted_at is null;
        end if;
      end $$;`,
    )
  }

  override down(): void {
    this.addSql('drop index if exists "IDX_auth_identity_customer";')
  }
}
