import { model } from '@medusajs/framework/utils'

/** A phone model that cases are made for. */
const Device = model.define('device', {
  id: model.id({ prefix: 'dev' }).primaryKey(),
  name: model.text().unique(),
  brand: model.text(),
  /** Order in lists, newest first. */
  position: model.number(),
  template: model.json(),
  /** As the phone's settings print them ('A3102', 'SM-S921B'); null where nobody has looked them up yet. */
  model_numbers: model.json().nullable(),
  /** Other names people search by. */
  aliases: model.json().nullable(),
  released: model.number().nullable(),
  /** Devices whose cameras look alike from behind share a family and its label. */
  camera_family: model.text().nullable(),
  camera_label: model.text().nullable(),
  /** Outer size of the phone, in millimetres. */
  width_mm: model.float().nullable(),
  height_mm: model.float().nullable(),
  depth_mm: model.float().nullable(),
})
export default Device
