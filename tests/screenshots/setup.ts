import { startStack } from '../support/stack'

/** The shop whose pages are looked at; the journeys' own has Medusa's admin beside it. */
export default async function setup() {
  const { stop, ...stack } = await startStack({ storefront: true })
  process.env.CASELOOM_STACK = JSON.stringify(stack)
  return stop
}
