import { calm, type Step } from '../../../../mocks/records.ts'
import type { DecisionFacts, PaperFacts, ReviewFacts } from '../../../../src/contract/facts.ts'
import type { OwnPaperFile } from '../../../../src/contract/paper.ts'
import { paperFileKinds, type PaperFileKind } from '../../../../src/contract/paperFile.ts'
import { emptyPaper, paperForm, type PaperForm } from '../../../../src/contract/paperForm.ts'
import type { Decision } from '../../../../src/contract/paperWords.ts'
import type { Reason } from '../../../../src/contract/reasons.ts'
import { completeReview } from '../../../../src/contract/review.ts'
import type { Role } from '../../../../src/contract/roles.ts'
import { decisionLifecycle } from '../../../../src/machines/lifecycles/decision/decision.machine.ts'
import type { DecisionEvent } from '../../../../src/machines/lifecycles/decision/decision.machine.ts'
import { paperLifecycle } from '../../../../src/machines/lifecycles/paper/paper.lifecycle.ts'
import type { PaperEvent } from '../../../../src/machines/lifecycles/paper/paper.setup.ts'
import { reviewLifecycle } from '../../../../src/machines/lifecycles/review/review.machine.ts'
import type { ReviewEvent } from '../../../../src/machines/lifecycles/review/review.setup.ts'
import { decide } from '../../../../src/machines/lifecycles/shared/decide.ts'
import type { Status } from '../../../../src/machines/lifecycles/shared/lifecycle.types.ts'

export interface Written {
  readonly recommendation: Decision | ''
  readonly comments: string
  readonly remarks: string
}

export interface Review {
  readonly id: number
  /** In Chinese and in English. */
  readonly name: readonly [string, string]
  readonly round: number
  readonly askedAt: string
  status: Status<ReviewFacts>
  steps: Step[]
  written: Written
  /** Counts the times it was kept. */
  draftVersion: number
  submittedAt: string | null
  movedAt: string
}

export interface Rebuttal {
  readonly state: 'awaited' | 'answered' | 'closed'
  readonly draft: string
  readonly text: string
  /** Counts the times it was kept. */
  readonly version: number
}

export interface PreparedDecision {
  readonly id: number
  readonly round: number
  readonly decision: Decision
  readonly letter: string
  status: Status<DecisionFacts>
  version: number
  at: string
}

export const paperId = 1
export const conferenceId = 1
export const orderId = 12
/** A date beyond the lifetime of any story. */
export const farAhead = '2098-12-01T15:59:59.000Z'
/** Deadline of every task. */
export const until = '2026-12-12T15:59:59.000Z'
const hour = 3_600_000

/**
 * One paper of one conference, with its reviews, decisions and order, as the server of a journey keeps it. The lifecycles
 * decide on every event, whether it comes from the page or from the script.
 */
export const createPaperWorld = () => {
  let moment = Date.parse('2026-11-20T02:00:00.000Z')
  let status: Status<PaperFacts> = { state: 'draft', facts: calm.paper }
  /** Time of each step of the paper. */
  const times: string[] = []
  const steps: Step[] = []
  const reviews: Review[] = []
  const decisions: PreparedDecision[] = []
  const handedIn: PaperForm[] = []
  const files: Partial<Record<PaperFileKind, OwnPaperFile>> = {}
  const settings = { rounds: 1, max_rounds: 3, reviews_needed: 1, fee: 80_000 }
  const world = {
    settings,
    steps,
    times,
    reviews,
    decisions,
    handedIn,
    begunAt: new Date(moment).toISOString(),
    isBegun: false,
    form: emptyPaper,
    formVersion: 0,
    /** Letter to the reviewers: the draft, and the one sent with the revision of this round. */
    response: '',
    letter: '',
    order: null as { state: 'to_be_paid' | 'paid' } | null,
    /** The author's answer to the reviews of this round; null: not requested. */
    rebuttal: null as Rebuttal | null,
    get state(): string {
      return status.state
    },
    get facts(): PaperFacts {
      return factsNow()
    },
    get version(): number {
      return steps.length
    },
    get at(): string {
      return times.at(-1) ?? world.begunAt
    },
    get files(): OwnPaperFile[] {
      return paperFileKinds.flatMap((kind) => files[kind] ?? [])
    },
    /** Submitted reviews of the present round. */
    get submitted(): Review[] {
      return reviews.filter((each) => each.round === status.facts.round && each.submittedAt !== null)
    },
    tick(): string {
      moment += hour
      return new Date(moment).toISOString()
    },

    keepFile(kind: PaperFileKind, name: string, bytes: number): OwnPaperFile {
      const id = (paperFileKinds.indexOf(kind) + 1) * 10 + handedIn.length
      const file = { id, kind, name, bytes, round: status.facts.round, names: [], at: world.tick() }
      files[kind] = file
      return file
    },

    /** Null: it has happened. */
    movePaper(event: PaperEvent, role: Role): Reason | null {
      const taken = decide(paperLifecycle, { ...status, facts: factsNow() }, event, [role])
      if (taken.kind === 'refused') return taken.reason
      const reason = 'reason' in event ? event.reason : ''
      steps.push([event.type, taken.state, role, [reason, reason]])
      times.push(world.tick())
      status = taken
      follow[event.type]?.()
      return null
    },

    ask(name: Review['name']): Review {
      const askedAt = world.tick()
      const { round } = status.facts
      const review: Review = {
        id: reviews.length + 1,
        name,
        round,
        askedAt,
        status: { state: 'pending.waiting', facts: { ...calm.review, responseDueAt: until } },
        steps: [],
        written: { recommendation: '', comments: '', remarks: '' },
        draftVersion: 0,
        submittedAt: null,
        movedAt: askedAt,
      }
      reviews.push(review)
      return review
    },

    moveReview(review: Review, event: ReviewEvent, role: Role): Reason | null {
      const facts = { ...review.status.facts, ...reviewFactsNow(review) }
      const taken = decide(reviewLifecycle, { ...review.status, facts }, event, [role])
      if (taken.kind === 'refused') return taken.reason
      const reason = 'reason' in event ? event.reason : ''
      review.steps.push([event.type, taken.state, role, [reason, reason]])
      review.movedAt = world.tick()
      review.status = taken
      if (event.type === 'review.submit' || event.type === 'review.amend') review.submittedAt = review.movedAt
      return null
    },

    /** Text of a review; its first words are a step of its lifecycle. */
    write(review: Review, written: Written): Reason | null {
      const refusal =
        review.status.state === 'accepted.reading'
          ? world.moveReview(review, { type: 'review.draft' }, 'owner')
          : null
      if (refusal !== null) return refusal
      review.written = written
      review.draftVersion += 1
      return null
    },

    handIn(review: Review): Reason | null {
      const type = review.status.state === 'accepted.submitted' ? 'review.amend' : 'review.submit'
      return world.moveReview(review, { type }, 'owner')
    },

    prepare(decision: Decision, letter: string): PreparedDecision {
      for (const each of decisions) {
        if (each.status.state === 'prepared') moveDecision(each, { type: 'decision.discard' }, 'system')
      }
      const { round } = status.facts
      const facts = decisionFactsNow(decision)
      const prepared: PreparedDecision = {
        id: decisions.length + 1,
        round,
        decision,
        letter,
        status: { state: 'prepared', facts },
        version: 0,
        at: world.tick(),
      }
      decisions.push(prepared)
      return prepared
    },

    release(prepared: PreparedDecision, reason: string): Reason | null {
      const event: DecisionEvent =
        reason === '' ? { type: 'decision.release' } : { type: 'decision.override', reason }
      const refusal = moveDecision(prepared, event, 'organizer')
      if (refusal !== null) return refusal
      return world.movePaper({ type: 'paper.decide', decision: prepared.decision, until }, 'system')
    },

    pay(): void {
      world.order = { state: 'paid' }
    },

    /** Whether the stage and round of the paper allow it now. */
    canDecide(decision: Decision): boolean {
      const event: PaperEvent = { type: 'paper.decide', decision, until }
      return decide(paperLifecycle, { ...status, facts: factsNow() }, event, ['system']).kind === 'taken'
    },
  }

  /** Effects of a step of the paper, as on the server. */
  const follow: Partial<Record<PaperEvent['type'], () => void>> = {
    'paper.submit': () => handedIn.push(world.form),
    'paper.amend': () => handedIn.push(world.form),
    'paper.resubmit': () => {
      handedIn.push(world.form)
      world.letter = world.response
      world.response = ''
    },
    'paper.decide': () => {
      world.rebuttal = null
      const isAccepted = status.state.endsWith('.accepted')
      if (isAccepted && settings.fee > 0) world.order ??= { state: 'to_be_paid' }
    },
  }

  const moveDecision = (one: PreparedDecision, event: DecisionEvent, role: Role): Reason | null => {
    const facts = { ...one.status.facts, ...decisionFactsNow(one.decision) }
    const taken = decide(decisionLifecycle, { ...one.status, facts }, event, [role])
    if (taken.kind === 'refused') return taken.reason
    one.status = taken
    one.version += 1
    one.at = world.tick()
    return null
  }

  const factsNow = (): PaperFacts => {
    const { facts } = status
    return {
      ...facts,
      isComplete: paperForm.safeParse(world.form).success && world.files.length === paperFileKinds.length,
      hasResponse: world.response.trim() !== '',
      hasSecondReview: settings.rounds > 1,
      isLastRound: facts.round >= settings.max_rounds,
      isSettled: world.order?.state !== 'to_be_paid',
    }
  }

  const reviewFactsNow = ({ round, written, draftVersion }: Review) => ({
    hasDraft: draftVersion > 0,
    isComplete: completeReview.safeParse(written).success,
    isDecisionPrepared: decisions.some((each) => each.round === round && each.status.state !== 'discarded'),
  })

  const decisionFactsNow = (decision: Decision): DecisionFacts => ({
    decision,
    isPaperActive: status.state.endsWith('.active'),
    isPossible: world.canDecide(decision),
    hasEnoughReviews: world.submitted.length >= settings.reviews_needed,
    reason: null,
  })

  return world
}

export type PaperWorld = ReturnType<typeof createPaperWorld>

/** The script's event has to be possible: a journey does not continue after a refusal. */
export const must = (refusal: Reason | null) => {
  if (refusal !== null) throw new Error(`It was refused: ${refusal}`)
}
