import { Module } from '@medusajs/framework/utils'
import MailService from './service'

export const MAIL_MODULE = 'mail'

declare module '@medusajs/framework/types' {
  interface ModuleImplementations {
    mail: MailService
  }
}

export default Module(MAIL_MODULE, { service: MailService })
