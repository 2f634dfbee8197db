import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const STAMPS =
  '"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null'

export class Migration20261121071000 extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists "product_review" ("id" text not null, "product_id" text not null, "customer_id" text null, "order_id" text null, "line_id" text null, "rating" integer not null check ("rating" between 1 and 5), "title" text not null, "body" text not null, "author" text not null, "status" text check ("status" in ('published', 'hidden')) not null default 'published', "hidden_reason" text null, "hidden_by" text null, "hidden_at" timestamptz null, "verified" boolean not null default false, "sample" boolean not null default false, ${STAMPS}, constraint "product_review_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_product_review_order_id" on "product_review" ("order_id") where deleted_at is null;`,
    )
    this.addSql(
      `create unique index if not exists "IDX_product_review_customer_product_unique" on "product_review" ("customer_id", "product_id") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_product_review_product_created" on "product_review" ("product_id", "created_at") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_product_review_product_rating" on "product_review" ("product_id", "rating", "created_at") where deleted_at is null;`,
    )
    this.addSql(
      `create table if not exists "sample_sale" ("id" text not null, "product_id" text not null, "count" integer not null, ${STAMPS}, constraint "sample_sale_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_sample_sale_product_id_unique" on "sample_sale" ("product_id") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql('drop table if exists "sample_sale" cascade;')
    this.addSql('drop table if exists "product_review" cascade;')
  }
}
