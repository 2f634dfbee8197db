import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261122150000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "prodigi_submission" add column if not exists "cancel_asked_by" text null;`)
    // Issues were sentences; now each has Prodigi's code beside it.
    this.addSql(`update "prodigi_submission" set "issues" = (
        select jsonb_agg(jsonb_build_object('code', null, 'says', said, 'url', null)) from jsonb_array_elements("issues") said)
      where jsonb_typeof("issues") = 'array' and jsonb_typeof("issues"->0) = 'string';`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "prodigi_submission" drop column if exists "cancel_asked_by";`)
    this.addSql(`update "prodigi_submission" set "issues" = (
        select jsonb_agg(issue->'says') from jsonb_array_elements("issues") issue)
      where jsonb_typeof("issues") = 'array' and jsonb_typeof("issues"->0) = 'object';`)
  }
}
