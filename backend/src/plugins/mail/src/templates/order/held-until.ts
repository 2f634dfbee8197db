import { ukTime } from '../uk-time'

/** Until when a bank holds money, in a sentence. `about`: nobody has told, so that it is what is usual. */
export const sayHeldUntil = ({ lapsesAt, about }: { lapsesAt: string; about?: boolean }): string =>
  about
    ? `The bank holds the money until about ${ukTime(lapsesAt)} (UK time); Stripe does not tell the end of this way to pay.`
    : `The bank holds the money until ${ukTime(lapsesAt)} (UK time).`
