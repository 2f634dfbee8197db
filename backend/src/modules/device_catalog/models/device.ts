import { model } from '@medusajs/framework/utils'

/** A phone model that cases are made for. */
const Device = model.define('device', {
  id: model.id({ prefix: 'dev' }).primaryKey(),
  name: model.text().unique(),
  brand: model.text(),
  /** Order in lists, newest first. */
  position: model.number(),
  template: model.json(),
})
export default Device
