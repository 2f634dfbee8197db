import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const STAMPS =
  '"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null'

export class Migration20261121050000 extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists "device" ("id" text not null, "name" text not null, "brand" text not null, "position" integer not null, "template" jsonb not null, ${STAMPS}, constraint "device_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_device_name_unique" on "device" ("name") where deleted_at is null;`,
    )
    this.addSql(
      `create table if not exists "print_spec" ("id" text not null, "variant_sku" text not null, "line" text not null, "device_name" text not null, "finish" text not null, "prodigi_sku" text null, "prodigi_attributes" jsonb not null, "width_px" integer null, "height_px" integer null, "dpi" integer null, "evidence" text null, ${STAMPS}, constraint "print_spec_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_print_spec_variant_sku_unique" on "print_spec" ("variant_sku") where deleted_at is null;`,
    )
    this.addSql(
      `create table if not exists "product_number" ("id" text not null, "product_id" text not null, "number" integer not null, ${STAMPS}, constraint "product_number_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_product_number_product_id_unique" on "product_number" ("product_id") where deleted_at is null;`,
    )
    this.addSql(
      `create unique index if not exists "IDX_product_number_number_unique" on "product_number" ("number") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql('drop table if exists "product_number" cascade;')
    this.addSql('drop table if exists "print_spec" cascade;')
    this.addSql('drop table if exists "device" cascade;')
  }
}
