import { useCallback } from 'react'
import { focusOn } from '~/components/ui/focus-on'
import { toast } from '~/lib/toast'
import { forget, resume } from '../generation'
import { draftOf } from '../lib/studio-state'
import { tableMark } from '../lib/table-mark'
import { useStudioStore } from '../store'

const UNDO_MS = 8000

/** Create New Design, with a while to think better of it. */
export function useNewDesign() {
  return useCallback(() => {
    const before = draftOf(useStudioStore.getState())
    const mark = tableMark()
    forget()
    useStudioStore.getState().createNew()
    // What was pressed goes with the steps that begin anew.
    focusOn('step-3')
    toast('Your last design is laid aside.', {
      id: 'new-design',
      duration: UNDO_MS,
      action: {
        label: 'Undo',
        onPress: () => {
          // Whose it was has left, and somebody else may be looking.
          if (tableMark() !== mark) return
          forget()
          useStudioStore.setState(before)
          void resume()
        },
      },
    })
  }, [])
}
