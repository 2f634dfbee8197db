import { expect, it } from 'vitest'
import { finishedDraft } from '~/testing/make-draft'
import { adjustedDraftName } from './adjusting/draft-names'
import { leaveStudio } from './leave'
import { DRAFT_NAME, useStudioStore } from './store'

const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
const writeAll = () => window.dispatchEvent(new Event('pagehide'))

it('whoever signs out while an ordered case is changed leaves nothing of what was designed for the cart either', () => {
  useStudioStore.setState(finishedDraft(1))
  writeAll()
  expect(kept()).toContain('a fox')
  useStudioStore.persist.setOptions({ name: adjustedDraftName('one.secret') })
  leaveStudio()
  writeAll()
  useStudioStore.persist.setOptions({ name: DRAFT_NAME })
  expect(kept()).not.toContain('a fox')
})
