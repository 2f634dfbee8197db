/** Thrown instead of opening a second payment page for goods that are paid and whose order is still to be made. */
export class PaidAlready extends Error {
  constructor(
    readonly checkoutId: string,
    readonly sessionId: string | null,
  ) {
    super(`The same goods are paid on checkout ${checkoutId}`)
    this.name = 'PaidAlready'
  }
}
