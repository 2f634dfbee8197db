import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261121071100 extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists "favourite" ("id" text not null, "customer_id" text not null, "product_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "favourite_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_favourite_customer_product_unique" on "favourite" ("customer_id", "product_id") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql('drop table if exists "favourite" cascade;')
  }
}
