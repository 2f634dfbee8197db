import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import type { DeviceTemplate } from './types'

/** What a merchandiser says of a device. Millimetres. */
export interface DeviceFields {
  name: string
  brand: string
  template: DeviceTemplate
  model_numbers: string[]
  aliases: string[]
  released: number | null
  camera_family: string | null
  camera_label: string | null
  width_mm: number | null
  height_mm: number | null
  depth_mm: number | null
}
export interface DeviceRecord extends DeviceFields {
  id: string
  position: number
}
/** Where devices stood in the list, so that a move can be taken back. */
export type Positions = { id: string; position: number }[]

/** The columns that hold them. */
export const DEVICE_FIELDS = [
  'name',
  'brand',
  'template',
  'model_numbers',
  'aliases',
  'released',
  'camera_family',
  'camera_label',
  'width_mm',
  'height_mm',
  'depth_mm',
] as const
const names = DEVICE_FIELDS.join(', ')

/** Devices in the order of lists, kept for the transaction. */
export const lockDevices = (tx: SqlEntityManager): Promise<DeviceRecord[]> =>
  tx.execute(
    `select id, position, ${names} from device where deleted_at is null order by position, name for update`,
  )

export async function writeDevice(tx: SqlEntityManager, row: DeviceRecord): Promise<void> {
  await tx.execute(
    `insert into device (id, position, ${names})
     select id, position, ${names} from jsonb_populate_record(null::device, ?::jsonb)
     on conflict (id) do update set ${DEVICE_FIELDS.map((name) => `${name} = excluded.${name}`).join(', ')},
       updated_at = now()`,
    [JSON.stringify(row)],
  )
}

export const removeDevice = (tx: SqlEntityManager, id: string) =>
  tx.execute('delete from device where id = ?', [id])

export async function writePositions(tx: SqlEntityManager, positions: Positions): Promise<void> {
  await tx.execute(
    `update device set position = wanted.position
     from jsonb_to_recordset(?::jsonb) as wanted(id text, position integer) where device.id = wanted.id`,
    [JSON.stringify(positions)],
  )
}
