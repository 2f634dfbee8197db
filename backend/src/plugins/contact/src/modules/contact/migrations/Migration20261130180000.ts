import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The same words may be asked again, once they were answered. */
export class Migration20261130180000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_contact_message_fingerprint_unique";`)
    this.addSql(
      `create index if not exists "IDX_contact_message_fingerprint" on "contact_message" ("fingerprint");`,
    )
  }

  /** Of the same words the latest keep theirs; the others get one of their own. */
  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_contact_message_fingerprint";`)
    this.addSql(`update "contact_message" m set "fingerprint" = m."fingerprint" || ' ' || m."id"
      where exists (select 1 from "contact_message" o where o."fingerprint" = m."fingerprint"
        and (o."created_at", o."id") > (m."created_at", m."id"));`)
    this.addSql(
      `create unique index if not exists "IDX_contact_message_fingerprint_unique" on "contact_message" ("fingerprint");`,
    )
  }
}
