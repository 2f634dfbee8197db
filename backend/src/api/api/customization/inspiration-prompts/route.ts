import { endpoints } from '@caseloom/contract'
import { route } from '../../../../lib/http/route'

const PROMPTS = [
  'Mountain lake under the northern lights',
  'Two koi in a deep blue pond with water lilies',
  'Mount Fuji at dawn with cherry blossom',
  'Neon Tokyo skyline at night, synthwave',
  'A violet galaxy with a ringed planet',
  'White marble with fine gold veins',
  'The great wave off the coast',
  'A bouquet of peonies and daisies in blush and sage',
  'A cat looking at the full moon',
  'Misty pine forest in autumn colours',
  'Golden sunset over a calm sea with a sailing boat',
  'Bauhaus tiles in terracotta and teal',
  'Terrazzo in pastel colours',
  'Tall wildflowers, botanical line drawing',
  'Emerald and gold fluid art',
  'Boho arches with a warm sun',
]

export const GET = route(endpoints.inspirationPrompts, ({ res }) => {
  res.setHeader('Cache-Control', 'public, max-age=3600')
  return Promise.resolve(PROMPTS)
})
