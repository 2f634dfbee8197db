import { z } from '@medusajs/framework/zod'
import type { PictureScores } from './picture-checker'

const share = z.number().min(0).max(1)
const idSchema = z.object({ id: z.number() })
const scoresSchema = z.object({ porn: share, hentai: share, sexy: share })
const errorSchema = z.object({ error: z.string() })
const readySchema = z.object({ ready: z.literal(true) })

type Answer = 'ready' | { id: number; scores: PictureScores } | { id: number; error: string }

/** What a line of the checker's says; null where it says nothing to us. Never throws: a library may print there too. */
export function readAnswer(line: string): Answer | null {
  const said = parsed(line)
  if (readySchema.safeParse(said).success) return 'ready'
  const about = idSchema.safeParse(said)
  if (!about.success) return null
  const { id } = about.data
  const scores = scoresSchema.safeParse(said)
  if (scores.success) return { id, scores: scores.data }
  return { id, error: errorSchema.safeParse(said).data?.error ?? 'The picture check gave no scores' }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
