import { judge, type Judgement } from './judge'
import { refusedKeepOut } from './keep-out'
import { HARMLESS, refusalOf } from './refusal'
import { described, sceneOf } from './rewrites'
import type { PromptText, PromptVerdict } from './verdict'

const SUGGESTIONS = 2
/** Of these nothing is kept that the customer wrote. */
const NO_ECHO = new Set(['minors', 'self_harm', 'hate'])

/** Harmless prompts that keep the customer's own idea where it has one; each is judged like any other. */
function rewritesOf(prompt: string, judgement: Judgement): string[] {
  const { refused, hits } = judgement
  const candidates: string[] = []
  if (refused === 'brand' || refused === 'person') {
    candidates.push(described(prompt, judgement))
    const scene = hits[0]?.entry.scene ?? ''
    candidates.push(sceneOf(prompt, judgement, scene), scene)
  } else if (refused && !NO_ECHO.has(refused)) candidates.push(sceneOf(prompt, judgement, ''))
  const fit = candidates.filter((text) => text !== '' && text !== prompt && isHarmless(text))
  return [...new Set([...fit, ...HARMLESS])].slice(0, SUGGESTIONS)
}

const isHarmless = (prompt: string): boolean => judge({ prompt }).refused === null

/** Judges a prompt by the shop's own lists. Pure and quick: no network, no clock. */
export function checkPrompt(text: PromptText): PromptVerdict {
  const judgement = judge(text)
  const { refused, flags } = judgement
  if (!refused) return refusedKeepOut(text.keepOut ?? '') ?? { allowed: true, flags }
  return refusalOf(refused, flags, rewritesOf(text.prompt, judgement))
}
