/** What of a paper its author can change: a draft, what was submitted, or a revision that is waited for. */
export const editings = ['draft', 'submitted', 'revision'] as const
export type Editing = (typeof editings)[number]

interface EditedPaper {
  readonly state: string
  /** The conference takes papers now, its grace included. */
  readonly isOpen: boolean
}

/**
 * Whether a paper can be edited, and as what (PAP-05); null: not now. What was submitted can be changed until the deadline, or
 * until the chairs pass it on to its review, which its authors are told. Nothing that reviewers do shows here.
 */
export const editingOf = ({ state, isOpen }: EditedPaper): Editing | null => {
  if (state === 'draft') return 'draft'
  if (isRevised(state)) return 'revision'
  return isAmendable(state) && isOpen ? 'submitted' : null
}

/** The organizers wait for a revision. */
export const isRevised = (state: string): boolean => state.endsWith('.awaiting_revision')

/** Submitted, and with the chairs for its check: the state that knows `paper.amend`. */
export const isAmendable = (state: string): boolean => state === 'administrator_review.active'
