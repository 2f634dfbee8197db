import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Tried uploads, for their limits; and the way to the picture that was once made of a file. */
export class Migration20261121084000 extends Migration {
  override up(): void {
    this.addSql(
      'create table if not exists "upload_attempt" ("id" text not null, "subject" text not null, "created_at" timestamptz not null default now(), constraint "upload_attempt_pkey" primary key ("id"));',
    )
    this.addSql(
      'create index if not exists "IDX_upload_attempt_subject" on "upload_attempt" ("subject", "created_at");',
    )
    this.addSql(
      'create index if not exists "IDX_upload_attempt_created_at" on "upload_attempt" ("created_at");',
    )
  }

  override down(): void {
    this.addSql('drop table if exists "upload_attempt" cascade;')
  }
}
