import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261121093000 extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists "social_flow" ("id" text not null, "provider" text not null, "state_hash" text not null, "browser_hash" text not null, "redirect" text null, "remember" boolean not null default false, "expires_at" timestamptz not null, "used_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "social_flow_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_social_flow_state_hash_unique" on "social_flow" ("state_hash") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_social_flow_expires_at" on "social_flow" ("expires_at") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql('drop table if exists "social_flow" cascade;')
  }
}
