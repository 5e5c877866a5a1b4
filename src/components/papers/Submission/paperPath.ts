import type { PaperCard } from '../../../contract/paper.ts'

type Stood = Pick<PaperCard, 'state' | 'order' | 'has_final' | 'rebuttal_due_at'>

/** State of a paper and next actor: one sentence of `submission.next`, by its state (PAP-01). */
export const nextOf = ({ state, order, has_final, rebuttal_due_at }: Stood) => {
  const [stage = '', disposition = ''] = state.split('.')
  if (state === 'draft') return 'draft'
  if (disposition === 'active' && rebuttal_due_at !== null) return 'rebutted'
  if (disposition === 'active') return stage === 'administrator_review' ? 'checked' : 'reviewed'
  if (disposition === 'awaiting_revision') return stage === 'administrator_review' ? 'returned' : 'revised'
  if (disposition === 'rejected') return 'rejected'
  if (disposition === 'withdrawn') return 'withdrawn'
  if (disposition === 'retracted') return 'retracted'
  if (stage === 'published' || stage === 'indexed') return stage
  if (order?.state === 'to_be_paid') return 'unpaid'
  return has_final ? 'final' : 'accepted'
}

/** By when the next step has to happen; null: there is no date for it. */
export const dueOf = (card: Stood & Pick<PaperCard, 'deadline' | 'revision_due_at' | 'final_due_at'>) => {
  const next = nextOf(card)
  if (next === 'draft') return card.deadline
  if (next === 'rebutted') return card.rebuttal_due_at
  // Paid or not, the final files are to come by then.
  if (next === 'accepted' || next === 'unpaid') return card.final_due_at
  return next === 'revised' || next === 'returned' ? card.revision_due_at : null
}

/** The list of all. */
export const ownPaperList = '/personal/paper/postedby'

/** Page on which its author works on it, and page on which it is followed. */
export const formPath = ({ id, conference_id }: Pick<PaperCard, 'id' | 'conference_id'>) =>
  `/conferences/${conference_id}/submit?paper_id=${id}`
/** The same, opened to edit the submission. */
export const editPath = (paper: Pick<PaperCard, 'id' | 'conference_id'>) => `${formPath(paper)}&edit=1`
export const ownPath = ({ id }: Pick<PaperCard, 'id'>) => `/personal/paper/postedby?paper_id=${id}`

/** Actor of the next step. */
export const actorOf = (card: Stood) => actors[nextOf(card)]

const actors = {
  draft: 'author',
  checked: 'organizers',
  reviewed: 'reviewers',
  rebutted: 'author',
  returned: 'author',
  revised: 'author',
  rejected: 'nobody',
  withdrawn: 'nobody',
  retracted: 'nobody',
  unpaid: 'author',
  accepted: 'author',
  final: 'organizers',
  published: 'organizers',
  indexed: 'nobody',
} as const

export const toneOf = (card: Stood) => tones[nextOf(card)]

const tones = {
  draft: 'waiting',
  checked: 'waiting',
  reviewed: 'waiting',
  rebutted: 'action',
  returned: 'action',
  revised: 'action',
  rejected: 'neutral',
  withdrawn: 'neutral',
  retracted: 'neutral',
  unpaid: 'action',
  accepted: 'good',
  final: 'good',
  published: 'good',
  indexed: 'good',
} as const

/** The stages in their order (PAP-01). */
export const stages = [
  'administrator_review',
  'first_review',
  'second_review',
  'published',
  'indexed',
] as const

/** Stage of the state: a draft is on its way into the first stage. */
export const stageOf = (state: string): (typeof stages)[number] | 'draft' =>
  stages.find((stage) => state.startsWith(stage)) ?? 'draft'

/** Whether the paper has passed a stage, is in it, or has it before it. */
export const stepOf = (state: string, stage: (typeof stages)[number]): 'past' | 'present' | 'future' => {
  const at = stages.findIndex((each) => state.startsWith(each))
  const place = stages.indexOf(stage)
  if (place === at) return 'present'
  return place < at ? 'past' : 'future'
}
