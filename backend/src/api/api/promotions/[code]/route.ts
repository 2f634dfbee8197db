import { endpoints } from '@caseloom/contract'
import { route } from '../../../../lib/http/route'
import { limitedByGuesses } from '../../../../lib/promotions/limit-guesses'
import { findPromotion } from '../../../../lib/promotions/find-promotion'

export const GET = route(endpoints.getPromotion, (call) =>
  limitedByGuesses(call, call.params.code, () => findPromotion(call.scope, call.params.code, call.customer)),
)
