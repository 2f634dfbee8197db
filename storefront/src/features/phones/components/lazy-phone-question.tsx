import { Suspense, useEffect, useState } from 'react'
import { latePart } from '~/components/ui/late-part'
import type { PhoneQuestionProps } from './phone-question'

interface LazyPhoneQuestionProps extends PhoneQuestionProps {
  /** The question did not arrive. */
  onMissing: () => void
}

/** Nobody is kept from paying by a question that can't be asked. */
function Unasked({ asking, onMissing }: LazyPhoneQuestionProps) {
  useEffect(() => {
    if (asking.length > 0) onMissing()
  }, [asking, onMissing])
  return null
}
const PhoneQuestion = latePart<LazyPhoneQuestionProps>(
  () => import('./phone-question').then((part) => part.PhoneQuestion),
  Unasked,
)

/** Few carts raise the question, so its code comes with it, and stays for its closing. */
export function LazyPhoneQuestion(props: LazyPhoneQuestionProps) {
  const [wanted, setWanted] = useState(false)
  if (props.asking.length > 0 && !wanted) setWanted(true)
  return wanted ? (
    <Suspense fallback={null}>
      <PhoneQuestion {...props} />
    </Suspense>
  ) : null
}
