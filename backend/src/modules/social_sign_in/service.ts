import { MedusaService } from '@medusajs/framework/utils'
import SocialFlow from './models/social-flow'

export default class SocialSignInService extends MedusaService({ SocialFlow }) {}
