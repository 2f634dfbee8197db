export { ORDER_APPROVAL_MODULE } from './modules/order-approval'
export * from './modules/order-approval/transitions'
export * from './modules/order-approval/types'
export * from './workflows'
