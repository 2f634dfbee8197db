import type { MedusaRequest } from '@medusajs/framework/http'
import { addressSubject } from '../accounts/limit'
import { declaredBytes, isSmallBody } from '../http/declared-size'
import type { BodyRoom } from './body-room'

/**
 * Does the work for which a request's body is held. A small one needs no room: whoever fills it with bodies that never end
 * keeps nobody from sending a few words. @throws rate_limited
 */
export const withRoom = <T>(room: BodyRoom, req: MedusaRequest, work: () => Promise<T>): Promise<T> =>
  isSmallBody(req) ? work() : room.hold(addressSubject('large body', req).subject, declaredBytes(req), work)
