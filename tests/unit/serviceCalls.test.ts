import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { startMediaLink } from '../../src/app/startMediaLink.ts'
import { startRoomConnection } from '../../src/app/startRoomConnection.ts'
import { CallError } from '../../src/contract/failure.ts'
import { createApi } from '../../src/services/api.ts'
import { createAssignmentService } from '../../src/services/assignmentService.ts'
import { createOrganizerApplicationService } from '../../src/services/organizerApplicationService.ts'
import { createCommentReading, createCommentService } from '../../src/services/commentService.ts'
import { createConsentGate, createConsentService } from '../../src/services/consentService.ts'
import { createCheckoutService } from '../../src/services/checkoutService.ts'
import { createCountdowns } from '../../src/services/countdowns.ts'
import { createCredentialStore } from '../../src/services/credentialStore.ts'
import { createDiscussionService } from '../../src/services/discussionService.ts'
import { createDraftStore } from '../../src/services/draftStore.ts'
import { createGateService } from '../../src/services/gateService.ts'
import { createLiveService } from '../../src/services/live/liveService.ts'
import { createLoginService } from '../../src/services/loginService.ts'
import { createReviewService } from '../../src/services/reviewService.ts'
import { openPaper } from '../../mocks/samples/paperDesk.ts'
import { createOwnAccountService } from '../../src/services/ownAccountService.ts'
import { createOwnDeletionService } from '../../src/services/ownDeletionService.ts'
import { createPaperDeskService } from '../../src/services/paperDeskService.ts'
import { createPeopleImportService } from '../../src/services/peopleImportService.ts'
import { createPaperSheetService } from '../../src/services/paperSheetService.ts'
import { createPaperService } from '../../src/services/paperService.ts'
import { createPreviewService } from '../../src/services/previewService.ts'
import { createPresentationService } from '../../src/services/presentationService.ts'
import { createRebuttalService } from '../../src/services/rebuttalService.ts'
import { createRegistrationService } from '../../src/services/registrationService.ts'
import { createSessionService } from '../../src/services/sessionService.ts'
import { createSimilarityService } from '../../src/services/similarityService.ts'
import { createSiteService } from '../../src/services/siteService.ts'
import { createContentService } from '../../src/services/contentService.ts'
import { createSitePartService } from '../../src/services/sitePartService.ts'
import { createConferenceCopyService } from '../../src/services/conferenceCopyService.ts'
import { createTemplatePackService } from '../../src/services/templatePackService.ts'
import { createVideoService } from '../../src/services/videoService.ts'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { contentSample } from '../../mocks/samples/contents.ts'
import { application, organizerValues } from '../../mocks/samples/payloads.ts'
import { preparedPaper, settingsSample, settingsValues } from '../../mocks/samples/paperDesk.ts'
import { draftPaper, typedPaper } from '../../mocks/samples/papers.ts'
import { askedReview, openReview, writtenSample } from '../../mocks/samples/reviews.ts'
import { memoryStore } from '../support/memoryStore.ts'

/**
 * Every call of every service. An aborted signal reaches the network, a refusal and a lost network reject: a machine that
 * waits for an answer would otherwise wait for ever, or go on as if there had been one.
 */

type Call<Service> = (service: Service, signal: AbortSignal) => Promise<unknown>

const services = () => {
  const [tab, local] = [memoryStore(), memoryStore()]
  const uid = () => '7'
  const now = () => 0
  const api = createApi({ baseUrl: 'http://symposium.test', headers: () => ({}), timeout: 60_000 })
  const credentials = createCredentialStore(local)
  const drafts = createDraftStore({ tab, local, uid })
  return {
    organizerApplication: createOrganizerApplicationService({ api, drafts }),
    consent: createConsentService({ api, gate: createConsentGate() }),
    checkout: createCheckoutService({ api, now }),
    gate: createGateService({ api, box: local, uid, now, isOnline: () => true, patience: 60_000 }),
    live: createLiveService({
      api,
      tab,
      baseUrl: '',
      now,
      live: {},
      startConnection: startRoomConnection(),
      startLink: startMediaLink(),
    }),
    login: createLoginService({ api, credentials, countdowns: createCountdowns(tab, now) }),
    ownAccount: createOwnAccountService({ api, countdowns: createCountdowns(tab, now) }),
    ownDeletion: createOwnDeletionService({ api }),
    papers: createPaperService({ api, drafts }),
    paperDesk: createPaperDeskService({ api }),
    paperPassing: createPaperDeskService({ api }).passingOf({ conferenceId: 1, ids: [1] }),
    paperIdentifying: createPaperDeskService({ api }).identifyingOf(openPaper),
    peopleImports: createPeopleImportService({
      api,
      readFile: () => Promise.resolve('data:text/csv;base64,'),
    }),
    paperSheets: createPaperSheetService({ api, readFile: () => Promise.resolve('data:text/csv;base64,') }),
    preview: createPreviewService({ api }),
    presentations: createPresentationService({ api }),
    rebuttal: createRebuttalService({ api, drafts }).portOf({ id: 1, draft: '', draft_version: 0 }, 1),
    rebuttalOpening: createRebuttalService({ api, drafts }).openingOf({ conferenceId: 1, ids: [1] }),
    assignment: createAssignmentService({ api }),
    reviews: createReviewService({ api, drafts }),
    comments: createCommentService({ api, drafts: () => drafts }),
    commentReading: createCommentReading(api),
    discussion: createDiscussionService({ api, drafts }),
    registration: createRegistrationService({ api, drafts, now })(1),
    session: createSessionService({ api, credentials }),
    similarity: createSimilarityService({ api }),
    site: createSiteService({ api, local, locale: () => 'en' }),
    sitePart: createSitePartService({ api, drafts }),
    content: createContentService({ api }),
    conferenceCopy: createConferenceCopyService({ api }),
    templatePack: createTemplatePackService({ api }),
    video: createVideoService({ api, now }),
  }
}

type Services = ReturnType<typeof services>
type Names = { readonly [Name in keyof Services]?: ReadonlyArray<keyof Services[Name]> }

/** Methods without a call to the server, or with answers by events: sending a file, watching, remembering. */
const others: Names = {
  // Their ports are services of their own above.
  paperDesk: ['identifyingOf', 'passingOf'],
  organizerApplication: ['keepDraft', 'dropDraft', 'sendFile'],
  consent: ['watchConsent', 'settle'],
  checkout: ['watchVisibility', 'sendVoucher'],
  gate: ['keepPlace', 'watchQueue', 'watchNetwork', 'forgetIssue'],
  live: ['session', 'hold', 'probe'],
  login: ['watchVisibility', 'recallCountdown'],
  ownAccount: ['watchVisibility', 'recallCountdown', 'sendAvatar'],
  papers: ['keepTyped', 'sendPaperFile', 'pieces'],
  presentations: ['sendPresentation', 'pieces'],
  reviews: ['keepWritten'],
  comments: ['typedIn', 'keepTyped'],
  // Not given up with the page that the link of an answer leaves.
  commentReading: ['sendMark'],
  discussion: ['typedIn', 'keepTyped'],
  registration: ['keepDraft', 'watchPlace', 'sendProof'],
  // Signing out forgets who was here, whatever the server says: [HDR-04].
  session: ['watchUnread', 'endSession'],
  site: ['readCache'],
  sitePart: ['keepDraft', 'dropDraft', 'warnOnLeave', 'sendFile'],
  content: ['warnOnLeave', 'sendPicture'],
  // Asks the chosen file only.
  conferenceCopy: ['readSource'],
  templatePack: ['sendPack', 'pieces', 'urlOf'],
  video: ['keepPosition'],
}

const phone = { mobile: '13800000000', country_code: '86' }
const newPassword = {
  ...phone,
  code: '123456',
  password: 'new-password',
  password_again: 'new-password',
  agreed: 1,
} as const
const scan = { place: { conferenceId: 1, gate: 'A' }, code: 'S1.x', nonce: 'nonce-1', isTrusted: false }

/** Calls that need more than a signal, or a number and a signal. */
const calls: {
  readonly [Name in keyof Services]?: Partial<Record<keyof Services[Name], Call<Services[Name]>>>
} = {
  organizerApplication: {
    submitApplication: (organizerApplication, signal) =>
      organizerApplication.submitApplication({ version: 0, key: 'key-1', values: organizerValues }, signal),
    withdrawApplication: (organizerApplication, signal) =>
      organizerApplication.withdrawApplication({ application, key: 'key-1' }, signal),
  },
  comments: {
    loadList: (comments, signal) =>
      comments.loadList({ place: 'news', target: 1, order: 'newest', linked: 2 }, signal),
    loadMore: (comments, signal) =>
      comments.loadMore({ place: 'news', target: 1, order: 'newest', after: '1.1' }, signal),
    loadReplies: (comments, signal) => comments.loadReplies({ root: 1, after: 2 }, signal),
    sendAct: (comments, signal) =>
      comments.sendAct({ place: 'news', target: 1, act: { type: 'delete', id: 1 }, key: 'key-1' }, signal),
  },
  consent: {
    giveConsent: (consent, signal) =>
      consent.giveConsent(
        [{ document: 'agreement', version: 2, title: '', note: '', at: '2026-11-20T00:00:00.000Z' }],
        signal,
      ),
  },
  ownAccount: {
    saveChange: (ownAccount, signal) => ownAccount.saveChange({ kind: 'endOthers' }, signal),
    checkScene: (ownAccount, signal) => ownAccount.checkScene('scene', signal),
    sendCode: (ownAccount, signal) =>
      ownAccount.sendCode({ purpose: 'oldPhone', target: { channel: 'own' } }, signal),
    proveOld: (ownAccount, signal) => ownAccount.proveOld({ kind: 'phone', code: '123456' }, signal),
    saveContact: (ownAccount, signal) =>
      ownAccount.saveContact({ contact: { kind: 'phone', ...phone }, code: '123456', proof: 'p' }, signal),
    saveReset: (ownAccount, signal) => ownAccount.saveReset(newPassword, signal),
  },
  reviews: {
    acceptReview: (reviews, signal) => reviews.acceptReview({ review: askedReview, key: 'key-1' }, signal),
    declineReview: (reviews, signal) =>
      reviews.declineReview(
        {
          ...{ review: askedReview, cause: 'time', text: '', key: 'key-1' },
          ...{ suggested_name: '', suggested_email: '' },
        },
        signal,
      ),
    saveReview: (reviews, signal) =>
      reviews.saveReview({ review: openReview, written: writtenSample }, signal),
    submitReview: (reviews, signal) =>
      reviews.submitReview({ review: openReview, written: writtenSample, key: 'key-1' }, signal),
  },
  discussion: {
    loadDiscussion: (discussion, signal) => discussion.loadDiscussion({ part: 'reviewer', id: 1 }, signal),
    loadOlder: (discussion, signal) => discussion.loadOlder({ part: 'reviewer', id: 1, before: 9 }, signal),
    sendAct: (discussion, signal) =>
      discussion.sendAct(
        { part: 'reviewer', id: 1, act: { type: 'write', text: 'T' }, key: 'key-1' },
        signal,
      ),
  },
  paperDesk: {
    saveSettings: (desk, signal) =>
      desk.saveSettings({ settings: settingsSample, values: settingsValues }, signal),
    prepareDecision: (desk, signal) =>
      desk.prepareDecision(
        { paper: preparedPaper, written: { decision: 'accept', letter: 'L' }, key: 'key-1' },
        signal,
      ),
    discardDecision: (desk, signal) => desk.discardDecision({ paper: preparedPaper, key: 'key-1' }, signal),
    releaseDecision: (desk, signal) =>
      desk.releaseDecision({ paper: preparedPaper, reason: '', key: 'key-1' }, signal),
    previewDecisions: (desk, signal) => desk.previewDecisions({ conferenceId: 1, ids: [31] }, signal),
    releaseDecisions: (desk, signal) =>
      desk.releaseDecisions({ conferenceId: 1, ids: [31], reason: '', key: 'key-1' }, signal),
  },
  peopleImports: {
    bringSheet: (imports, signal) => {
      const file = new File(['name,email'], 'a.csv')
      return imports.bringSheet({ conferenceId: 1, file, key: 'k' }, signal)
    },
  },
  paperSheets: {
    checkSheet: (sheets, signal) => {
      const file = new File(['paper,decision'], 'a.csv')
      return sheets.checkSheet({ conferenceId: 1, kind: 'decisions', file }, signal)
    },
    applySheet: (sheets, signal) => sheets.applySheet({ conferenceId: 1, id: 1 }, signal),
  },
  assignment: {
    openInvitation: (assignment, signal) => assignment.openInvitation('a'.repeat(43), signal),
    takeInvitation: (assignment, signal) => assignment.takeInvitation('a'.repeat(43), signal),
    applyAssignment: (assignment, signal) => {
      const proposal = fixturesFor('zh').proposeAssignment
      return assignment.applyAssignment({ proposal, key: 'key-1' }, signal)
    },
    sendCommand: (assignment, signal) => {
      const wish = { kind: 'invite', paperId: 1, reviewerId: 1, reason: '' } as const
      return assignment.sendCommand({ wish, key: 'key-1' }, signal)
    },
  },
  papers: {
    beginPaper: (papers, signal) => papers.beginPaper({ conferenceId: 1, key: 'key-1' }, signal),
    savePaper: (papers, signal) => papers.savePaper({ paper: draftPaper, typed: typedPaper }, signal),
    sendPaper: (papers, signal) =>
      papers.sendPaper({ paper: draftPaper, typed: typedPaper, key: 'key-1' }, signal),
    withdrawPaper: (papers, signal) =>
      papers.withdrawPaper(
        { paper: draftPaper, typed: { confirmation: '撤回', reason: 'R' }, key: 'key-1' },
        signal,
      ),
    readCitation: (papers, signal) => papers.readCitation('@article{}', signal),
    revivePaper: (papers, signal) => papers.revivePaper({ paper: draftPaper, key: 'key-1' }, signal),
    finalizePaper: (papers, signal) =>
      papers.finalizePaper({ paper: draftPaper, typed: typedPaper, key: 'key-1' }, signal),
  },
  rebuttal: {
    saveDraft: (rebuttal, signal) => rebuttal.saveDraft({ text: 'text' }, signal),
    sendAct: (rebuttal, signal) => rebuttal.sendAct({ texts: { text: 'text' }, key: 'key-1' }, signal),
  },
  paperIdentifying: {
    sendAct: (identifying, signal) =>
      identifying.sendAct({ texts: { doi: '10.1000/1', pages: '1' }, key: 'key-1' }, signal),
  },
  rebuttalOpening: {
    sendAct: (opening, signal) => opening.sendAct({ texts: {}, key: 'key-1' }, signal),
  },
  presentations: {
    setPlaced: (presentations, signal) =>
      presentations.setPlaced({ id: 1, kind: 'oral', fileId: 3, isPlaced: false }, signal),
  },
  conferenceCopy: {
    makeCopy: (copy, signal) =>
      copy.makeCopy(
        { conferenceId: null, source: fixturesFor('zh').getConferenceFile.file, wish: null, key: 'key-1' },
        signal,
      ),
  },
  templatePack: {
    removePack: (templatePack, signal) => templatePack.removePack(fixturesFor('zh').getTemplatePack, signal),
  },
  similarity: {
    compareText: (similarity, signal) => similarity.compareText({ text: 'text', paperId: 1 }, signal),
  },
  content: {
    loadContent: (content, signal) => content.loadContent({ conferenceId: 1, kind: 'about' }, signal),
    saveContent: (content, signal) =>
      content.saveContent({ content: contentSample, texts: contentSample }, signal),
    loadRelease: (content, signal) => content.loadRelease({ conferenceId: 1, kind: 'about', no: 1 }, signal),
    moveContent: (content, signal) => {
      const move = { event: 'restore', no: 1, reason: '', key: 'key-1' } as const
      return content.moveContent({ content: contentSample, move }, signal)
    },
  },
  sitePart: {
    loadPart: (sitePart, signal) => sitePart.loadPart('links', signal),
    savePart: (sitePart, signal) => {
      const said = { note: '', engNote: '', isMaterial: false }
      return sitePart.savePart({ part: 'links', no: 1, content: { fields: {}, items: [] }, ...said }, signal)
    },
    loadVersion: (sitePart, signal) => sitePart.loadVersion({ part: 'links', no: 1 }, signal),
    restorePart: (sitePart, signal) => sitePart.restorePart({ part: 'links', no: 2, wanted: 1 }, signal),
  },
  checkout: {
    setCoupon: (checkout, signal) =>
      checkout.setCoupon({ orderId: 1, code: 'C', version: 0, key: 'key-1' }, signal),
    startPayment: (checkout, signal) =>
      checkout.startPayment({ orderId: 1, method: 'wechat', key: 'key-1' }, signal),
    abandonPayment: (checkout, signal) =>
      checkout.abandonPayment({ id: 1, version: 0, key: 'key-1' }, signal),
  },
  gate: {
    checkScan: (gate, signal) => gate.checkScan(scan, signal),
  },
  live: {
    ticket: (live, signal) => live.ticket(1, false)(signal),
  },
  login: {
    checkScene: (login, signal) => login.checkScene('scene-1', signal),
    collectScene: (login, signal) => login.collectScene('scene-1', signal),
    logIn: (login, signal) => login.logIn({ method: 'phone', ...phone, code: '123456' }, signal),
    postponeProfile: (login, signal) => login.postponeProfile(signal),
    saveProfile: (login, signal) =>
      login.saveProfile(
        { group_id: 1, search_field: [1], p_search_field: [1], need_submission_service: 0 },
        signal,
      ),
    sendCode: (login, signal) =>
      login.sendCode({ purpose: 'login', target: { channel: 'phone', ...phone } }, signal),
    openScene: (login, signal) => login.openScene('scene-1', signal),
    confirmScene: (login, signal) =>
      login.confirmScene({ scene: 'scene-1', proof: { as: 'session' } }, signal),
  },
  registration: {
    saveDraft: (registration, signal) => registration.saveDraft({ name: '林梅' }, signal),
    placeOrder: (registration, signal) =>
      registration.placeOrder({ form: {} as never, amount: 0, key: 'key-1' }, signal),
  },
}

/** Other ways to the server behind the same name. */
const variants: ReadonlyArray<readonly [string, Call<Services>]> = [
  ...(
    [
      { kind: 'saveProfile', nickname: '林', search_field: [11], need_submission_service: 0 },
      { kind: 'setAvatar', avatar: '' },
      { kind: 'changePassword', current: 'a', password: 'new-password', password_again: 'new-password' },
      { kind: 'bindWechat' },
      { kind: 'unbindWechat' },
      { kind: 'askExport' },
      { kind: 'endSession', id: 32, device: 'Safari' },
    ] as const
  ).map((wish): readonly [string, Call<Services>] => [
    `ownAccount.saveChange: ${wish.kind}`,
    ({ ownAccount }, signal) =>
      ownAccount.saveChange(
        wish.kind === 'saveProfile' ? { ...wish, search_field: [...wish.search_field] } : wish,
        signal,
      ),
  ]),
  [
    'ownAccount.sendCode for a password',
    ({ ownAccount }, signal) =>
      ownAccount.sendCode({ purpose: 'password', target: { channel: 'phone', ...phone } }, signal),
  ],
  [
    'ownAccount.sendCode to a new address',
    ({ ownAccount }, signal) =>
      ownAccount.sendCode(
        { purpose: 'newContact', target: { channel: 'email', email: 'a@b.example' } },
        signal,
      ),
  ],
  [
    'ownAccount.sendCode to a new phone',
    ({ ownAccount }, signal) =>
      ownAccount.sendCode({ purpose: 'newContact', target: { channel: 'phone', ...phone } }, signal),
  ],
  [
    'ownAccount.saveContact: an address',
    ({ ownAccount }, signal) =>
      ownAccount.saveContact(
        { contact: { kind: 'email', email: 'a@b.example' }, code: '123456', proof: null },
        signal,
      ),
  ],
  [
    'login.logIn by e-mail',
    ({ login }, signal) => login.logIn({ method: 'email', email: 'a@b.example', code: '123456' }, signal),
  ],
  [
    'login.logIn by password',
    ({ login }, signal) =>
      login.logIn({ method: 'password', account: '13800000000', password: 'x', country_code: '86' }, signal),
  ],
  [
    'login.logIn by binding',
    ({ login }, signal) => login.logIn({ method: 'bind', ...phone, code: '123456', openid: 'o-1' }, signal),
  ],
  [
    'login.sendCode to an e-mail address',
    ({ login }, signal) =>
      login.sendCode({ purpose: 'login', target: { channel: 'email', email: 'a@b.example' } }, signal),
  ],
  [
    'login.sendCode for binding',
    ({ login }, signal) =>
      login.sendCode({ purpose: 'bind', target: { channel: 'phone', ...phone } }, signal),
  ],
  [
    'login.sendCode for a scene',
    ({ login }, signal) =>
      login.sendCode({ purpose: 'scene', target: { channel: 'phone', ...phone }, scene: 's' }, signal),
  ],
]

/** `(signal)` or `(1, signal)`, by how many parameters the method takes. */
const byShape =
  (service: keyof Services, method: string): Call<Services> =>
  (all, signal) => {
    const ask = all[service][method as never] as (...parameters: unknown[]) => Promise<unknown>
    return ask(...(ask.length === 1 ? [signal] : [1, signal]))
  }

const table: ReadonlyArray<readonly [string, Call<Services>]> = [
  ...Object.entries(services()).flatMap(([name, methods]) => {
    const service = name as keyof Services
    const own: Readonly<Record<string, Call<never>>> = calls[service] ?? {}
    const left: readonly string[] = others[service] ?? []
    return Object.keys(methods)
      .filter((method) => !left.includes(method))
      .map((method): readonly [string, Call<Services>] => {
        const call = own[method]
        return [
          `${name}.${method}`,
          call === undefined
            ? byShape(service, method)
            : (all, signal) => call(all[service] as never, signal),
        ]
      })
  }),
  ...variants,
]

const signals: AbortSignal[] = []

beforeEach(() => {
  signals.length = 0
  vi.stubGlobal('location', { search: '', href: 'http://symposium.test/' })
  vi.stubGlobal('document', { cookie: '' })
})

afterEach(() => vi.unstubAllGlobals())

const onFetch = (respond: () => Response | Error | null) => {
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      const response = respond()
      if (response instanceof Error) reject(response)
      else if (response !== null) resolve(response)
    })
  })
}

const refused = () =>
  new Response(
    JSON.stringify({ code: 202, msg: 'No.', data: { reason: 'notFound', field: null, retry_after: null } }),
  )

describe('every call of the services', () => {
  it.each(table)('%s: giving it up ends its requests, and it rejects', async (_name, call) => {
    onFetch(() => null)
    const stop = new AbortController()
    const ended = expect(call(services(), stop.signal)).rejects.toThrow()
    await vi.waitFor(() => expect(signals.length).toBeGreaterThan(0))
    stop.abort(new Error('given up'))
    await ended
    expect(signals.map(({ aborted }) => aborted)).toEqual(signals.map(() => true))
  })

  it.each(table)('%s: a refusal rejects', async (_name, call) => {
    onFetch(refused)
    await expect(call(services(), new AbortController().signal)).rejects.toBeInstanceOf(CallError)
    expect(signals.length).toBeGreaterThan(0)
  })

  // Without a network the device at the door decides alone: [TKT-01] in tests/unit/gateService.
  const connected = table.filter(([name]) => name !== 'gate.checkScan')
  it.each(connected)('%s: a lost network rejects', async (_name, call) => {
    onFetch(() => new TypeError('Failed to fetch'))
    await expect(call(services(), new AbortController().signal)).rejects.toBeInstanceOf(CallError)
  })
})
