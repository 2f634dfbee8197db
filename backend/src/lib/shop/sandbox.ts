import type { Env } from '../../settings'

/**
 * Names of the outside services that a stand-in plays, as people see them. The built-in artist is none of them: it is
 * a way to draw of its own, and pretends to be nobody.
 */
export function sandboxNames(
  env: Pick<Env, 'stripe' | 'prodigi' | 'mail' | 'images'> & { OPENAI_API_KEY?: string | undefined },
): string[] {
  const standIns: [string, boolean][] = [
    ['Stripe', env.stripe.mode === 'sandbox'],
    ['Prodigi', env.prodigi.mode === 'sandbox'],
    ['OpenAI', env.images.provider === 'openai' && !env.OPENAI_API_KEY],
    ['Mail', env.mail.mode === 'sandbox'],
  ]
  return standIns.filter(([, isStandIn]) => isStandIn).map(([name]) => name)
}
