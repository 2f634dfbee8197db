import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Reports of published designs. */
export class Migration20261122210000 extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists "design_report" ("id" text not null, "design_id" text not null, "reporter" text not null, "reason" text check ("reason" in ('offensive', 'copied', 'personal', 'other')) not null, "resolved_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "design_report_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_design_report_deleted_at" on "design_report" ("deleted_at") where deleted_at is null;`,
    )
    this.addSql(
      `create unique index if not exists "IDX_design_report_unique" on "design_report" ("design_id", "reporter") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_design_report_open" on "design_report" ("design_id") where deleted_at is null and resolved_at is null;`,
    )
  }

  override down(): void {
    this.addSql('drop table if exists "design_report" cascade;')
  }
}
