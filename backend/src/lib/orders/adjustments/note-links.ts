import type { AdjustmentRow } from '@caseloom/order-approval'
import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../../database/sql'
import { adjustmentToken, linkSecret, markOf, readAdjustmentToken } from './link'

/** The marks of links that were mailed, in an adjustment's row. */
export interface NotedLinks {
  mailed_links: string[] | null
}
type OpenRow = NotedLinks & Pick<AdjustmentRow, 'id' | 'deadline'>

const OPEN = `select id, deadline, mailed_links from approval_adjustment
  where answered_at is null and deadline > now() and deleted_at is null`

/** What is there already is not noted twice, whoever else notes it meanwhile. */
const NOTE = `update approval_adjustment set mailed_links = array_append(coalesce(mailed_links, '{}'), ?)
  where id = ? and not (? = any (coalesce(mailed_links, '{}')))`

/**
 * Notes the links of changes that are asked for, before they are mailed: whoever has one can use it until its deadline, also when the
 * shop's secret is changed meanwhile. Their orders would be cancelled for want of an answer.
 */
export async function noteLinks(container: MedusaContainer): Promise<void> {
  const secret = linkSecret(container)
  const ask = query(container)
  for (const row of await ask<OpenRow>(OPEN)) {
    const link = readAdjustmentToken(adjustmentToken(row, secret))
    const mark = link && markOf(link)
    if (mark && !row.mailed_links?.includes(mark)) await ask(NOTE, [mark, row.id, mark])
  }
}
