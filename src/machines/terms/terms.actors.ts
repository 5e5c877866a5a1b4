import { waitFor } from 'xstate'

import type { TermsActorRef } from './terms.machine.ts'
import { fromPromise } from '../shared/fromPromise.ts'

/**
 * Asks the terms gate of the same actor system for consent; resolves to whether it was given.
 * When the asking flow stops, the question goes with it.
 */
export const requireConsent = fromPromise<boolean, void>(async ({ system, signal }) => {
  const terms = system.get('terms') as TermsActorRef
  terms.send({ type: 'terms.require' })
  // When the whole page goes, the gate is gone before the question is.
  const withdraw = () => {
    if (terms.getSnapshot().status === 'active') terms.send({ type: 'terms.decline' })
  }
  signal.addEventListener('abort', withdraw, { once: true })
  const settled = await waitFor(terms, (snapshot) => !snapshot.hasTag('dialog'))
  signal.removeEventListener('abort', withdraw)
  return settled.hasTag('consented')
})
