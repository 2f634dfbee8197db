import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import GithubSignIn from './service'

export default ModuleProvider(Modules.AUTH, { services: [GithubSignIn] })
