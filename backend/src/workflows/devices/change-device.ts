import { createWorkflow, WorkflowResponse, type WorkflowData } from '@medusajs/framework/workflows-sdk'
import { acquireLockStep, emitEventStep, releaseLockStep } from '@medusajs/medusa/core-flows'
import { CATALOGUE_CHANGED } from '../../lib/cache/catalogue-cache'
import { DEVICES_LOCK } from './lock'
import { changeDeviceStep, type ChangedDevice } from './steps/change-device'

/**
 * Changes what is known of a device. Other geometry is a new version of its template: designs that were placed on an older
 * one keep it, since a recipe holds the template that it was made with.
 */
export const changeDeviceWorkflow = createWorkflow('change-device', (input: WorkflowData<ChangedDevice>) => {
  acquireLockStep(DEVICES_LOCK)
  const device = changeDeviceStep(input)
  emitEventStep({ eventName: CATALOGUE_CHANGED, data: {} })
  releaseLockStep({ key: DEVICES_LOCK.key })
  return new WorkflowResponse(device)
})
