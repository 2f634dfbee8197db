export interface ProcessOrderInput {
  orderId: string
  taskId: string
}
export type ReleasePaymentInput = ProcessOrderInput
