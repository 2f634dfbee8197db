/** A rounded rectangle as fractions of the print area (0 to 1); `radius` is a fraction of its width. */
export interface FractionBox {
  x: number
  y: number
  width: number
  height: number
  radius: number
}

/** What a device's case looks like within its print area. A new `version` means other geometry. */
export interface DeviceTemplate {
  version: number
  cornerRadius: number
  safeArea: FractionBox
  cameraCutout: FractionBox
  lenses: { x: number; y: number; radius: number }[]
}

/** How large a print is, in pixels. */
export interface PrintPixels {
  widthPx: number
  heightPx: number
}

/** How one variant is printed. Sizes in pixels at `dpi`. */
export interface PrintSpec extends PrintPixels {
  /** Our variant SKU. */
  sku: string
  line: string
  device: string
  finish: string
  /** Prodigi's SKU where the catalogue data has evidence for it and its print size, else null. */
  prodigiSku: string | null
  prodigiAttributes: Record<string, string>
  dpi: number
  /** True where no Prodigi SKU with a known print size exists: only the sandbox can print it. */
  sandboxOnly: boolean
  template: DeviceTemplate
  /** The phone's outer size in millimetres; null where it is unknown. */
  deviceSize: { width: number; height: number; depth: number } | null
}

/** The print area that the sandbox's own SKU has, for variants that Prodigi's data does not cover. */
export const SANDBOX_PRINT = { sku: 'SANDBOX-PHONE-CASE', widthPx: 1260, heightPx: 2100, dpi: 300 } as const

/** The size that the row of a print spec stands for. */
export const pixelsOf = (row: { width_px: number | null; height_px: number | null }): PrintPixels => ({
  widthPx: row.width_px ?? SANDBOX_PRINT.widthPx,
  heightPx: row.height_px ?? SANDBOX_PRINT.heightPx,
})
