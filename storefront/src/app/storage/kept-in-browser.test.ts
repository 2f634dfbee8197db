import { expect, it } from 'vitest'
import { KEYS_OFF } from '~/features/approvals/hooks/use-keys-on'
import { KEPT_IN_BROWSER } from '~/features/site/legal/content/cookies'
import { adjustedDraftName } from '~/features/studio/adjusting/draft-names'
import { MARK_NAME } from '~/features/studio/lib/table-mark'
import { DRAFT_NAME } from '~/features/studio/store'
import { EDITING_NAME } from '../studio/kept-editing'

/** A key that ends in '…' stands for all names that begin like it. */
const isTold = (name: string) =>
  KEPT_IN_BROWSER.some(({ key }) => (key.endsWith('…') ? name.startsWith(key.slice(0, -1)) : name === key))

it.each([DRAFT_NAME, adjustedDraftName('one.secret'), MARK_NAME, EDITING_NAME, KEYS_OFF])(
  'the Cookie Policy tells of %s',
  (name) => expect(isTold(name)).toBe(true),
)
