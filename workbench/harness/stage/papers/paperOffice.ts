import type { HttpHandler } from 'msw'

import { fixturesFor } from '../../../../mocks/fixtures.ts'
import { answer, answerResponse, refusalResponse } from '../../../../mocks/handlers.ts'
import { onCall } from '../../../../mocks/onCall.ts'
import { createPartialUploads } from '../../../../mocks/partialUploads.ts'
import { createTemplatePacks } from '../../../../mocks/templatePacks.ts'
import { payment } from '../../../../mocks/samples/payPayloads.ts'
import { names } from '../../../../mocks/records.ts'
import { messageLanguage } from '../../../../server/shared/sentences/messages.ts'
import type { MessageLanguage } from '../../../../server/shared/sentences/language.ts'
import type { CallName, Calls } from '../../../../src/contract/calls.ts'
import type { CallOutput } from '../../../../src/contract/endpoint.ts'
import { onePage, sayIn } from '../../../../src/contract/example.ts'
import { paperFileKinds } from '../../../../src/contract/paperFile.ts'
import { paperDraft, type PaperForm } from '../../../../src/contract/paperForm.ts'
import { decisions } from '../../../../src/contract/paperWords.ts'
import type { AuthorAnswer } from '../../../../src/contract/authorship.ts'
import type { Reason } from '../../../../src/contract/reasons.ts'
import { writtenReview } from '../../../../src/contract/review.ts'
import { given } from '../../../../src/machines/shared/given.ts'
import { openDates } from '../registration.ts'
import { conferenceId, createPaperWorld, farAhead, must, paperId, until } from './paperWorld.ts'
import type { Review, Written } from './paperWorld.ts'
import { createPaperTalk } from './paperTalk.ts'
import { viewsOf } from './paperViews.ts'

type Views = ReturnType<typeof viewsOf>

/** The reviewers of the conference, by their number in its pool. */
const pool: ReadonlyArray<Review['name']> = [
  ['许岚', 'Xu Lan'],
  ['周启', 'Zhou Qi'],
]

/** A whole paper in both languages, as its author types it. */
export const wholePaper: PaperForm = {
  title: '钙钛矿薄膜的缺陷钝化',
  eng_title: 'Passivation of Defects in Perovskite Films',
  abstract: '报道一种适用于大面积薄膜的钝化方法，器件在连续光照一千小时后仍保持初始效率的百分之九十五。',
  eng_abstract:
    'We report a passivation method for large films; devices keep 95% of their efficiency for 1000 hours.',
  keywords: ['钙钛矿', '缺陷钝化'],
  eng_keywords: ['perovskite', 'passivation'],
  authors: [
    {
      name: '林梅',
      eng_name: 'Mei Lin',
      affiliation: '江南大学材料学院',
      eng_affiliation: 'School of Materials, Jiangnan University',
      email: 'linmei@example.org',
      orcid: '0000-0002-1825-0097',
    },
  ],
  corresponding: 0,
  conflicts: [],
  conflict_kinds: [],
  conflicts_declared: true,
}

/**
 * The server of a journey about one paper. One person of the journey uses the page; the script acts for the others.
 * Every call that moves a record uses the lifecycles, and returns their refusals.
 */
export const createPaperOffice = () => {
  const uploads = createPartialUploads()
  const world = createPaperWorld()
  const talk = createPaperTalk(world)
  /** Bound to the account that opened the link. */
  let linked: Review | null = null
  /** Answer of the second author. */
  let authorAnswer: AuthorAnswer | null = null
  const authorship = (_: Views, __: URLSearchParams, language: MessageLanguage) => ({
    ...fixturesFor(language).openAuthorship,
    answer: authorAnswer,
  })

  const reviewOf = (input: URLSearchParams): Review => {
    const found = world.reviews.find(({ id }) => id === Number(input.get('id')))
    if (found === undefined) throw new Error(`There is no review ${String(input.get('id'))}`)
    return found
  }

  /** A call that reads. */
  const showing = <K extends CallName>(
    call: K,
    shown: (views: Views, input: URLSearchParams, language: MessageLanguage) => CallOutput<Calls[K]>,
  ): HttpHandler => answer(call, ({ language, input }) => shown(viewsOf(world, language), input, language))

  /** A call that moves something, or is refused. */
  const moving = <K extends CallName>(
    call: K,
    move: (input: URLSearchParams) => Reason | null,
    shown: (views: Views, input: URLSearchParams) => CallOutput<Calls[K]>,
  ): HttpHandler =>
    onCall(call, async ({ request }) => {
      const language = messageLanguage(request.headers.get('lang'))
      const input = new URLSearchParams(await request.clone().text())
      const refusal = move(input)
      if (refusal !== null) return refusalResponse(refusal, language)
      return answerResponse(call, shown(viewsOf(world, language), input), language)
    })

  const isOutdated = (input: URLSearchParams) => Number(input.get('version')) !== world.version

  const keepForm = (input: URLSearchParams): Reason | null => {
    if (Number(input.get('form_version')) !== world.formVersion) return 'versionConflict'
    world.form = paperDraft.parse(JSON.parse(input.get('form') ?? ''))
    world.response = input.get('response') ?? ''
    world.formVersion += 1
    return null
  }

  /** Saves the request, and submits it. */
  const handIn =
    (type: 'paper.submit' | 'paper.amend' | 'paper.resubmit') =>
    (input: URLSearchParams): Reason | null =>
      isOutdated(input) ? 'versionConflict' : (keepForm(input) ?? world.movePaper({ type }, 'owner'))

  const writeReview = (input: URLSearchParams): Reason | null => {
    const review = reviewOf(input)
    if (Number(input.get('draft_version')) !== review.draftVersion) return 'versionConflict'
    return world.write(review, writtenReview.parse(Object.fromEntries(input)))
  }

  const keepRebuttal =
    (state: 'awaited' | 'answered') =>
    (input: URLSearchParams): Reason | null => {
      const { rebuttal } = world
      if (rebuttal === null) return 'notFound'
      if (Number(input.get('draft_version')) !== rebuttal.version) return 'versionConflict'
      const draft = input.get('text') ?? ''
      const text = state === 'answered' ? draft : rebuttal.text
      world.rebuttal = { state, draft, text, version: rebuttal.version + 1 }
      return null
    }

  const firePaper = (input: URLSearchParams): Reason | null => {
    if (isOutdated(input)) return 'versionConflict'
    const type = input.get('event')
    return type === 'paper.pass' || type === 'paper.publish'
      ? world.movePaper({ type }, 'organizer')
      : 'eventUnknown'
  }

  const fireReview = (input: URLSearchParams): Reason | null => {
    const type = input.get('event')
    if (type === 'review.resend')
      return world.moveReview(reviewOf(input), { type, responseUntil: until }, 'organizer')
    return type === 'review.extend'
      ? world.moveReview(reviewOf(input), { type, responseUntil: until, reviewUntil: until }, 'organizer')
      : 'eventUnknown'
  }

  const isReview = (input: URLSearchParams) => input.get('entity') === 'review'

  const prepareDecision = (input: URLSearchParams): Reason | null => {
    if (isOutdated(input)) return 'versionConflict'
    const decision = decisions.find((each) => each === input.get('decision'))
    if (decision === undefined || !world.canDecide(decision)) return 'decisionNotHere'
    world.prepare(decision, input.get('letter') ?? '')
    return null
  }

  /** Reviewers of the pool who were not invited in this round. */
  const unasked = () =>
    pool.flatMap((name, at) => {
      const { round } = world.facts
      const isAsked = world.reviews.some((each) => each.name === name && each.round === round)
      return isAsked ? [] : [{ id: at + 1, name }]
    })
  const needed = () =>
    world.state.endsWith('review.active') && world.facts.round > 0
      ? Math.max(0, world.settings.reviews_needed - pool.length + unasked().length)
      : 0

  const propose = (views: Views, _: URLSearchParams, language: MessageLanguage) => {
    const happy = fixturesFor(language).proposeAssignment
    const [sample] = happy.papers
    const [reason] = sample?.proposed ?? []
    const proposed = unasked()
      .slice(0, needed())
      .flatMap(({ id, name }, at) =>
        reason === undefined
          ? []
          : [{ ...reason, reviewer_id: id, name: sayIn(language)(...name), score: 80 - 20 * at }],
      )
    return {
      ...happy,
      papers: needed() === 0 ? [] : [{ id: paperId, title: views.card().title, needed: needed(), proposed }],
      proposed: proposed.length,
      missing: needed() - proposed.length,
    }
  }

  const author = [
    ...createTemplatePacks(uploads).handlers,
    answer('getConference', ({ language }) => ({
      ...openDates(fixturesFor(language).getConference),
      id: conferenceId,
      submission_deadline: farAhead,
    })),
    answer('getSubmission', ({ language }) => ({
      ...fixturesFor(language).getSubmission,
      deadline: farAhead,
      drafts: world.isBegun && world.state === 'draft' ? [viewsOf(world, language).card()] : [],
    })),
    moving(
      'beginPaper',
      () => {
        world.isBegun = true
        return null
      },
      (views) => views.own(),
    ),
    showing('listPapers', (views) => ({
      list: world.isBegun ? [views.card()] : [],
      ...onePage(world.isBegun ? 1 : 0),
    })),
    showing('getPaper', (views) => views.own()),
    moving('savePaper', keepForm, () => ({ form_version: world.formVersion })),
    moving(
      'uploadPaperFile',
      (input) => {
        const kind = paperFileKinds.find((each) => each === input.get('kind'))
        if (kind === undefined) return 'invalid'
        world.keepFile(kind, input.get('name') ?? '', uploads.bytesOf(input.get('content') ?? ''))
        return null
      },
      (views, input) => {
        const sent = views.own().files.find(({ kind }) => kind === input.get('kind'))
        if (sent === undefined) throw new Error('The file was not kept')
        return sent
      },
    ),
    moving('submitPaper', handIn('paper.submit'), (views) => views.own()),
    moving('amendPaper', handIn('paper.amend'), (views) => views.own()),
    moving('resubmitPaper', handIn('paper.resubmit'), (views) => views.own()),
    moving(
      'finalizePaper',
      (input) =>
        isOutdated(input) ? 'versionConflict' : world.movePaper({ type: 'paper.finalize' }, 'owner'),
      (views) => views.own(),
    ),
    moving('saveRebuttal', keepRebuttal('awaited'), () => ({ draft_version: world.rebuttal?.version ?? 0 })),
    moving('submitRebuttal', keepRebuttal('answered'), (views) => given(views.own().rebuttal, 'a rebuttal')),
    showing('getOrder', (views) => views.order()),
    answer('startPayment', () => ({ ...payment, amount: world.settings.fee })),
    answer('getPayment', () => ({
      ...payment,
      amount: world.settings.fee,
      state: world.order?.state === 'paid' ? ('confirmed' as const) : ('waiting' as const),
      order_state: world.order?.state ?? 'to_be_paid',
    })),
  ]

  const reviewer = [
    showing('openInvitation', (views) => views.invitation()),
    moving(
      'takeInvitation',
      () => {
        linked ??= world.ask(names.receiver)
        return null
      },
      () => ({ review_id: linked?.id ?? 0 }),
    ),
    showing('listReviews', (views) => ({
      list: world.reviews.map((each) => views.review(each)),
      ...onePage(world.reviews.length),
    })),
    showing('getReview', (views, input) => views.review(reviewOf(input))),
    moving(
      'acceptReview',
      (input) =>
        world.moveReview(
          reviewOf(input),
          {
            type: 'review.accept',
            isFree: input.get('is_free') === '1',
            isConfidential: input.get('is_confidential') === '1',
            reviewUntil: until,
          },
          'owner',
        ),
      (views, input) => views.review(reviewOf(input)),
    ),
    moving('saveReview', writeReview, (views, input) => {
      const { state, version } = views.review(reviewOf(input))
      return { state, version, draft_version: reviewOf(input).draftVersion }
    }),
    moving(
      'submitReview',
      (input) => writeReview(input) ?? world.handIn(reviewOf(input)),
      (views, input) => views.review(reviewOf(input)),
    ),
  ]

  const chair = [
    answer('getConsole', () => ({ roles: ['organizer'], queues: [{ queue: 'papers', waiting: 0 }] })),
    showing('listPaperConferences', (views, _, language) => {
      const happy = fixturesFor(language).listPaperConferences
      const { check, prepared } = views.counts().counts
      return {
        ...happy,
        list: happy.list.map((each) => ({
          ...each,
          deadline: farAhead,
          papers: 1,
          unchecked: check,
          prepared,
        })),
      }
    }),
    showing('getPaperSettings', (views) => views.settings()),
    moving(
      'savePaperSettings',
      (input) => {
        world.settings.reviews_needed = Number(input.get('reviews_needed'))
        return null
      },
      (views) => views.settings(),
    ),
    showing('countDeskPapers', (views) => views.counts()),
    answer('listRebuttalCandidates', () => ({ list: [], is_allowed: false, days: 7 })),
    showing('listDeskPapers', (views) => ({ list: [views.deskCard()], total: 1 })),
    showing('getRecord', (views, input) =>
      isReview(input) ? views.reviewRecord(reviewOf(input)) : views.record(),
    ),
    moving(
      'fireRecord',
      (input) => (isReview(input) ? fireReview(input) : firePaper(input)),
      (views, input) => (isReview(input) ? views.reviewRecord(reviewOf(input)) : views.record()),
    ),
    showing('proposeAssignment', propose),
    moving(
      'applyAssignment',
      (input) => {
        for (const { id, name } of unasked()) if (pairsIn(input).includes(id)) world.ask(name)
        return null
      },
      (_, input) => ({
        rows: pairsIn(input).map((reviewer_id) => ({ paper_id: paperId, reviewer_id, refusal: null })),
      }),
    ),
    showing('getPaperReviewers', (views) => views.reviewers()),
    showing('getDeskPaper', (views) => views.deskPaper()),
    moving(
      'passPapers',
      () => world.movePaper({ type: 'paper.pass' }, 'organizer'),
      () => ({ results: [{ id: paperId, outcome: 'passed', reason: null, says: '' }] }),
    ),
    moving('prepareDecision', prepareDecision, (views) => views.deskPaper()),
    showing('checkSheet', () => ({
      id: 1,
      kind: 'decisions' as const,
      rows: 1,
      same: 0,
      changes: 1,
      faults: 0,
    })),
    showing('listSheetRows', (views) => ({ list: [views.sheetRow()], total: 1 })),
    moving(
      'applySheet',
      () => {
        world.prepare('accept', 'Congratulations.')
        return null
      },
      () => ({ done: 1, refused: 0, left: 0 }),
    ),
    showing('previewDecisions', (views) => ({ list: views.previews() })),
    moving(
      'releaseDecisions',
      (input) => {
        const prepared = world.decisions.find(({ id }) => String(id) === input.get('ids'))
        return prepared === undefined ? 'notFound' : world.release(prepared, input.get('reason') ?? '')
      },
      (_, input) => ({
        results: [{ id: Number(input.get('ids')), outcome: 'released', reason: null, says: '' }],
      }),
    ),
    showing('getPublication', (views) => views.publication()),
  ]

  const coauthor = [
    showing('openAuthorship', authorship),
    moving(
      'answerAuthorship',
      (input) => {
        authorAnswer = input.get('answer') === 'denied' ? 'denied' : 'confirmed'
        return null
      },
      (views, input) => authorship(views, input, 'zh'),
    ),
  ]

  return {
    world,
    talk,
    handlers: [...author, ...coauthor, ...reviewer, ...chair, ...talk.handlers] satisfies HttpHandler[],
    /** Account of the signed-in user. */
    account: (who: 'owner' | 'organizer' | 'receiver'): HttpHandler =>
      answer('getUserInfo', ({ language }) => ({
        ...fixturesFor(language).getUserInfo,
        nickname: sayIn(language)(...names[who]),
        has_console: who === 'organizer',
      })),

    /** Elsewhere: an author hands a whole paper in. */
    submits() {
      world.isBegun = true
      world.form = wholePaper
      world.keepFile('pdf', 'paper.pdf', 1_482_240)
      world.keepFile('doc', 'paper.docx', 612_000)
      must(world.movePaper({ type: 'paper.submit' }, 'owner'))
    },
    /** Elsewhere: the chairs send it to review. */
    passes: () => must(world.movePaper({ type: 'paper.pass' }, 'organizer')),
    /** Elsewhere: a reviewer is invited, accepts, and submits a review. */
    reviews(name: Review['name'], written: Written) {
      const { round } = world.facts
      const review =
        world.reviews.find((each) => each.name === name && each.round === round) ?? world.ask(name)
      const accepts = {
        type: 'review.accept',
        isFree: true,
        isConfidential: true,
        reviewUntil: until,
      } as const
      must(world.moveReview(review, accepts, 'owner'))
      must(world.write(review, written))
      must(world.handIn(review))
    },
    /** Elsewhere: an invited reviewer's time to answer is over. */
    lapses(name: Review['name']) {
      const review = world.reviews.find((each) => each.name === name)
      if (review === undefined) throw new Error(`${name[1]} was not asked`)
      review.status = {
        ...review.status,
        facts: { ...review.status.facts, isResponseOpen: false },
      }
      must(world.moveReview(review, { type: 'review.expire' }, 'system'))
    },
    /** Elsewhere: the chairs invite the author to reply to the reviews. */
    asksForRebuttal() {
      world.rebuttal = { state: 'awaited', draft: '', text: '', version: 0 }
    },
    /** Elsewhere: the chairs decide. */
    decides(decision: (typeof decisions)[number], letter: string) {
      must(world.release(world.prepare(decision, letter), ''))
    },
    /** Elsewhere: the author hands the final files over, after the money came. */
    finalizes() {
      if (world.order !== null) world.pay()
      must(world.movePaper({ type: 'paper.finalize' }, 'owner'))
    },
  }
}

export const [firstReviewer, secondReviewer] = pool as [Review['name'], Review['name']]

/** The reviewers that a proposal chooses for the paper. */
const pairsIn = (input: URLSearchParams): number[] =>
  (JSON.parse(input.get('rows') ?? '[]') as Array<[number, number]>).map(([, reviewer]) => reviewer)
