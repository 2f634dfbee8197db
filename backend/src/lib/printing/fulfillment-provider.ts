/** Medusa's name for the fulfillment provider that prints: no delivery of another one leads to a print. */
export const FULFILLMENT_PROVIDER = 'prodigi_prodigi'
