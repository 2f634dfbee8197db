import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import OidcSignIn from './service'

export default ModuleProvider(Modules.AUTH, { services: [OidcSignIn] })
