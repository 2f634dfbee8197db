import { forgetAdjustedDrafts } from './adjusting/draft-names'
import { forget } from './generation'
import { quietly } from './hooks/use-studio-history'
import { EMPTY_DRAFT } from './lib/studio-state'
import { renewMark } from './lib/table-mark'
import { DRAFT_NAME, useStudioStore } from './store'

/** Whoever signs out leaves an empty table: the next at this browser sees neither words nor pictures, nor by going back. */
export function leaveStudio(): void {
  forget()
  // It lies below, while a case that was ordered is on the table.
  void useStudioStore.persist.getOptions().storage?.removeItem(DRAFT_NAME)
  quietly(() => useStudioStore.setState(EMPTY_DRAFT))
  forgetAdjustedDrafts()
  renewMark()
}
