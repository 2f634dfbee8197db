import type { ApiClient } from '../api-client'
import type { IdentityProvider } from '../identity/oidc'
import type { MedusaAdmin } from '../medusa-admin'
import type { SandboxClient } from '../sandbox-client'
import type { Stack } from '../stack'

/** The shop that is killed, and who has a part in it. */
export interface World {
  stack: Stack
  sandbox: SandboxClient
  /** Of the approval panel. */
  admin: ApiClient
  medusa: MedusaAdmin
  guild: IdentityProvider
}

/** Something that comes to a place, and how it has to end wherever the process died. */
export interface Play {
  /** Text in the place's input that tells this case from what else runs. */
  about: string
  /** What the process dies of. */
  work: () => Promise<unknown>
  /** What its person does who was answered by nothing, once the shop is there again. */
  again?: (upAt: Date) => Promise<unknown>
  /** What the database, the stand-ins' ledgers and the people hold. */
  found: () => Promise<unknown>
  wanted: unknown
}

/** A workflow step that no other test lets the shop die at; it dies before it and after it. */
export interface Place {
  point: string
  prepare: (world: World) => Promise<Play>
}
