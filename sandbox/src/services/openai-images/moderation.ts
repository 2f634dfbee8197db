import { randomHex } from '../../core/ids.js'
import { problem, type Problem } from './problem.js'

export const FORBIDDEN = /forbidden/i
const CATEGORIES = [
  'sexual',
  'sexual/minors',
  'harassment',
  'harassment/threatening',
  'hate',
  'hate/threatening',
  'illicit',
  'illicit/violent',
  'self-harm',
  'self-harm/intent',
  'self-harm/instructions',
  'violence',
  'violence/graphic',
]

/** A text is judged by a word; a picture only by a scenario, since nobody looks at it here. */
function judge(input: unknown, scenario: string | undefined): object {
  const flagged = scenario === 'flagged' || FORBIDDEN.test(JSON.stringify(input ?? ''))
  const hit = (name: string) => flagged && name === 'violence'
  return {
    flagged,
    categories: Object.fromEntries(CATEGORIES.map((name) => [name, hit(name)])),
    category_scores: Object.fromEntries(CATEGORIES.map((name) => [name, hit(name) ? 0.98 : 0.001])),
    category_applied_input_types: Object.fromEntries(CATEGORIES.map((name) => [name, ['text']])),
  }
}

/** POST /v1/moderations. */
export function moderate(fields: Record<string, unknown>, scenario: string | undefined): object | Problem {
  const { input, model = 'omni-moderation-latest' } = fields
  if (input === undefined)
    return problem("Missing required parameter: 'input'.", 'input', 'missing_required_parameter')
  const several = Array.isArray(input) && input.every((entry) => typeof entry === 'string')
  const results = (several ? input : [input]).map((entry) => judge(entry, scenario))
  return { id: `modr-${randomHex(8)}`, model, results }
}
