const OWN_ID = 'chk_'

/** A checkout by the session that its customer knows: Stripe's, or its own id where there was nothing to pay. */
export const bySession = (sessionId: string) =>
  sessionId.startsWith(OWN_ID) ? { id: sessionId } : { stripe_session_id: sessionId }

export const isSession = (id: string): boolean => id.startsWith('cs_') || id.startsWith(OWN_ID)
