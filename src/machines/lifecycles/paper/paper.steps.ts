import { and } from 'xstate'

import { paperSetup } from './paper.setup.ts'

/** An author leaves; where from is remembered. */
const withdrawal = (leave: 'leaveActive' | 'leaveRevision' | 'leaveAccepted') =>
  ({ guard: 'hasReason', target: 'withdrawn', actions: ['keepReason', leave] }) as const

const comingBack = { actions: 'comeBack' } as const
const toRevision = { target: 'awaiting_revision', ...comingBack } as const
const toAccepted = { target: 'accepted', ...comingBack } as const
const toActive = { target: 'active', ...comingBack } as const

type Events = Parameters<typeof paperSetup.createStateConfig>[0]['on']

/** It is looked at. `decisions`: what may come of it in this stage. */
export const active = (decisions: Events) =>
  paperSetup.createStateConfig({ on: { ...decisions, 'paper.withdraw': withdrawal('leaveActive') } })

/** The author has to act by a date. */
export const awaitingRevision = (resubmitted: Events) =>
  paperSetup.createStateConfig({
    on: {
      ...resubmitted,
      'paper.extend': { actions: 'openRevision' },
      'paper.lapse': { guard: 'isRevisionOver', target: 'rejected', actions: 'markLapsed' },
      'paper.withdraw': withdrawal('leaveRevision'),
    },
  })

/**
 * The organizer may take a rejection back: another person has to agree, unless it was only the author who was late.
 */
export const rejected = paperSetup.createStateConfig({
  on: {
    'paper.reinstate': {
      guard: and(['hasReason', 'isSeconded']),
      target: 'active',
      actions: ['keepReason', 'forgetLapse'],
    },
    'paper.extend': { guard: 'isLapsed', target: 'awaiting_revision', actions: 'openRevision' },
  },
})

/** The author's final files come before publication, and what is owed for it is paid (PAP-04). */
export const accepted = paperSetup.createStateConfig({
  on: {
    'paper.finalize': { guard: 'isFinalOpen', actions: 'keepFinal' },
    'paper.publish': { guard: and(['hasFinal', 'isSettled']), target: '#paper.published' },
    'paper.withdraw': withdrawal('leaveAccepted'),
  },
})

/** Withdrawn before anybody could accept it. */
export const withdrawnEarly = paperSetup.createStateConfig({
  on: {
    'paper.revive': [
      { guard: and(['isOpen', 'wasAwaitingRevision']), ...toRevision },
      { guard: 'isOpen', ...toActive },
    ],
    'paper.restore': [{ guard: 'wasAwaitingRevision', ...toRevision }, toActive],
  },
})

/** The author's `revive` and the organizer's `restore` lead back to where it was withdrawn from. */
export const withdrawn = paperSetup.createStateConfig({
  on: {
    'paper.revive': [
      { guard: and(['isOpen', 'wasAwaitingRevision']), ...toRevision },
      { guard: and(['isOpen', 'wasAccepted']), ...toAccepted },
      { guard: 'isOpen', ...toActive },
    ],
    'paper.restore': [
      { guard: 'wasAwaitingRevision', ...toRevision },
      { guard: 'wasAccepted', ...toAccepted },
      toActive,
    ],
  },
})

/** A published paper stays on record; what is wrong with it is said in public. */
export const retraction = {
  'paper.retract': { guard: 'hasReason', target: 'retracted', actions: 'keepReason' },
} as const
