import { EVERYDAY_PROMPTS } from './everyday-prompts'
import { TRICKY_PROMPTS } from './tricky-prompts'

export const INNOCENT_PROMPTS = [...TRICKY_PROMPTS, ...EVERYDAY_PROMPTS]
