/** Events of this plugin. */
export const ApprovalEvents = {
  /** `{ orderId, status, taskId }`; where a change was asked for, which leaves no task, `{ orderId, status, version }`. */
  DECIDED: 'approval.decided',
} as const
