import { MedusaService } from '@medusajs/framework/utils'
import Device from './models/device'
import PrintSpecModel from './models/print-spec'
import ProductNumber from './models/product-number'
import { SANDBOX_PRINT, type DeviceTemplate, type PrintSpec } from './types'

export default class DeviceCatalogService extends MedusaService({ Device, PrintSpecModel, ProductNumber }) {
  /** How the variant with this SKU is printed, or null where it has no device. */
  async findPrintSpec(sku: string): Promise<PrintSpec | null> {
    const [row] = await this.listPrintSpecModels({ variant_sku: sku })
    if (!row) return null
    const [device] = await this.listDevices({ name: row.device_name })
    if (!device) return null
    const mapped = Boolean(row.prodigi_sku && row.width_px && row.height_px)
    return {
      sku,
      line: row.line,
      device: row.device_name,
      finish: row.finish,
      prodigiSku: mapped ? row.prodigi_sku : null,
      prodigiAttributes: row.prodigi_attributes as Record<string, string>,
      widthPx: row.width_px ?? SANDBOX_PRINT.widthPx,
      heightPx: row.height_px ?? SANDBOX_PRINT.heightPx,
      dpi: row.dpi ?? SANDBOX_PRINT.dpi,
      sandboxOnly: !mapped,
      template: device.template as unknown as DeviceTemplate,
    }
  }

  /** SKUs of ours that Prodigi can print: those with its SKU and a known print size. */
  async printableSkus(): Promise<Set<string>> {
    const rows = await this.listPrintSpecModels({ prodigi_sku: { $ne: null }, width_px: { $ne: null } })
    return new Set(rows.map(({ variant_sku }) => variant_sku))
  }

  /** The product id behind a product's number, or null. */
  async productIdOf(number: number): Promise<string | null> {
    const [row] = await this.listProductNumbers({ number })
    return row?.product_id ?? null
  }

  /** Numbers of products by product id; a product that has none yet is given the next. */
  async numbersOf(productIds: string[]): Promise<Map<string, number>> {
    const rows = await this.listProductNumbers({ product_id: productIds })
    const numbers = new Map(rows.map((row) => [row.product_id, row.number]))
    for (const product_id of productIds.filter((id) => !numbers.has(id))) {
      numbers.set(product_id, await this.giveNumber(product_id))
    }
    return numbers
  }

  private async giveNumber(product_id: string): Promise<number> {
    const [last] = await this.listProductNumbers({}, { order: { number: 'DESC' }, take: 1 })
    const created = await this.createProductNumbers({ product_id, number: (last?.number ?? 0) + 1 })
    return created.number
  }
}
