import type { PaperForm } from './paperForm.ts'

/** Versions of a paper that its author can edit: a draft, a submission, or a requested revision. */
export const editings = ['draft', 'submitted', 'revision'] as const
export type Editing = (typeof editings)[number]

interface EditedPaper {
  readonly state: string
  /** The conference takes papers now, its grace included. */
  readonly isOpen: boolean
}

/**
 * Whether a paper can be edited, and as what (PAP-05); null: not now. A submission can be changed until the deadline,
 * or until the chairs pass it on to its review, of which its authors are notified. Actions of reviewers have no effect
 * here.
 */
export const editingOf = ({ state, isOpen }: EditedPaper): Editing | null => {
  if (state === 'draft') return 'draft'
  if (isRevised(state)) return 'revision'
  return isAmendable(state) && isOpen ? 'submitted' : null
}

/** Whether the final files of a paper can be uploaded, or could until their date; null: they are not due. */
export const finalWaits = ['open', 'over'] as const
type FinalWait = (typeof finalWaits)[number]

interface AcceptedPaper {
  readonly state: string
  readonly hasFinal: boolean
  /** The date for the final files and its grace period are not over, or there is none. */
  readonly isFinalOpen: boolean
}

/** The same for the page, the files and the lifecycle, which refuses a late upload as `finalOver`. */
export const finalOf = ({ state, hasFinal, isFinalOpen }: AcceptedPaper): FinalWait | null => {
  if (!state.endsWith('_review.accepted') || hasFinal) return null
  return isFinalOpen ? 'open' : 'over'
}

/**
 * An accepted paper with the corrections of its final version: title, abstract, key words, and of its authors the
 * order, names and affiliations. Conflicts stay as submitted. Null: its authors differ from the accepted ones, by their
 * addresses.
 */
export const correctedForm = (accepted: PaperForm, typed: PaperForm): PaperForm | null => {
  const people = ({ authors }: PaperForm) => authors.map(({ email }) => email.toLowerCase()).toSorted()
  if (people(accepted).join('\n') !== people(typed).join('\n')) return null
  const { title, eng_title, abstract, eng_abstract, keywords, eng_keywords, authors, corresponding } = typed
  const corrected = {
    title,
    eng_title,
    abstract,
    eng_abstract,
    keywords,
    eng_keywords,
    authors,
    corresponding,
  }
  return { ...accepted, ...corrected }
}

/** The organizers wait for a revision. */
export const isRevised = (state: string): boolean => state.endsWith('.awaiting_revision')

/** Submitted, and with the chairs for its check: the state that knows `paper.amend`. */
export const isAmendable = (state: string): boolean => state === 'administrator_review.active'
