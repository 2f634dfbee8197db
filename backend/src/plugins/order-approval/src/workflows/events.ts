/** Events of this plugin; each carries `{ orderId, status }`. */
export const ApprovalEvents = {
  DECIDED: 'approval.decided',
} as const
