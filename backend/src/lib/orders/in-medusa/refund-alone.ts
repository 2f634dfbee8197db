import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { whileRefunding } from '../one-refund'

const LOOK_MS = 250

/** Whoever asked may go away before, and the refund is made all the same. */
function answered(res: MedusaResponse): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!res.writableEnded) return
      clearInterval(looks)
      resolve()
    }
    const looks = setInterval(look, LOOK_MS)
    res.once('finish', look)
  })
}

/** Comes before the rules of a refund: what they find stays so until it is made and booked. */
export async function refundAlone(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  let began = false
  const goOn = () => {
    began = true
    next()
    return answered(res)
  }
  try {
    await whileRefunding(req.scope, req.params.id ?? '', goOn)
  } catch (error) {
    // Else the lock was lost under way, and the answer is its own.
    if (!began) next(error)
  }
}
