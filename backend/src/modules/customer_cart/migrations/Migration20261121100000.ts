import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261121100000 extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists "customer_cart" ("id" text not null, "customer_id" text not null, "cart_id" text not null, "changed_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "customer_cart_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_customer_cart_customer_id_unique" on "customer_cart" ("customer_id") where deleted_at is null;`,
    )
    this.addSql(
      `create unique index if not exists "IDX_customer_cart_cart_id_unique" on "customer_cart" ("cart_id") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql('drop table if exists "customer_cart" cascade;')
  }
}
