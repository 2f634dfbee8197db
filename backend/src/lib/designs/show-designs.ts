import type { ListedDesign, Owner } from '@caseloom/ai-designs'
import type { Design } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { presentDesign } from './present-design'

/** The first names under which designs stand, by customer. */
export async function firstNames(scope: MedusaContainer, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const customers = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id: ids }, { select: ['id', 'first_name'], take: ids.length })
  return new Map(customers.map(({ id, first_name }) => [id, first_name?.trim() ?? '']))
}

/** Designs as the caller sees them, each under its owner's first name. */
export async function showDesigns(
  scope: MedusaContainer,
  designs: ListedDesign[],
  viewer: Owner,
): Promise<Design[]> {
  const owners = [...new Set(designs.flatMap(({ owner_customer_id: id }) => (id ? [id] : [])))]
  const names = await firstNames(scope, owners)
  return designs.map((design) => {
    const { owner_customer_id: id } = design
    return presentDesign(design, viewer, id ? names.get(id) || 'A customer' : 'Guest')
  })
}

export async function showDesign(
  scope: MedusaContainer,
  design: ListedDesign,
  viewer: Owner,
): Promise<Design> {
  const [shown] = await showDesigns(scope, [design], viewer)
  if (!shown) throw new Error('A design is shown as one')
  return shown
}
