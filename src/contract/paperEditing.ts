/** What of a paper its author can change: a draft, what was submitted, or a revision that is waited for. */
export const editings = ['draft', 'submitted', 'revision'] as const
export type Editing = (typeof editings)[number]

export interface EditedPaper {
  readonly state: string
  /** The conference takes papers now, its grace included. */
  readonly isOpen: boolean
  /** Nobody was asked to review it. */
  readonly isUnread: boolean
}

/**
 * Whether a paper can be edited, and as what (PAP-05); null: not now. What was submitted can be changed until the deadline, as
 * long as no reviewer reads it.
 */
export const editingOf = ({ state, isOpen, isUnread }: EditedPaper): Editing | null => {
  if (state === 'draft') return 'draft'
  if (isRevised(state)) return 'revision'
  return isAmendable(state) && isOpen && isUnread ? 'submitted' : null
}

/** The organizers wait for a revision. */
export const isRevised = (state: string): boolean => state.endsWith('.awaiting_revision')

/** Submitted, and not decided about yet: the states that know `paper.amend`. */
export const isAmendable = (state: string): boolean =>
  state === 'administrator_review.active' || state === 'first_review.active'
