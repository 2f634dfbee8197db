import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Whoever wants their mails shown, or forgotten, is looked for by address. */
export class Migration20261121092000 extends Migration {
  override up(): void {
    this.addSql(`create index if not exists "IDX_mail_message_to" on "mail_message" (lower("to"));`)
  }

  override down(): void {
    this.addSql('drop index if exists "IDX_mail_message_to";')
  }
}
