import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Names of files that are about to be stored. */
export class Migration20261121086300 extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists "file_note" ("id" text not null, "filename" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "file_note_pkey" primary key ("id"));`,
    )
    this.addSql(`create index if not exists "IDX_file_note_created_at" on "file_note" ("created_at");`)
  }

  override down(): void {
    this.addSql('drop table if exists "file_note" cascade;')
  }
}
