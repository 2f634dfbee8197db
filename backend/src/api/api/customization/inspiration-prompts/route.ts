import { endpoints } from '@caseloom/contract'
import { inspirationPrompts } from '../../../../lib/designs/inspiration-prompts'
import { route } from '../../../../lib/http/route'

export const GET = route(endpoints.inspirationPrompts, ({ res }) => {
  res.setHeader('Cache-Control', 'public, max-age=3600')
  return Promise.resolve(inspirationPrompts(new Date()))
})
