import { rows } from '../database'

/** What Prodigi's stand-in wrote down of a file that it fetched. */
export interface Fetched {
  ok: boolean
  sha256: string | null
}
/** What the shop noted of the files that an order is printed from, wherever it did. */
export interface Noted {
  lineId: string
  /** SHA-256 of the file's bytes. */
  file: string | null
  by: 'the task' | 'the recipe'
}

const NOTED = `
  select t.order_id as "orderId", f.key as "lineId", f.value as file, 'the task' as by
    from approval_task t, jsonb_each_text(t.facts->'printFiles') f
   where t.order_id = any($1) and jsonb_exists(t.facts, 'printFiles')
  union
  select i.order_id, l.id, r.print_sha256, 'the recipe'
    from order_item i join order_line_item l on l.id = i.item_id join recipe r on r.hash = l.metadata->>'recipe_hash'
   where i.order_id = any($1) and i.deleted_at is null and l.deleted_at is null and r.deleted_at is null`

export const notedFiles = (
  databaseUrl: string,
  orderIds: string[],
): Promise<(Noted & { orderId: string })[]> =>
  rows<Noted & { orderId: string }>(databaseUrl, NOTED, [orderIds])

/** What is wrong between the files that Prodigi fetched for a print and those that the shop noted for its order, in words. */
export function faultsOfFiles(fetched: Fetched[], noted: Noted[], isMade: boolean): string[] {
  const faults: string[] = []
  for (const lineId of new Set(noted.map((each) => each.lineId))) {
    const files = new Set(noted.filter((each) => each.lineId === lineId).map(({ file }) => file))
    if (files.size > 1) faults.push(`${files.size} print files were noted for line ${lineId}`)
  }
  for (const by of ['the task', 'the recipe'] as const)
    if (isMade && !noted.some((each) => each.by === by && each.file)) faults.push(`${by} notes no print file`)
  const got = fetched.filter(({ ok }) => ok)
  if (isMade && got.length === 0) faults.push('Prodigi made it without having fetched a file')
  for (const { sha256 } of got)
    if (!noted.some(({ file }) => file !== null && file === sha256))
      faults.push(`Prodigi fetched ${String(sha256)}, which the shop never noted`)
  return faults
}
