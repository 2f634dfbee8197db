import { Module } from '@medusajs/framework/utils'
import AccountSecurityService from './service'

export const ACCOUNT_SECURITY_MODULE = 'account_security'

/** Members of this customer group are the shop's administrators once their account is theirs beyond doubt (`customer_security`). */
export const ADMIN_GROUP = 'Shop administrators'

declare module '@medusajs/framework/types' {
  interface ModuleImplementations {
    account_security: AccountSecurityService
  }
}

export default Module(ACCOUNT_SECURITY_MODULE, { service: AccountSecurityService })
