import { startStack } from './stack'

/** One shop with its storefront and Medusa's admin for all journeys of a run; the tests find it through {@link journeyStack}. */
export default async function setup() {
  const { stop, process: _backend, ...stack } = await startStack({ storefront: true, medusaAdmin: true })
  process.env.CASELOOM_STACK = JSON.stringify(stack)
  return stop
}
