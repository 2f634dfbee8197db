import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { sayChanged } from '../http/answer-changed'
import { planAtOnce, planInFiles, type Plan } from './csv/waiting-import'
import { variantsOf } from './csv/translate-upload'

const NAMED = 3

/** The products of which an import would take variants away that the table does not know, by their ids. */
export function losingVariants(plan: Plan, present: ReadonlyMap<string, { id: string }[]>): string[] {
  return plan.flatMap(({ id, variants }) => {
    if (!variants) return []
    const left = new Set(variants.map((variant) => variant.id))
    return (present.get(id) ?? []).some((variant) => !left.has(variant.id)) ? [id] : []
  })
}

/** @param names of one product at least */
export function addedSince(names: string[]): string {
  const more = names.length > NAMED ? [`${names.length - NAMED} more`] : []
  const named = new Intl.ListFormat('en-GB').format([...names.slice(0, NAMED), ...more])
  return `Variants of ${named} were added since this table was uploaded, and would be deleted: export it again`
}

/** An upload is held against the variants of its moment, and may wait for an hour. */
const refuseLosses =
  (planOf: (scope: MedusaContainer, id: string) => Promise<Plan>) =>
  async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
    const plan = await planOf(req.scope, req.params.transaction_id ?? '')
    const present = await variantsOf(
      req.scope,
      plan.map(({ id }) => id),
    )
    const losing = losingVariants(plan, present)
    if (losing.length === 0) {
      next()
      return
    }
    const products = await req.scope
      .resolve(Modules.PRODUCT)
      .listProducts({ id: losing }, { select: ['title'], order: { title: 'ASC' }, take: null })
    sayChanged(res, 'conflict', addedSince(products.map(({ title }) => title)))
  }

/** Where an import that was uploaded is confirmed. */
export const IMPORTS_IN_MEDUSA: MiddlewareRoute[] = [
  {
    matcher: '/admin/products/imports/:transaction_id/confirm',
    methods: ['POST'],
    middlewares: [refuseLosses(planInFiles)],
  },
  {
    matcher: '/admin/products/import/:transaction_id/confirm',
    methods: ['POST'],
    middlewares: [refuseLosses(planAtOnce)],
  },
]
