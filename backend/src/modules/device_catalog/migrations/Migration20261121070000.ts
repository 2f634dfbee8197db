import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const COLUMNS = [
  ['model_numbers', 'jsonb'],
  ['aliases', 'jsonb'],
  ['released', 'integer'],
  ['camera_family', 'text'],
  ['camera_label', 'text'],
  ['width_mm', 'real'],
  ['height_mm', 'real'],
  ['depth_mm', 'real'],
] as const

/** What the phone finder knows of a device. */
export class Migration20261121070000 extends Migration {
  override up(): void {
    const added = COLUMNS.map(([name, type]) => `add column if not exists "${name}" ${type} null`)
    this.addSql(`alter table "device" ${added.join(', ')};`)
  }

  override down(): void {
    const dropped = COLUMNS.map(([name]) => `drop column if exists "${name}"`)
    this.addSql(`alter table "device" ${dropped.join(', ')};`)
  }
}
