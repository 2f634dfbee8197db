import { logger } from '@medusajs/framework/logger'
import { judgeScores } from '../checks/judge-scores'
import { checkPicture } from '../checks/picture-checker'
import { checkPrompt } from './check-prompt'
import { askEndpoint, hasNone, isLive, type EndpointFinding, type EndpointSettings } from './endpoint'
import { refusalOf } from './refusal'
import { asOne, type ModerationFlag, type PromptText, type PromptVerdict } from './verdict'

export interface ModerationSettings extends EndpointSettings {
  imageCheck?: 'none' | 'nsfwjs'
}

/** From here on even what may be harmless is not drawn. */
const SURE = 0.8
/** A shop that wants its pictures checked has one here that was not: it goes with no bulk of others to print. */
const UNSEEN: ModerationFlag = {
  class: 'sexual',
  severity: 'warn',
  says: 'No checker was there to look at this picture: please look closely.',
}

/** Where a checker cannot be asked the shop's own lists and the administrator stand alone. */
function failed(what: string, error: unknown): null {
  const why = error instanceof Error ? error.message : String(error)
  logger.warn(`ai-designs: ${what} could not be asked (${why})`)
  return null
}
const ask = (
  settings: ModerationSettings,
  asked: string | Buffer,
): Promise<EndpointFinding[] | 'failed' | 'none'> =>
  askEndpoint(settings, asked).catch((error: unknown) => {
    failed('the moderation endpoint', error)
    return hasNone(settings, error) ? 'none' : 'failed'
  })

const grave = ({ mild, score }: EndpointFinding): boolean => !mild || score >= SURE
const flagOf = ({ class: found, score }: EndpointFinding): ModerationFlag => ({
  class: found,
  severity: 'warn',
  says: `The moderation service marked this as ${found.replace('_', ' ')} (${Math.round(score * 100)} %).`,
})

/** Judges a prompt: by the shop's own lists, then by the provider's moderation endpoint where there is one. */
export async function moderatePrompt(settings: ModerationSettings, text: PromptText): Promise<PromptVerdict> {
  const verdict = checkPrompt(text)
  if (!verdict.allowed || !isLive(settings)) return verdict
  const answer = await ask(settings, asOne(text))
  const found = typeof answer === 'string' ? [] : answer
  const flags = [...verdict.flags, ...found.map(flagOf)]
  const worst = found.find(grave)
  return worst ? refusalOf(worst.class, flags) : { allowed: true, flags }
}

/** Judges a picture, a WebP: by the endpoint where there is one, else by the classifier where one is wanted. */
export async function moderatePicture(
  settings: ModerationSettings,
  webp: Buffer,
): Promise<ModerationFlag[] | 'refuse'> {
  const found = isLive(settings) ? await ask(settings, webp) : 'none'
  if (typeof found !== 'string') return found.some(grave) ? 'refuse' : found.map(flagOf)
  if (settings.imageCheck === 'nsfwjs') {
    const scores = await checkPicture(webp).catch((error: unknown) => failed('the picture check', error))
    return scores ? judgeScores(scores) : [UNSEEN]
  }
  if (found === 'failed') return [UNSEEN]
  // Nobody set a checker up, and every order would have to be looked at by itself.
  return isLive(settings) ? [{ ...UNSEEN, severity: 'note' }] : []
}
