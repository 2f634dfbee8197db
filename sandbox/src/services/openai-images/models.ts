import { problem, type Problem } from './problem.js'

interface Model {
  id: string
  /** When it stops answering; null while nobody has said so. */
  shutdown_date: string | null
}

const MODELS: readonly Model[] = [
  ...[
    'gpt-image-2.6-flare',
    'gpt-image-2.6-sunburst',
    'gpt-image-2.5-flare',
    'gpt-image-2.5-sunburst',
    'gpt-image-2',
  ],
]
  .map((id): Model => ({ id, shutdown_date: null }))
  .concat(
    { id: 'gpt-image-1.5', shutdown_date: '2026-12-01' },
    { id: 'omni-moderation-latest', shutdown_date: null },
  )

const shown = (model: Model, created: number) => ({ ...model, object: 'model', created, owned_by: 'sandbox' })
const find = (id: string) => MODELS.find((model) => model.id === id || id.startsWith(`${model.id}-2026`))

export function modelProblem(id: string): Problem | null {
  if (find(id)) return null
  return problem(
    `The model '${id}' does not exist or you do not have access to it.`,
    null,
    'model_not_found',
    404,
  )
}

export const listModels = (created: number) => ({
  object: 'list',
  data: MODELS.map((model) => shown(model, created)),
})

export function showModel(id: string, created: number) {
  const model = find(id)
  return model ? shown({ ...model, id }, created) : null
}
