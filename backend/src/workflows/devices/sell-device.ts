import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { createProductVariantsWorkflow } from '@medusajs/medusa/core-flows'
import type { DeviceLine } from '../../lib/devices/device-input'
import { newSpecOf } from '../../lib/devices/plan-variants'
import type { PrintSize } from '../../lib/printing/print-input'
import { savePrintSpecsWorkflow } from './save-print-specs'
import { addOptionValuesStep } from './steps/add-option-values'
import { planVariantsStep } from './steps/plan-variants'

export interface SellDeviceInput {
  /** The device's name. */
  device: string
  lines: DeviceLine[]
  print: PrintSize
}

/** Makes the variants of a device in the chosen lines and finishes, with their print size; those that are there stay. */
export const sellDeviceWorkflow = createWorkflow('sell-device', (input: WorkflowData<SellDeviceInput>) => {
  const plan = planVariantsStep(input)
  addOptionValuesStep(plan.values)
  const made = when('something-to-make', { plan }, ({ plan: { variants } }) => variants.length > 0).then(
    () => {
      const product_variants = transform({ plan }, ({ plan: { variants } }) => variants)
      const created = createProductVariantsWorkflow.runAsStep({ input: { product_variants } })
      const changes = transform({ created, input }, (known) =>
        known.created.map((variant) => newSpecOf(variant, known.input.print, known.input.device)),
      )
      savePrintSpecsWorkflow.runAsStep({ input: { changes } })
      return created
    },
  )
  return new WorkflowResponse(
    transform({ plan, made }, (done) => ({
      created: (done.made ?? []).map(({ id, title, sku }) => ({ id, title, sku })),
      kept: done.plan.kept,
    })),
  )
})
