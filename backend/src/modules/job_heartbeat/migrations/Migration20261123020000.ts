import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261123020000 extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists "job_heartbeat" ("id" text not null, "beat_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "job_heartbeat_pkey" primary key ("id"));`,
    )
  }

  override down(): void {
    this.addSql('drop table if exists "job_heartbeat" cascade;')
  }
}
