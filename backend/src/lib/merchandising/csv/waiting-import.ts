import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import {
  importProductsAsChunksWorkflowId,
  importProductsWorkflowId,
  normalizeCsvStepId,
  normalizeCsvToChunksStepId,
} from '@medusajs/medusa/core-flows'
import { z } from 'zod'

/** What an import writes to products that are there. A variant without an id is new. */
const plan = z.object({
  update: z.array(
    z.object({ id: z.string(), variants: z.array(z.object({ id: z.string().optional() })).optional() }),
  ),
})
const chunks = z.object({ chunks: z.array(z.object({ id: z.string() })) })
export type Plan = z.output<typeof plan>['update']

/** How Medusa keeps what steps came to. */
const kept = z.object({ data: z.object({ invoke: z.record(z.string(), z.unknown()) }) })
const outcome = z.object({ output: z.object({ output: z.unknown() }) })

/** What reading the table came to, as Medusa keeps it while the import waits to be confirmed; null where none of this id waits. */
async function cameTo<S extends z.ZodType>(
  scope: MedusaContainer,
  [workflow, step]: [workflow: string, step: string],
  id: string,
  schema: S,
): Promise<z.output<S> | null> {
  const [run] = await scope
    .resolve(Modules.WORKFLOW_ENGINE)
    .listWorkflowExecutions({ workflow_id: workflow, transaction_id: id, state: 'invoking' }, { take: 1 })
  if (!run) return null
  const { invoke } = kept.parse(run.context).data
  return schema.parse(outcome.parse(invoke[step]).output.output)
}

/** What an import is about to write that Medusa's admin began: it lies in files. */
export async function planInFiles(scope: MedusaContainer, id: string): Promise<Plan> {
  const place: [string, string] = [importProductsAsChunksWorkflowId, normalizeCsvToChunksStepId]
  const came = await cameTo(scope, place, id, chunks)
  const files = scope.resolve(Modules.FILE)
  const plans: Plan[] = []
  for (const chunk of came?.chunks ?? []) {
    const written = await files.getAsBuffer(chunk.id)
    plans.push(plan.parse(JSON.parse(written.toString('utf8'))).update)
  }
  return plans.flat()
}

/** The same of one that began at the older address for scripts. */
export async function planAtOnce(scope: MedusaContainer, id: string): Promise<Plan> {
  const came = await cameTo(scope, [importProductsWorkflowId, normalizeCsvStepId], id, plan)
  return came?.update ?? []
}
