/** A task of an approval, and the how manieth claim on it this is: the last one has it. */
export interface HeldTask {
  taskId: string
  attempt: number
}
export interface ProcessOrderInput extends HeldTask {
  orderId: string
}
export type ReleasePaymentInput = ProcessOrderInput
