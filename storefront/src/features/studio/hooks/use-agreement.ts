import { useState } from 'react'

/** What the shopper agreed to is about one thing, and carries over to no other: `subject` names it. */
export function useAgreement(subject: string): [agreed: boolean, agree: (yes: boolean) => void] {
  const [agreedTo, setAgreedTo] = useState<string | null>(null)
  return [agreedTo === subject, (yes) => setAgreedTo(yes ? subject : null)]
}
