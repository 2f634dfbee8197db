import { derive, type Env } from './settings/derive'
import { faultsOf } from './settings/faults'
import { schema } from './settings/schema'

export type { Env, ProviderMode } from './settings/derive'

/** Names that settings have elsewhere, or had here: whoever gives one believes that it counts. */
const OTHER_NAMES: Record<string, string> = {
  STRIPE_SECRET_KEY: 'STRIPE_API_KEY',
  STRIPE_PUBLIC_KEY: 'STRIPE_PUBLISHABLE_KEY',
}

/** A shop that takes a forgotten key for none would open the sandbox to paying customers. */
const misnamed = (given: Record<string, unknown>): string[] =>
  Object.entries(OTHER_NAMES).flatMap(([name, right]) =>
    name in given && !(right in given) ? [`${name} is called ${right} here: rename it.`] : [],
  )

/**
 * Reads the settings once.
 * @throws Error with one sentence for each faulty setting, all together.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  const strange = misnamed(given)
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`)
    const faults = [...issues, ...strange]
    throw new Error(`The shop cannot start:\n  ${faults.join('\n  ')}\nSee .env.example for every setting.`)
  }
  const env = derive(parsed.data)
  const faults = [...strange, ...faultsOf(env)]
  if (faults.length > 0) throw new Error(`The shop cannot start:\n  ${faults.join('\n  ')}`)
  return env
}
