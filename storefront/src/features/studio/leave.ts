import { forgetAdjustedDrafts } from './adjusting/draft-names'
import { forget } from './generation'
import { EMPTY_DRAFT } from './lib/studio-state'
import { useStudioStore } from './store'

/** Whoever signs out leaves an empty table: the next at this browser sees neither words nor pictures. */
export function leaveStudio(): void {
  forget()
  useStudioStore.setState(EMPTY_DRAFT)
  forgetAdjustedDrafts()
}
