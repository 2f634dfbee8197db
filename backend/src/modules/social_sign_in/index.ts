import { Module } from '@medusajs/framework/utils'
import SocialSignInService from './service'

export const SOCIAL_SIGN_IN_MODULE = 'social_sign_in'

declare module '@medusajs/framework/types' {
  interface ModuleImplementations {
    social_sign_in: SocialSignInService
  }
}

export default Module(SOCIAL_SIGN_IN_MODULE, { service: SocialSignInService })
