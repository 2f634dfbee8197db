import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What rests after faults, for all processes. */
export class Migration20261128220000 extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists "generation_rest" ("id" text not null, "reason" text not null, "retry_at" timestamptz not null, "tried_by" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "generation_rest_pkey" primary key ("id"));`,
    )
  }

  override down(): void {
    this.addSql('drop table if exists "generation_rest" cascade;')
  }
}
