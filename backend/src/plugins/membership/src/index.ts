export { MEMBERSHIP_MODULE } from './modules/membership'
export * from './modules/membership/ladder'
export * from './modules/membership/types'
export * from './workflows'
