import {
  generateEntityId,
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaError,
  MedusaService,
} from '@medusajs/framework/utils'
import type { Context } from '@medusajs/framework/types'
import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { placed } from './device-order'
import { deviceVersion } from './device-version'
import {
  lockDevices,
  removeDevice,
  writeDevice,
  writePositions,
  type DeviceFields,
  type DeviceRecord,
  type Positions,
} from './device-rows'
import Device from './models/device'
import PrintSpecModel from './models/print-spec'
import ProductNumber from './models/product-number'
import {
  lockSpecs,
  readSpecRows,
  writeSpecRows,
  type PrintSpecChange,
  type PrintSpecRow,
} from './print-spec-rows'
import { giveNumbers } from './product-number-rows'
import { pixelsOf, SANDBOX_PRINT, type DeviceTemplate, type PrintSpec } from './types'

/** Code of the refusal where somebody else changed a device meanwhile. */
export const DEVICE_CHANGED = 'device_changed'

type Tx = Context<SqlEntityManager>

function manager(context: Tx): SqlEntityManager {
  if (!context.transactionManager) throw new Error('This must run inside a transaction')
  return context.transactionManager
}

function sizeOf(device: Record<'width_mm' | 'height_mm' | 'depth_mm', number | null>) {
  const { width_mm: width, height_mm: height, depth_mm: depth } = device
  return width && height && depth ? { width, height, depth } : null
}

export default class DeviceCatalogService extends MedusaService({
  Device,
  PrintSpec: PrintSpecModel,
  ProductNumber,
}) {
  /**
   * How a variant is printed that was bought under this SKU, be it that it was renamed or deleted since; null where it has no
   * device. Its spec names another SKU for a moment after a change.
   */
  async findBoughtPrintSpec(variantId: string | null, sku: string | null): Promise<PrintSpec | null> {
    const [own] = variantId
      ? await this.listPrintSpecs(
          { variant_id: variantId },
          { withDeleted: true, order: { created_at: 'DESC' }, take: 1 },
        )
      : []
    if (own) return this.present(own)
    const [named] = sku ? await this.listPrintSpecs({ variant_sku: sku }) : []
    return named ? this.present(named) : null
  }

  private async present(row: {
    variant_sku: string | null
    line: string
    device_name: string
    finish: string
    prodigi_sku: string | null
    prodigi_attributes: unknown
    width_px: number | null
    height_px: number | null
    dpi: number | null
  }): Promise<PrintSpec | null> {
    const [device] = await this.listDevices({ name: row.device_name })
    if (!device) return null
    const mapped = Boolean(row.prodigi_sku && row.width_px && row.height_px)
    return {
      sku: row.variant_sku ?? '',
      line: row.line,
      device: row.device_name,
      finish: row.finish,
      prodigiSku: mapped ? row.prodigi_sku : null,
      prodigiAttributes: row.prodigi_attributes as Record<string, string>,
      ...pixelsOf(row),
      dpi: row.dpi ?? SANDBOX_PRINT.dpi,
      sandboxOnly: !mapped,
      template: device.template as unknown as DeviceTemplate,
      deviceSize: sizeOf(device),
    }
  }

  /** Print specs as plain rows; all, or those of these variants and of these SKUs that have no variant yet. */
  @InjectManager()
  async printSpecRows(
    of?: { variantIds: string[]; skus: string[] },
    @MedusaContext() context: Tx = {},
  ): Promise<PrintSpecRow[]> {
    if (!context.manager) throw new Error('There is no connection to the database')
    return readSpecRows(context.manager, of)
  }

  /**
   * Changes print specs. `plan` is given those that stand now, alone while it works, and answers the rows to write;
   * `of` narrows what it is given.
   */
  @InjectTransactionManager()
  async changePrintSpecs(
    plan: (present: PrintSpecRow[]) => PrintSpecRow[] | Promise<PrintSpecRow[]>,
    of?: { variantIds: string[]; skus: string[] },
    @MedusaContext() context: Tx = {},
  ): Promise<PrintSpecChange> {
    const tx = manager(context)
    await lockSpecs(tx)
    const present = await readSpecRows(tx, of)
    const rows = await plan(present)
    await writeSpecRows(tx, rows)
    const changed = new Set(rows.map(({ id }) => id))
    const before = present.filter(({ id }) => changed.has(id))
    const known = new Set(before.map(({ id }) => id))
    return { before, created: rows.map(({ id }) => id).filter((id) => !known.has(id)) }
  }

  /** Takes a change of print specs back. */
  @InjectTransactionManager()
  async revertPrintSpecs(change: PrintSpecChange, @MedusaContext() context: Tx = {}): Promise<void> {
    const tx = manager(context)
    await lockSpecs(tx)
    await writeSpecRows(tx, change.before, change.created)
  }

  /** Adds a device to the list, above another or last. @throws MedusaError where its name is taken */
  @InjectTransactionManager()
  async addDevice(
    fields: DeviceFields,
    above: string | null,
    @MedusaContext() context: Tx = {},
  ): Promise<{ device: DeviceRecord; before: Positions }> {
    const tx = manager(context)
    const list = await lockDevices(tx)
    const same = list.find(({ name }) => name.toLowerCase() === fields.name.toLowerCase())
    if (same) {
      throw new MedusaError(MedusaError.Types.DUPLICATE_ERROR, `There is a device named ${same.name} already`)
    }
    const id = generateEntityId(undefined, 'dev')
    const device = { ...fields, id, position: list.length }
    await writeDevice(tx, device)
    return { device, before: await this.order(tx, list, id, above) }
  }

  /**
   * Changes a device, unless somebody changed anything of it since `seenVersion` was read.
   * @throws MedusaError `device_changed` where somebody did
   */
  @InjectTransactionManager()
  async changeDevice(
    change: {
      id: string
      seenVersion: string
      above: string | null | undefined
      alter: (device: DeviceRecord) => DeviceFields
    },
    @MedusaContext() context: Tx = {},
  ): Promise<{ device: DeviceRecord; was: DeviceRecord; before: Positions }> {
    const tx = manager(context)
    const list = await lockDevices(tx)
    const was = list.find(({ id }) => id === change.id)
    if (!was) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such device')
    if (deviceVersion(was) !== change.seenVersion) {
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        `Somebody else has changed ${was.name} since you opened it`,
        DEVICE_CHANGED,
      )
    }
    const device = { ...was, ...change.alter(was) }
    await writeDevice(tx, device)
    return { device, was, before: await this.order(tx, list, was.id, change.above) }
  }

  /** Puts a device back as it was, or takes it away, and the others to where they stood. */
  @InjectTransactionManager()
  async revertDevice(
    id: string,
    was: DeviceRecord | null,
    before: Positions,
    @MedusaContext() context: Tx = {},
  ): Promise<void> {
    const tx = manager(context)
    if (was) await writeDevice(tx, was)
    else await removeDevice(tx, id)
    await writePositions(tx, before)
  }

  /** Renumbers the list; answers where the devices stood that moved. */
  private async order(
    tx: SqlEntityManager,
    list: DeviceRecord[],
    id: string,
    above: string | null | undefined,
  ): Promise<Positions> {
    const stood = new Map(list.map((each) => [each.id, each.position]))
    const ids = placed(
      list.map((each) => each.id),
      id,
      above,
    )
    const moved = ids
      .map((each, position) => ({ id: each, position }))
      .filter((each) => stood.get(each.id) !== each.position)
    await writePositions(tx, moved)
    return moved.flatMap((each) => {
      const position = stood.get(each.id)
      return position === undefined ? [] : [{ id: each.id, position }]
    })
  }

  /** The product id behind a product's number, or null. */
  async productIdOf(number: number): Promise<string | null> {
    const [row] = await this.listProductNumbers({ number })
    return row?.product_id ?? null
  }

  /**
   * Numbers of products by product id; a product that has none yet is given the next. A deleted product keeps its
   * number, so that an old address never leads to another case.
   */
  async numbersOf(productIds: string[]): Promise<Map<string, number>> {
    const wanted = [...new Set(productIds)]
    const rows = await this.listProductNumbers({ product_id: wanted })
    const numbers = new Map(rows.map((row) => [row.product_id, row.number]))
    return wanted.every((id) => numbers.has(id)) ? numbers : this.giveNumbers(wanted)
  }

  @InjectManager()
  private async giveNumbers(
    productIds: string[],
    @MedusaContext() context: Tx = {},
  ): Promise<Map<string, number>> {
    if (!context.manager) throw new Error('There is no connection to the database')
    return giveNumbers(context.manager, productIds)
  }
}
