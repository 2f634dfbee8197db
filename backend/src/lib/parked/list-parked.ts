import type { ParkedCheckout } from '@caseloom/contract'
import type { CheckoutRow } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'
import { failure } from '../http/fail'
import { NOT_BEFORE_ADMINISTRATORS } from './before-administrators'
import { presentParked } from './present-parked'

interface Asked {
  open?: 'true' | 'false' | undefined
  page: number
  limit: number
}

const PARKED = 'from checkout c where parked_at is not null and deleted_at is null'
const SHOWN = `select c.*, not (${NOT_BEFORE_ADMINISTRATORS}) as stands`
const OPEN = `state = 'parked'`

type Shown = CheckoutRow & { stands: boolean }
const present = (row: Shown) => presentParked(row, row.stands)

/** Paid checkouts that needed, or need, a person: those that wait come first, then the newest. */
export async function pageOfParked(scope: MedusaContainer, { open, page, limit }: Asked) {
  const where = `${PARKED} ${open === undefined ? '' : `and (${OPEN}) = ${open}`}`
  const sql = query(scope)
  const [rows, counted] = await Promise.all([
    sql<Shown>(`${SHOWN} ${where} order by (${OPEN}) desc, parked_at desc, id limit ? offset ?`, [
      limit,
      (page - 1) * limit,
    ]),
    sql<{ total: string }>(`select count(*) as total ${where}`),
  ])
  const total = Number(counted[0]?.total ?? 0)
  return { items: rows.map(present), total, page, limit, hasMore: page * limit < total }
}

/** One of them. @throws failure `not_found` */
export async function readParked(scope: MedusaContainer, id: string): Promise<ParkedCheckout> {
  const [row] = await query(scope)<Shown>(`${SHOWN} ${PARKED} and id = ?`, [id])
  if (!row) throw failure('not_found', 'There is no such payment')
  return present(row)
}

/** How many wait for somebody. */
export async function countParked(scope: MedusaContainer): Promise<number> {
  const [row] = await query(scope)<{ waiting: string }>(`select count(*) as waiting ${PARKED} and ${OPEN}`)
  return Number(row?.waiting ?? 0)
}
