import { logger } from '@medusajs/framework/logger'
import { checkPrompt } from './check-prompt'
import { askEndpoint, isLive, type EndpointFinding, type EndpointSettings } from './endpoint'
import { refusalOf } from './refusal'
import type { ModerationFlag, PromptText, PromptVerdict } from './verdict'

export interface ModerationSettings extends EndpointSettings {
  imageCheck?: 'none' | 'nsfwjs'
}

/** From here on even what may be harmless is not drawn. */
const SURE = 0.8

/** What the endpoint says; where it cannot be asked the shop's own checks and the administrator stand alone. */
async function findings(settings: ModerationSettings, asked: string | Buffer): Promise<EndpointFinding[]> {
  if (!isLive(settings)) return []
  try {
    return await askEndpoint(settings, asked)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    logger.warn(`ai-designs: the moderation endpoint could not be asked (${why}); our own lists stand alone`)
    return []
  }
}

const grave = ({ mild, score }: EndpointFinding): boolean => !mild || score >= SURE
const flagOf = ({ class: found, score }: EndpointFinding): ModerationFlag => ({
  class: found,
  severity: 'warn',
  says: `The moderation service marked this as ${found.replace('_', ' ')} (${Math.round(score * 100)} %).`,
})

/** Judges a prompt: by the shop's own lists, then by the provider's moderation endpoint where there is one. */
export async function moderatePrompt(settings: ModerationSettings, text: PromptText): Promise<PromptVerdict> {
  const verdict = checkPrompt(text)
  if (!verdict.allowed) return verdict
  const found = await findings(settings, text.prompt)
  const worst = found.find(grave)
  if (worst) return refusalOf(worst.class, [...verdict.flags, ...found.map(flagOf)])
  return { allowed: true, flags: [...verdict.flags, ...found.map(flagOf)] }
}

/** Judges a picture, a WebP. */
export async function moderatePicture(
  settings: ModerationSettings,
  webp: Buffer,
): Promise<ModerationFlag[] | 'refuse'> {
  const found = await findings(settings, webp)
  return found.some(grave) ? 'refuse' : found.map(flagOf)
}
