/** Thrown instead of opening a second payment page for goods that are paid and whose order is still to be made. */
export class PaidAlready extends Error {
  constructor(
    readonly checkoutId: string,
    /** By which its payment page is asked for; of a checkout of nothing its own id. */
    readonly sessionId: string,
  ) {
    super(`The same goods are paid on checkout ${checkoutId}`)
    this.name = 'PaidAlready'
  }
}

/** Thrown where the customer has paid for something else since the discount was chosen: it may have been good for that alone. */
export class PaidMeanwhile extends Error {
  constructor(readonly checkoutId: string) {
    super(`Other goods were paid meanwhile on checkout ${checkoutId}`)
    this.name = 'PaidMeanwhile'
  }
}
