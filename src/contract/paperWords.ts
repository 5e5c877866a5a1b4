/** Decisions about a paper after a round (PAP-01), in the order in which forms offer them. */
export const decisions = ['accept', 'minor_revision', 'major_revision', 'rejection'] as const
export type Decision = (typeof decisions)[number]

/** Stages of a paper at its withdrawal. */
export const withdrawnFrom = ['active', 'awaiting_revision', 'accepted'] as const

/** Steps of a paper, in words that its author knows. */
export const paperSteps = [
  'begun',
  'submitted',
  'amended',
  'passed',
  'returned',
  'resubmitted',
  'decided',
  'extended',
  'lapsed',
  'reinstated',
  'finalized',
  'published',
  'indexed',
  'withdrawn',
  'revived',
  'restored',
  'retracted',
] as const
export type PaperStepName = (typeof paperSteps)[number]

/** Actor of a step, in general: no organizer and no reviewer is named. */
export const stepActors = ['author', 'organizers', 'clock'] as const
