import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../lib/http/route'
import { pageOfParked } from '../../../../../lib/parked/list-parked'

export const GET = route(endpoints.listParked, ({ scope, query }) => pageOfParked(scope, query))
