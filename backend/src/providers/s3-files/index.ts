import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import S3Files from './service'

export default ModuleProvider(Modules.FILE, { services: [S3Files] })
