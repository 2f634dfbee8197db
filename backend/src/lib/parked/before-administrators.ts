/** Of a row of `checkout` that is called `c`: it has no order, or one that the administrators do not know of. */
export const NOT_BEFORE_ADMINISTRATORS = `not exists (select 1 from approval a where a.order_id = c.order_id and a.deleted_at is null)`

/** Its order may be at the printer: money that goes back beside it would leave a print that nobody paid for. */
export const REJECT_IT_INSTEAD =
  'The order of this payment is before the administrators already: to give the money back, reject the order instead.'
