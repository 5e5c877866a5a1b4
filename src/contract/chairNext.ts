/** Next steps of a paper, for a chair or another actor. */
export const chairSteps = [
  'check',
  'invite',
  'wait',
  'decide',
  'release',
  'revision',
  'final',
  'payment',
  'publish',
  'index',
  'restore',
  'none',
] as const
type ChairStep = (typeof chairSteps)[number]

interface ChairedPaper {
  readonly state: string
  /** A decision is prepared and not released. */
  readonly isPrepared: boolean
  /** Counts for its round: needed reviews, promised or submitted ones, and submitted ones. */
  readonly needed: number
  readonly promised: number
  readonly submitted: number
  readonly hasFinal: boolean
  readonly isSettled: boolean
}

/** The next step of a paper for its chairs; `none`: its way has ended. */
export const chairNextOf = (paper: ChairedPaper): ChairStep => {
  const [stage = '', disposition = ''] = paper.state.split('.')
  if (disposition === 'awaiting_revision') return 'revision'
  if (disposition === 'withdrawn') return 'restore'
  if (disposition === 'rejected' || disposition === 'retracted') return 'none'
  if (stage === 'published') return 'index'
  if (stage === 'indexed') return 'none'
  if (disposition === 'accepted') {
    if (!paper.hasFinal) return 'final'
    return paper.isSettled ? 'publish' : 'payment'
  }
  if (paper.isPrepared) return 'release'
  if (stage === 'administrator_review') return 'check'
  if (paper.submitted >= paper.needed) return 'decide'
  return paper.promised < paper.needed ? 'invite' : 'wait'
}
