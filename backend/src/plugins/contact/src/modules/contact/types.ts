/** A message as somebody sends it. */
export interface ContactMessageInput {
  name: string
  email: string
  subject: string
  message: string
  category: string
  /** The signed-in customer, where there is one. */
  customerId: string | null
}

/** A kept message. Dates are the database's. */
export interface ContactMessageRow {
  id: string
  name: string
  email: string
  subject: string
  message: string
  category: string
  customer_id: string | null
  answered_at: Date | null
  answered_by: string | null
  created_at: Date
}
