import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const STAMPS =
  '"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null'
const JOB_COLUMNS = [
  '"address_hash" text null',
  "\"kind\" text check (\"kind\" in ('generated', 'upload')) not null default 'generated'",
  '"keep_out" text not null default \'\'',
  '"transparent" boolean not null default false',
  '"reference_variation_id" text null',
  '"idempotency_key" text null',
  '"priority" integer not null default 0',
  '"event_seq" integer not null default 0',
  '"flags" jsonb null',
  '"first_picture_at" timestamptz null',
]
const SLOT_COLUMNS = [
  "\"status\" text check (\"status\" in ('queued', 'drawing', 'succeeded', 'failed', 'cancelled')) not null default 'queued'",
  "\"stage\" text check (\"stage\" in ('queued', 'sketching', 'colouring', 'finishing', 'ready')) not null default 'queued'",
  '"attempt" integer not null default 0',
  '"rate_waits" integer not null default 0',
  '"retries" integer not null default 0',
  '"not_before" timestamptz null',
  '"lease_owner" text null',
  '"lease_until" timestamptz null',
  '"started_at" timestamptz null',
  '"finished_at" timestamptz null',
  '"error_code" text null',
  '"error" text null',
  '"retryable" boolean not null default false',
  '"partial_token" text null',
  '"loose_files" jsonb null',
  '"provider" text null',
  '"size" text null',
  '"cost_millipence" integer not null default 0',
]
const added = (columns: string[]) => columns.map((column) => `add column if not exists ${column}`).join(', ')

/** Jobs whose pictures are rows from the start, with leases and events; what was drawn before is kept. */
export class Migration20261121080000 extends Migration {
  override up(): void {
    this.addSql(`alter table "generation_job" drop constraint if exists "generation_job_status_check";`)
    this.addSql(`alter table "generation_job" ${added(JOB_COLUMNS)};`)
    this.addSql(
      `alter table "generation_job" alter column "status" set default 'queued', add constraint "generation_job_status_check" check ("status" in ('queued', 'running', 'succeeded', 'failed', 'cancelled'));`,
    )
    this.addSql(
      `update "generation_job" set status = 'failed', error_code = 'provider_unavailable', error = 'The drawing was interrupted. Please try again.', finished_at = now() where status = 'running';`,
    )
    this.addSql(`drop index if exists "IDX_generation_job_running_key_unique";`)
    this.addSql(`alter table "generation_job" drop column if exists "running_key";`)
    this.addSql(
      `update "generation_job" set first_picture_at = coalesce(finished_at, created_at) where status = 'succeeded';`,
    )

    this.addSql(`alter table "generation_variation" ${added(SLOT_COLUMNS)};`)
    this.addSql(
      `alter table "generation_variation" alter column "artwork_id" drop not null, alter column "enhanced_prompt" set default '';`,
    )
    // Only finished pictures had rows until now.
    this.addSql(
      `update "generation_variation" v set status = 'succeeded', stage = 'ready', attempt = 1, provider = j.provider, finished_at = v.created_at from "generation_job" j where j.id = v.job_id and v.artwork_id is not null;`,
    )
    this.addSql(
      `create unique index if not exists "IDX_generation_job_idempotency_key_unique" on "generation_job" ("idempotency_key") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_generation_job_address_hash" on "generation_job" ("address_hash") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_generation_job_unfinished" on "generation_job" ("created_at") where status in ('queued', 'running') and deleted_at is null;`,
    )
    this.addSql(
      `create unique index if not exists "IDX_generation_variation_job_id_slot_unique" on "generation_variation" ("job_id", "slot") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_generation_variation_status" on "generation_variation" ("status") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_generation_variation_provider_finished_at" on "generation_variation" ("provider", "finished_at") where deleted_at is null;`,
    )

    this.addSql(
      `create table if not exists "generation_event" ("id" text not null, "job_id" text not null, "seq" integer not null, "name" text not null, "data" jsonb not null, ${STAMPS}, constraint "generation_event_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_generation_event_job_id_seq_unique" on "generation_event" ("job_id", "seq") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_generation_event_created_at" on "generation_event" ("created_at") where deleted_at is null;`,
    )
    this.addSql(
      `create table if not exists "generation_partial" ("id" text not null, "job_id" text not null, "token" text not null, "file_id" text not null, ${STAMPS}, constraint "generation_partial_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_generation_partial_token_unique" on "generation_partial" ("token") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_generation_partial_job_id" on "generation_partial" ("job_id") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql(`drop table if exists "generation_partial" cascade;`)
    this.addSql(`drop table if exists "generation_event" cascade;`)
    this.addSql(`drop index if exists "IDX_generation_job_unfinished";`)
    this.addSql(`delete from "generation_variation" where artwork_id is null;`)
    this.addSql(`drop index if exists "IDX_generation_variation_job_id_slot_unique";`)
    this.addSql(
      `alter table "generation_variation" alter column "artwork_id" set not null, alter column "enhanced_prompt" drop default, ${dropped(SLOT_COLUMNS)};`,
    )
    this.addSql(`alter table "generation_job" drop constraint if exists "generation_job_status_check";`)
    this.addSql(
      `update "generation_job" set status = 'failed' where status in ('queued', 'running', 'cancelled');`,
    )
    this.addSql(
      `alter table "generation_job" alter column "status" set default 'running', add constraint "generation_job_status_check" check ("status" in ('running', 'succeeded', 'failed')), add column "running_key" text null, ${dropped(JOB_COLUMNS)};`,
    )
    this.addSql(
      `create unique index if not exists "IDX_generation_job_running_key_unique" on "generation_job" ("running_key") where deleted_at is null;`,
    )
  }
}

const dropped = (columns: string[]) =>
  columns.map((column) => `drop column if exists ${column.split(' ')[0]}`).join(', ')
