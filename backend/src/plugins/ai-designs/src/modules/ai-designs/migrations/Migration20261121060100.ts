import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const STAMPS =
  '"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null'

const TABLES: Record<string, { columns: string; unique?: string[]; index?: string[] }> = {
  generation_job: {
    columns:
      '"owner_customer_id" text null, "guest_key_hash" text null, "prompt" text not null, "style" text not null, "salt" text not null, "count" integer not null, "provider" text not null, "options_key" text not null, "running_key" text null, "status" text check ("status" in (\'running\', \'succeeded\', \'failed\')) not null default \'running\', "error_code" text null, "error" text null, "finished_at" timestamptz null',
    unique: ['running_key'],
    index: ['owner_customer_id', 'guest_key_hash', 'options_key'],
  },
  generation_variation: {
    columns:
      '"job_id" text not null, "slot" integer not null, "artwork_id" text not null, "enhanced_prompt" text not null, "seed" text null, "plan" text null, "usage" jsonb null',
    index: ['job_id', 'artwork_id'],
  },
  artwork: {
    columns:
      '"token" text not null, "sha256" text not null, "mime" text not null, "width" integer not null, "height" integer not null, "provider" text not null, "drawn_by" text not null, "original_file_id" text not null, "large_file_id" text not null, "thumb_file_id" text not null',
    unique: ['token'],
    index: ['sha256'],
  },
  design: {
    columns:
      '"owner_customer_id" text null, "guest_key_hash" text null, "variation_id" text not null, "artwork_id" text not null, "prompt" text not null, "enhanced_prompt" text not null, "title" text not null, "provider" text not null, "drawn_by" text not null, "seed" text null, "is_public" boolean not null default false',
    unique: ['variation_id'],
    index: ['owner_customer_id', 'guest_key_hash', 'artwork_id'],
  },
  recipe: {
    columns:
      '"hash" text not null, "design_id" text not null, "artwork_id" text not null, "sku" text not null, "template" jsonb not null, "placement" jsonb not null, "mockup_token" text not null, "mockup_file_id" text not null, "effective_dpi" integer not null, "quality" text not null, "warnings" jsonb not null, "print_file_id" text null, "print_sha256" text null',
    unique: ['hash', 'mockup_token'],
    index: ['design_id', 'artwork_id'],
  },
}

export class Migration20261121060100 extends Migration {
  override up(): void {
    for (const [table, { columns, unique = [], index = [] }] of Object.entries(TABLES)) {
      this.addSql(
        `create table if not exists "${table}" ("id" text not null, ${columns}, ${STAMPS}, constraint "${table}_pkey" primary key ("id"));`,
      )
      for (const column of unique) {
        this.addSql(
          `create unique index if not exists "IDX_${table}_${column}_unique" on "${table}" ("${column}") where deleted_at is null;`,
        )
      }
      for (const column of [...index, 'deleted_at']) {
        this.addSql(
          `create index if not exists "IDX_${table}_${column}" on "${table}" ("${column}") where deleted_at is null;`,
        )
      }
    }
  }

  override down(): void {
    for (const table of Object.keys(TABLES)) this.addSql(`drop table if exists "${table}" cascade;`)
  }
}
