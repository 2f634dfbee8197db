export { CONTACT_MODULE } from './modules/contact'
export * from './modules/contact/types'
export * from './workflows'
