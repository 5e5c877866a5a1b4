import type { PaperCard } from '../../contract/paper.ts'

/** Where a paper stands and who acts next: one sentence of `submission.next`, by its state (PAP-01). */
export const nextOf = ({ state, order }: Pick<PaperCard, 'state' | 'order'>) => {
  const [stage = '', disposition = ''] = state.split('.')
  if (state === 'draft') return 'draft'
  if (disposition === 'active') return stage === 'administrator_review' ? 'checked' : 'reviewed'
  if (disposition === 'awaiting_revision') return stage === 'administrator_review' ? 'returned' : 'revised'
  if (disposition === 'rejected') return 'rejected'
  if (disposition === 'withdrawn') return 'withdrawn'
  if (disposition === 'retracted') return 'retracted'
  if (stage === 'published' || stage === 'indexed') return stage
  return order?.state === 'to_be_paid' ? 'unpaid' : 'accepted'
}

export const toneOf = (card: Pick<PaperCard, 'state' | 'order'>) => tones[nextOf(card)]

const tones = {
  draft: 'waiting',
  checked: 'waiting',
  reviewed: 'waiting',
  returned: 'action',
  revised: 'action',
  rejected: 'neutral',
  withdrawn: 'neutral',
  retracted: 'neutral',
  unpaid: 'action',
  accepted: 'good',
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

/** Whether the paper has passed a stage, is in it, or has it before it. */
export const stepOf = (state: string, stage: (typeof stages)[number]): 'past' | 'present' | 'future' => {
  const at = stages.findIndex((each) => state.startsWith(each))
  const place = stages.indexOf(stage)
  if (place === at) return 'present'
  return place < at ? 'past' : 'future'
}
