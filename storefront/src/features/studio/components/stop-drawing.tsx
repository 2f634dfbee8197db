import { Button, type ButtonProps } from '~/components/ui/button'
import { cancel, useGeneration } from '../generation'

/** The way out of a drawing. It says at once that it was pressed, though the shop may be slow to answer. */
export function StopDrawing(looks: Pick<ButtonProps, 'variant' | 'className'>) {
  const stopping = useGeneration((state) => state.stopping)
  return (
    <Button size="sm" busy={stopping} onClick={() => void cancel()} {...looks}>
      {stopping ? 'Stopping…' : 'Cancel'}
    </Button>
  )
}
