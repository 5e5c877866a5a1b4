/** What is decided about a paper after a round (PAP-01), in the order in which forms offer it. */
export const decisions = ['accept', 'minor_revision', 'major_revision', 'rejection'] as const
export type Decision = (typeof decisions)[number]

/** Where a paper stood when it was withdrawn. */
export const withdrawnFrom = ['active', 'awaiting_revision', 'accepted'] as const

/** What happens to a paper, in words that its author knows. */
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

/** Whose step it was, in general: no organizer and no reviewer is named. */
export const stepActors = ['author', 'organizers', 'clock'] as const
