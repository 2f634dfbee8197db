import type { ParkedCheckout } from '@caseloom/contract'

/** Payments that wait for a person, as Medusa's admin lists them. */
export interface ParkedPage {
  items: ParkedCheckout[]
  total: number
}

export interface ParkedAnswer {
  parked: ParkedCheckout
}
