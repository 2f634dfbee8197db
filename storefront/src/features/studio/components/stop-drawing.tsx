import { forwardRef } from 'react'
import { Button, type ButtonProps } from '~/components/ui/button'
import { cancel, useGeneration } from '../generation'

/** The way out of a drawing. It says at once that it was pressed, though the shop may be slow to answer. */
export const StopDrawing = forwardRef<HTMLButtonElement, Pick<ButtonProps, 'variant' | 'className'>>(
  function StopDrawing(looks, ref) {
    const stopping = useGeneration((state) => state.stopping)
    return (
      <Button ref={ref} size="sm" busy={stopping} onClick={() => void cancel()} {...looks}>
        {stopping ? 'Stopping…' : 'Cancel'}
      </Button>
    )
  },
)
