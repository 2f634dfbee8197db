import { REASONS, type PrintRow, type Reason } from './print-row'

export interface PrintFilter {
  search?: string | undefined
  line?: string | undefined
  device?: string | undefined
  /** `printable` for those that Prodigi can print, `any` for all; else those with this reason, or with any reason. */
  reason?: Reason | 'printable' | 'any' | undefined
}

export interface PrintCount {
  key: string
  name: string
  total: number
  /** How many of them Prodigi cannot print. */
  open: number
}

const has = (text: string | null, part: string) => text?.toLowerCase().includes(part) ?? false

export function filterRows(rows: PrintRow[], { search, line, device, reason }: PrintFilter): PrintRow[] {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    if (line && row.line !== line) return false
    if (device && row.device !== device) return false
    if (reason === 'printable' ? row.reason !== null : reason !== 'any' && row.reason === null) return false
    if (reason && reason !== 'printable' && reason !== 'any' && row.reason !== reason) return false
    return words.every((word) =>
      [row.productTitle, row.title, row.sku, row.prodigiSku].some((text) => has(text, word)),
    )
  })
}

function countBy(rows: PrintRow[], of: (row: PrintRow) => [key: string, name: string] | null): PrintCount[] {
  const counts = new Map<string, PrintCount>()
  for (const row of rows) {
    const named = of(row)
    if (!named) continue
    const [key, name] = named
    const count = counts.get(key) ?? { key, name, total: 0, open: 0 }
    count.total += 1
    if (row.reason) count.open += 1
    counts.set(key, count)
  }
  return [...counts.values()]
}

/** How many variants there are and how many Prodigi cannot print, by line, by device and by reason. */
export function countRows(rows: PrintRow[], deviceOrder: string[]) {
  const devices = countBy(rows, ({ device }) => (device ? [device, device] : null))
  const place = new Map(deviceOrder.map((name, index) => [name, index]))
  return {
    total: rows.length,
    open: rows.filter(({ reason }) => reason).length,
    lines: countBy(rows, ({ line, productTitle }) => [line, productTitle]),
    devices: devices.sort((a, b) => (place.get(a.key) ?? 0) - (place.get(b.key) ?? 0)),
    reasons: REASONS.map((reason) => ({
      key: reason,
      count: rows.filter((row) => row.reason === reason).length,
    })),
  }
}
export type PrintCounts = ReturnType<typeof countRows>
