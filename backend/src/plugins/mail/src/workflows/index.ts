export { deliverMailWorkflow } from './deliver-mail'
export { enqueueMailWorkflow } from './enqueue-mail'
export { MAIL_ENQUEUED } from './events'
