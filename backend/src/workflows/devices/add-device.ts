import {
  createWorkflow,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { acquireLockStep, emitEventStep, releaseLockStep } from '@medusajs/medusa/core-flows'
import { CATALOGUE_CHANGED } from '../../lib/cache/catalogue-cache'
import type { AddDeviceInput } from '../../lib/devices/device-input'
import { sellDeviceWorkflow } from './sell-device'
import { DEVICES_LOCK } from './lock'
import { createDeviceStep } from './steps/create-device'

/** Adds a device and sells it: all of it, or nothing where any part fails. */
export const addDeviceWorkflow = createWorkflow('add-device', (input: WorkflowData<AddDeviceInput>) => {
  acquireLockStep(DEVICES_LOCK)
  const device = createDeviceStep(input)
  const sale = transform({ input }, ({ input: { name, lines, print } }) => ({ device: name, lines, print }))
  const sold = sellDeviceWorkflow.runAsStep({ input: sale })
  emitEventStep({ eventName: CATALOGUE_CHANGED, data: {} })
  releaseLockStep({ key: DEVICES_LOCK.key })
  return new WorkflowResponse({ device, sold })
})
