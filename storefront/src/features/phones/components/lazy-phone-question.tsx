import { Suspense, useState } from 'react'
import { latePart } from '~/components/ui/late-part'
import type { PhoneQuestionProps } from './phone-question'

const PhoneQuestion = latePart(() => import('./phone-question').then((part) => part.PhoneQuestion))

/** Few carts raise the question, so its code comes with it, and stays for its closing. */
export function LazyPhoneQuestion(props: PhoneQuestionProps) {
  const [wanted, setWanted] = useState(false)
  if (props.asking.length > 0 && !wanted) setWanted(true)
  return wanted ? (
    <Suspense fallback={null}>
      <PhoneQuestion {...props} />
    </Suspense>
  ) : null
}
