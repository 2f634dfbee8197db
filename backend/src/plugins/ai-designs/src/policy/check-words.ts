import { TEXT_FACES } from '../rendering/text-fonts'
import { lettersMissing } from '../rendering/text-layout'
import type { TextLayer } from '../rendering/types'
import { checkPrompt } from './check-prompt'
import { designError } from './design-error'

const REFUSED =
  'We can’t print those words: they are not fit for a case, or belong to somebody else. Please choose others.'

/** @throws MedusaError `content_rejected` for words that we don't print, `invalid_request` for letters that the font lacks */
export function checkWords({ content, font }: TextLayer): void {
  if (!checkPrompt({ prompt: content }).allowed) throw designError('content_rejected', REFUSED)
  const missing = lettersMissing(content, font)
  if (missing.length > 0) {
    throw designError(
      'invalid_request',
      `${TEXT_FACES[font].name} has no ${missing.join(' ')}: please write it otherwise.`,
    )
  }
}

/** @throws MedusaError `content_rejected` for a name under which no design may be shown */
export function checkTitle(title: string): void {
  if (!checkPrompt({ prompt: title }).allowed)
    throw designError('content_rejected', 'Please choose another name for this design.')
}
