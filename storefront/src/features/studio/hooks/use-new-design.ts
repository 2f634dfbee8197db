import { useCallback } from 'react'
import { focusOn } from '~/components/ui/focus-on'
import { forget, resume } from '../generation'
import { offerUndo } from '../lib/offer-undo'
import { draftOf } from '../lib/studio-state'
import { useStudioStore } from '../store'

/** Create New Design, with a while to think better of it. */
export function useNewDesign() {
  return useCallback(() => {
    const before = draftOf(useStudioStore.getState())
    forget()
    useStudioStore.getState().createNew()
    // What was pressed goes with the steps that begin anew.
    focusOn('step-3')
    offerUndo('Your last design is laid aside.', 'new-design', () => {
      forget()
      useStudioStore.setState(before)
      void resume()
    })
  }, [])
}
