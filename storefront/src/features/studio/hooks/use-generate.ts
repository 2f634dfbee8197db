import { useMutation } from '@tanstack/react-query'
import { api } from '~/lib/api-client'
import { toast } from '~/lib/toast'
import { promptProblem } from '../lib/prompt-words'
import { useStudioStore } from '../store'

/** Draws four variations of the prompt. Asking again for the same words gives other pictures. */
export function useGenerate() {
  const receive = useStudioStore((state) => state.receive)
  const mutation = useMutation({
    meta: { silent: true },
    mutationFn: () => {
      const { prompt, productId, device, finish, variations } = useStudioStore.getState()
      const words = prompt.trim()
      return api.call('generate', {
        body: {
          prompt: words,
          again: variations.some((variation) => variation.originalPrompt === words),
          ...(productId ? { productId: String(productId) } : {}),
          ...(device ? { device } : {}),
          ...(finish ? { finish } : {}),
        },
      })
    },
    onSuccess: (variations) => {
      receive(variations)
      toast.success('Design generated successfully!')
    },
    onError: () => toast.error('Failed to generate design. Please try again.'),
  })
  const generate = () => {
    const problem = promptProblem(useStudioStore.getState().prompt)
    if (problem) toast.error(problem)
    else mutation.mutate()
  }
  return { generate, generating: mutation.isPending, error: mutation.error }
}
