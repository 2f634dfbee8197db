import { Module } from '@medusajs/framework/utils'
import { AiDesignsModuleService } from './service'

export const AI_DESIGNS_MODULE = 'ai_designs'

declare module '@medusajs/framework/types' {
  interface ModuleImplementations {
    [AI_DESIGNS_MODULE]: AiDesignsModuleService
  }
}

export default Module(AI_DESIGNS_MODULE, { service: AiDesignsModuleService })
