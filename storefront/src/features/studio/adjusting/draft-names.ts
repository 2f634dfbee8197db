import { forgetStored } from '~/lib/each-storage'

const PREFIX = 'caseloom_adjusting_'

/** Where the draft of an order's line is kept, beside the one for the cart. The link itself stands nowhere. */
export const adjustedDraftName = (token: string): string => `${PREFIX}${token.split('.')[0] ?? ''}`

/** Nobody who comes to this browser later sees what was being changed. */
export const forgetAdjustedDrafts = (): void => forgetStored((name) => name.startsWith(PREFIX))
