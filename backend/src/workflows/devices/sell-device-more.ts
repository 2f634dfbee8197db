import { createWorkflow, WorkflowResponse, type WorkflowData } from '@medusajs/framework/workflows-sdk'
import { acquireLockStep, emitEventStep, releaseLockStep } from '@medusajs/medusa/core-flows'
import { CATALOGUE_CHANGED } from '../../lib/cache/catalogue-cache'
import { DEVICES_LOCK } from './lock'
import { sellDeviceWorkflow, type SellDeviceInput } from './sell-device'

/** Sells a device that is there in further lines and finishes. */
export const sellDeviceMoreWorkflow = createWorkflow(
  'sell-device-more',
  (input: WorkflowData<SellDeviceInput>) => {
    acquireLockStep(DEVICES_LOCK)
    const sold = sellDeviceWorkflow.runAsStep({ input })
    emitEventStep({ eventName: CATALOGUE_CHANGED, data: {} })
    releaseLockStep({ key: DEVICES_LOCK.key })
    return new WorkflowResponse(sold)
  },
)
