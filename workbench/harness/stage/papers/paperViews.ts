import { fixturesFor } from '../../../../mocks/fixtures.ts'
import { unpaidOrder } from '../../../../mocks/samples/payPayloads.ts'
import { recordAt, names } from '../../../../mocks/records.ts'
import { decisionWord, otherLetter } from '../../../../server/shared/sentences/sheetWords.ts'
import type { SheetRow } from '../../../../src/contract/paperSheet.ts'
import type { MessageLanguage } from '../../../../server/shared/sentences/language.ts'
import { conference, sayIn } from '../../../../src/contract/example.ts'
import type { LifecycleRecord } from '../../../../src/contract/lifecycle.ts'
import type { OrderDetails } from '../../../../src/contract/order.ts'
import type { OwnPaper, PaperCard, PaperStep } from '../../../../src/contract/paper.ts'
import type { PaperReviewers } from '../../../../src/contract/paperAssignment.ts'
import type {
  DeskCard,
  DeskFilter,
  DeskPaper,
  PaperSettingsView,
} from '../../../../src/contract/paperDesk.ts'
import { chairNextOf } from '../../../../src/contract/chairNext.ts'
import { editingOf, finalOf } from '../../../../src/contract/paperEditing.ts'
import { takesIdentifiers } from '../../../../src/contract/paperIdentifiers.ts'
import { outcomeAhead, outcomeOf } from '../../../../src/contract/paperOutcome.ts'
import { decisions, type PaperStepName } from '../../../../src/contract/paperWords.ts'
import type { Publication } from '../../../../src/contract/publication.ts'
import { reviewStates, type ReviewDetails } from '../../../../src/contract/review.ts'
import type { PaperEvent } from '../../../../src/machines/lifecycles/paper/paper.setup.ts'
import { conferenceId, farAhead, orderId, paperId, until } from './paperWorld.ts'
import type { PaperWorld, PreparedDecision, Review } from './paperWorld.ts'

/** Answers about the paper of a world to its author, reviewers, chairs and the public, in one language. */
export const viewsOf = (world: PaperWorld, language: MessageLanguage) => {
  const say = sayIn(language)
  const happy = fixturesFor(language)
  const title = textIn(language, world.form.title, world.form.eng_title)
  const { facts, state, version, at } = world
  const card = (): PaperCard => ({
    id: paperId,
    is_own: true,
    state,
    version,
    title,
    conference_id: conferenceId,
    conference: conference.title(say),
    round: facts.round,
    last_decision: facts.lastDecision,
    deadline: farAhead,
    revision_due_at: facts.revisionDueAt,
    final_due_at: null,
    own_answer: null,
    rebuttal_due_at: world.rebuttal?.state === 'awaited' ? until : null,
    order: world.order === null ? null : { id: orderId, state: world.order.state },
    has_final: facts.hasFinal,
    time_zone: 'Asia/Shanghai',
    at,
  })
  const stateOf = ({ status }: Review) =>
    reviewStates.find((each) => each === status.state) ?? 'pending.waiting'
  const recommendationOf = ({ submittedAt, written }: Review) =>
    submittedAt === null || written.recommendation === '' ? null : written.recommendation
  const reviewsIn = (round: number) =>
    world.reviews.flatMap((review) => {
      const recommendation = recommendationOf(review)
      return review.round !== round || recommendation === null
        ? []
        : [{ number: review.id, recommendation, comments: review.written.comments }]
    })
  const deskDecision = ({
    id,
    round,
    decision,
    letter,
    status,
    version: moves,
    at: when,
  }: PreparedDecision) => ({
    id,
    version: moves,
    round,
    state:
      (['released', 'discarded'] as const).find((each) => each === status.state) ?? ('prepared' as const),
    decision,
    outcome:
      status.state === 'released'
        ? outcomeOf(decision, round, facts.round)
        : outcomeAhead(decision, { state, rounds: world.settings.rounds }),
    letter,
    by: say(...names.organizer),
    at: when,
  })
  const prepared = world.decisions.find(({ status }) => status.state === 'prepared') ?? null
  const ofRound = world.reviews.filter(({ round }) => round === facts.round)

  const rebuttalOf = (): OwnPaper['rebuttal'] =>
    world.rebuttal && {
      id: 1,
      state: world.rebuttal.state,
      round: facts.round,
      due_at: until,
      is_open: world.rebuttal.state !== 'closed',
      max_length: 5000,
      reviews: reviewsIn(facts.round),
      draft: world.rebuttal.draft,
      draft_version: world.rebuttal.version,
      text: world.rebuttal.text,
      answered_at: world.rebuttal.text === '' ? null : at,
    }

  const editing = editingOf({ state, ...facts })

  return {
    card,

    own: (): OwnPaper => ({
      ...card(),
      is_blind: true,
      rebuttal: rebuttalOf(),
      form: world.form,
      form_version: world.formVersion,
      response: world.response,
      submitted: world.handedIn.at(-1) ?? null,
      files: world.files,
      decisions: world.decisions
        .filter(({ status }) => status.state === 'released')
        .map(({ round, decision, letter, at: when }) => ({
          round,
          decision,
          outcome: outcomeOf(decision, round, facts.round),
          letter,
          at: when,
          reviews: reviewsIn(round),
        }))
        .toReversed(),
      reason: facts.reason,
      editing,
      final: finalOf({ state, ...facts }),
      has_unsent: editing === 'submitted' && world.form !== world.handedIn.at(-1),
      is_open: true,
      author_answers: world.form.authors.map(() => null),
      history: historyOf(world),
    }),

    order: (): OrderDetails => ({
      ...unpaidOrder,
      id: orderId,
      kind: 'paper',
      conference_id: conferenceId,
      conference: conference.title(say),
      item: say('论文版面费', 'Publication fee'),
      amount: world.settings.fee,
      list_amount: world.settings.fee,
      state: world.order?.state ?? 'to_be_paid',
      paid_at: world.order?.state === 'paid' ? at : null,
      methods: ['sandbox'],
      transfer: null,
    }),

    review: (review: Review): ReviewDetails => {
      const { id, round, written, status, submittedAt, movedAt } = review
      const isAsked = status.state === 'pending.waiting'
      const isOpen = /^accepted\.(?:reading|drafting|submitted)$/.test(status.state)
      return {
        id,
        state: stateOf(review),
        version: review.steps.length,
        round,
        conference: conference.title(say),
        ...conference.times,
        title,
        recommendation: recommendationOf(review),
        response_due_at: status.facts.responseDueAt,
        review_due_at: status.facts.reviewDueAt,
        submitted_at: submittedAt,
        moved_at: movedAt,
        readable: isOpen ? 'paper' : isAsked ? 'abstract' : 'nothing',
        abstract: isOpen || isAsked ? textIn(language, world.form.abstract, world.form.eng_abstract) : null,
        keywords: isOpen || isAsked ? wordsIn(language, world) : [],
        authors: null,
        files: isOpen
          ? world.files.map(({ id: file, kind, bytes, name }) => ({
              id: file,
              kind,
              bytes,
              name: `paper-${paperId}-round-${round}${name.slice(name.lastIndexOf('.'))}`,
              url: `/files/paper/${file}`,
            }))
          : [],
        response: isOpen ? world.letter : '',
        draft: isOpen
          ? {
              ...written,
              recommendation: written.recommendation === '' ? null : written.recommendation,
              version: review.draftVersion,
            }
          : null,
        written:
          submittedAt === null || written.recommendation === ''
            ? null
            : { ...written, recommendation: written.recommendation },
        outcome:
          submittedAt === null
            ? null
            : (world.decisions.find((each) => each.round === round && each.status.state === 'released')
                ?.decision ?? null),
        can_amend: status.state === 'accepted.submitted' && !isDecided(world, round),
        rebuttal:
          isOpen && submittedAt !== null && world.rebuttal?.state === 'answered'
            ? { text: world.rebuttal.text, answered_at: movedAt, number: id }
            : null,
        reason: status.facts.reason,
      }
    },

    invitation: () => ({
      conference: conference.title(say),
      title,
      abstract: textIn(language, world.form.abstract, world.form.eng_abstract),
      keywords: wordsIn(language, world),
      response_due_at: until,
    }),

    settings: (): PaperSettingsView => ({ ...happy.getPaperSettings, ...world.settings }),

    counts: () => {
      const is = (filter: DeskFilter) => (filter === filterOf(world) || filter === 'all' ? 1 : 0)
      const { counts } = happy.countDeskPapers
      return {
        ...happy.countDeskPapers,
        reviews_needed: world.settings.reviews_needed,
        counts: Object.fromEntries(
          Object.keys(counts).map((name) => [name, is(name as DeskFilter)]),
        ) as typeof counts,
      }
    },

    /** The letter of the decision that is prepared becomes another one. */
    sheetRow: (): SheetRow => ({
      id: 2,
      paper: String(paperId),
      title,
      who: '',
      change: 'decide',
      before: decisionWord('accept', language),
      after: decisionWord('accept', language) + otherLetter[language],
      says: '',
      column: '',
      outcome: null,
    }),

    deskCard: (): DeskCard => ({
      id: paperId,
      state,
      version,
      round: facts.round,
      title,
      authors: world.form.authors.map(({ name, eng_name }) => textIn(language, name, eng_name)),
      last_decision: facts.lastDecision,
      asked: ofRound.length,
      accepted: ofRound.filter(({ status }) => status.state.startsWith('accepted')).length,
      submitted: world.submitted.length,
      tally: Object.fromEntries(
        decisions.map((each) => [
          each,
          reviewsIn(facts.round).filter(({ recommendation }) => recommendation === each).length,
        ]),
      ) as DeskCard['tally'],
      prepared:
        prepared === null
          ? null
          : {
              id: prepared.id,
              decision: prepared.decision,
              outcome: outcomeAhead(prepared.decision, { state, rounds: world.settings.rounds }),
              by: say(...names.organizer),
            },
      at,
    }),

    deskPaper: (): DeskPaper => ({
      ...happy.getDeskPaper,
      conference: conference.title(say),
      state,
      version,
      round: facts.round,
      title,
      form: world.form,
      before: world.handedIn.at(-2) ?? null,
      response: world.letter,
      files: world.files.map((file) => ({ ...file, url: `/files/paper/${file.id}` })),
      reviews: world.reviews.map((review) => ({
        id: review.id,
        round: review.round,
        number: review.submittedAt === null ? null : review.id,
        reviewer: say(...review.name),
        email: '',
        account: say(...review.name),
        state: stateOf(review),
        recommendation: recommendationOf(review),
        comments: review.submittedAt === null ? '' : review.written.comments,
        remarks: review.submittedAt === null ? '' : review.written.remarks,
        submitted_at: review.submittedAt,
        due_at: review.status.facts.reviewDueAt ?? review.status.facts.responseDueAt,
      })),
      decisions: world.decisions.map(deskDecision).toReversed(),
      acceptance:
        outcomeAhead('accept', { state, rounds: world.settings.rounds }) === 'next_round'
          ? 'next_round'
          : 'accept',
      allowed: decisions.filter(world.canDecide),
      rebuttal: world.rebuttal && {
        id: 1,
        state: world.rebuttal.state,
        text: world.rebuttal.text,
        answered_at: world.rebuttal.text === '' ? null : at,
        due_at: until,
      },
      can_open_rebuttal: false,
      reviews_needed: world.settings.reviews_needed,
      submitted: world.submitted.length,
      promised: promisedIn(ofRound),
      next: chairNextOf({
        state,
        isPrepared: prepared !== null,
        needed: facts.round === 0 ? 0 : world.settings.reviews_needed,
        promised: promisedIn(ofRound),
        submitted: world.submitted.length,
        ...facts,
      }),
      identifiers: takesIdentifiers(state) ? { doi: '', pages: '', version: 0 } : null,
      language,
      letters: lettersIn(language),
    }),

    previews: () =>
      prepared === null
        ? []
        : [
            {
              id: prepared.id,
              paper_id: paperId,
              title,
              round: prepared.round,
              decision: prepared.decision,
              outcome: outcomeAhead(prepared.decision, { state, rounds: world.settings.rounds }),
              letter: prepared.letter,
              reviews: reviewsIn(prepared.round),
              is_short: world.submitted.length < world.settings.reviews_needed,
            },
          ],

    reviewers: (): PaperReviewers => ({
      id: paperId,
      conference_id: conferenceId,
      title,
      conference: conference.title(say),
      round: facts.round,
      is_open: state.endsWith('review.active') && facts.round > 0,
      needed: world.settings.reviews_needed,
      promised: promisedIn(ofRound),
      reviewers: ofRound.map((review) => ({
        id: review.id,
        name: say(...review.name),
        email: '',
        account: say(...review.name),
        state: stateOf(review),
        version: review.steps.length,
        round: review.round,
        recommendation: recommendationOf(review),
        asked_at: review.askedAt,
        response_due_at: review.status.facts.responseDueAt,
        review_due_at: review.status.facts.reviewDueAt,
        submitted_at: review.submittedAt,
        reason: review.status.facts.reason,
      })),
      invitations: [],
      again: world.reviews.flatMap(({ name, round, submittedAt }) =>
        round === facts.round - 1 && submittedAt !== null && !ofRound.some((each) => each.name === name)
          ? [say(...name)]
          : [],
      ),
    }),

    record: (): LifecycleRecord => ({
      ...recordAt(language, 'paper', state, { roles: ['organizer'], facts, steps: world.steps }),
      id: paperId,
      title,
    }),

    reviewRecord: (review: Review): LifecycleRecord => ({
      ...recordAt(language, 'review', review.status.state, {
        roles: ['organizer'],
        facts: review.status.facts,
        steps: review.steps,
      }),
      id: review.id,
      title,
    }),

    publication: (): Publication => ({
      ...happy.getPublication,
      title: world.form.title,
      eng_title: world.form.eng_title,
      abstract: world.form.abstract,
      eng_abstract: world.form.eng_abstract,
      keywords: world.form.keywords,
      eng_keywords: world.form.eng_keywords,
      authors: world.form.authors.map(({ name, eng_name, affiliation, eng_affiliation, orcid }) => ({
        name,
        eng_name,
        affiliation,
        eng_affiliation,
        orcid,
      })),
      conference: { ...happy.getPublication.conference, id: conferenceId },
      received_at: world.times[0] ?? null,
      published_at: at,
    }),
  }
}

const promisedIn = (reviews: readonly Review[]) =>
  reviews.filter(({ status }) => /^pending\.waiting$|^accepted/.test(status.state)).length

const isDecided = ({ decisions: known }: PaperWorld, round: number) =>
  known.some((each) => each.round === round && each.status.state !== 'discarded')

const textIn = (language: MessageLanguage, zh: string, en: string) =>
  language === 'zh' ? zh || en : en || zh

const wordsIn = (language: MessageLanguage, { form: { keywords, eng_keywords } }: PaperWorld) =>
  language === 'zh' || eng_keywords.length === 0 ? keywords : eng_keywords

const lettersIn = (language: MessageLanguage): DeskPaper['letters'] => {
  const say = sayIn(language)
  return {
    accept: say('您好！您的论文已被录用。', 'Dear author, your paper is accepted.'),
    minor_revision: say('您好！请对论文作小幅修改。', 'Dear author, please make small changes.'),
    major_revision: say('您好！请对论文作较大修改。', 'Dear author, please revise the paper.'),
    rejection: say('您好！很遗憾，您的论文未被录用。', 'Dear author, your paper was not accepted.'),
  }
}

/** The list of the desk in which the paper is, besides that of all. */
const filterOf = ({
  state,
  facts: { round },
  submitted,
  settings,
  decisions: known,
}: PaperWorld): DeskFilter => {
  const [stage, disposition] = state.split('.')
  if (stage === 'published') return 'published'
  if (disposition === 'awaiting_revision') return 'revision'
  if (disposition === 'accepted' || disposition === 'rejected' || disposition === 'withdrawn')
    return disposition
  if (round === 0) return 'check'
  if (known.some((each) => each.round === round && each.status.state === 'prepared')) return 'prepared'
  return submitted.length >= settings.reviews_needed ? 'undecided' : 'review'
}

/** In general terms, as the server's answer to its author. */
const historyOf = ({ begunAt, steps, times, decisions: known, facts }: PaperWorld): PaperStep[] => {
  const released = known.filter(({ status }) => status.state === 'released').values()
  const outcomeNext = () => {
    const { value } = released.next()
    return value === undefined ? null : outcomeOf(value.decision, value.round, facts.round)
  }
  return [
    { step: 'begun', by: 'author', decision: null, reason: '', at: begunAt },
    ...steps.map(([event, , role], index): PaperStep => ({
      step: stepNames[event as keyof typeof stepNames] ?? 'decided',
      by: role === 'owner' ? 'author' : 'organizers',
      decision: event === 'paper.decide' ? outcomeNext() : null,
      reason: '',
      at: times[index] ?? begunAt,
    })),
  ]
}

/** Names of a journey's events. */
const stepNames = {
  'paper.submit': 'submitted',
  'paper.amend': 'amended',
  'paper.pass': 'passed',
  'paper.resubmit': 'resubmitted',
  'paper.decide': 'decided',
  'paper.finalize': 'finalized',
  'paper.publish': 'published',
} as const satisfies Partial<Record<PaperEvent['type'], PaperStepName>>
