import { isCode } from '../http/fail'

interface Ordered {
  name: string
  device: string
  finish: string
}

/** Why a case that was ordered once can't be ordered again, in words for its customer. `fault`: what the cart said of it. */
export function refusedAgain({ name, device, finish }: Ordered, fault: Error | null): string {
  if (fault && isCode(fault, 'configuration_not_found'))
    return `${name} for ${device} in ${finish} is not available just now.`
  if (fault && isCode(fault, 'recipe_changed')) return fault.message
  return `${name} is no longer sold.`
}
