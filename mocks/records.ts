import { inLanguage } from '../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../server/shared/sentences/language.ts'
import type { Entity } from '../src/contract/entity.ts'
import type { DetailLine, HistoryEntry, LifecycleRecord } from '../src/contract/lifecycle.ts'
import type { Role } from '../src/contract/roles.ts'

/** One step of the history: event, target state, role of the actor, and reason. */
export type Step = readonly [
  event: string,
  to: string,
  role: Role,
  reason?: readonly [zh: string, en: string],
]

interface Changes {
  readonly version?: number
  readonly roles?: readonly Role[]
  readonly facts?: object
  readonly steps?: readonly Step[]
  readonly related?: LifecycleRecord['related']
  readonly detail?: LifecycleRecord['detail']
}

/** All roles at once, so that every button of a lifecycle is on the page. */
export const everyRole: readonly Role[] = [
  'owner',
  'receiver',
  'organizer',
  'secretary',
  'programme',
  'staff',
  'finance',
  'admin',
]

/** A record in `state`, with a history that leads there, in the language of the request. */
export const recordAt = (
  language: MessageLanguage,
  entity: Entity,
  state: string,
  { version, roles = everyRole, facts = {}, steps, related, detail }: Changes = {},
): LifecycleRecord => {
  const say = ([zh, en]: readonly [string, string]) => inLanguage(language, zh, en)
  const way = ways[`${entity}.${state}`] ?? { steps: [] }
  const taken = steps ?? way.steps
  const history = taken.map(([event, to, role, reason = ['', '']], index): HistoryEntry => ({
    seq: index + 1,
    event,
    from: taken[index - 1]?.[1] ?? starts[entity],
    to,
    role,
    by: say(names[role]),
    reason: say(reason),
    at: new Date(Date.parse('2026-11-21T02:00:00.000Z') + index * 3_720_000).toISOString(),
  }))
  // The facts belong to the entity: both come from the tables below.
  return {
    entity,
    id: 17,
    version: version ?? history.length,
    state,
    title: say(titles[entity]),
    subtitle: say(subtitles[entity] ?? conference),
    detail: detail ?? detailOf(language, entity, state),
    roles: [...roles],
    created_at: '2026-11-21T01:30:00.000Z',
    history,
    related: related ?? relatedTo(entity, say),
    facts: { ...calm[entity], ...way.facts, ...facts },
  } as LifecycleRecord
}

/** Submitted values; for an approved organizer, each change beside the approved value. */
/** Details of the records that finance and organizers decide about. */
const ordered = (language: MessageLanguage): Partial<Record<Entity, DetailLine[]>> => {
  const say = (zh: string, en: string) => inLanguage(language, zh, en)
  const order: DetailLine[] = [
    { field: 'order', kind: 'text', value: '2026112100017' },
    { field: 'conference', kind: 'text', value: say(...conference) },
    { field: 'item', kind: 'text', value: say('普通代表', 'Regular participant') },
    { field: 'attendee', kind: 'text', value: say(...names.owner) },
    { field: 'affiliation', kind: 'text', value: say('某大学', 'Some University') },
    { field: 'account', kind: 'text', value: say(...names.owner) },
    { field: 'list_amount', kind: 'money', value: 160_000 },
    { field: 'amount', kind: 'money', value: 120_000 },
    { field: 'paid_by', kind: 'choice', value: 'alipay' },
    { field: 'paid_no', kind: 'text', value: 'P2026112100005' },
    { field: 'paid_at', kind: 'moment', value: '2026-11-21T02:10:00.000Z' },
  ]
  return {
    invoice: [
      { field: 'invoice_type', kind: 'choice', value: 'special' },
      { field: 'title_type', kind: 'choice', value: 'company' },
      {
        field: 'title',
        kind: 'text',
        value: say('北京某某科技有限公司', 'Beijing Moumou Technology Co., Ltd.'),
        before: say('北京某某科技公司', 'Beijing Moumou Technology'),
      },
      { field: 'tax_no', kind: 'text', value: '91110000101623741K' },
      { field: 'content', kind: 'choice', value: 'registration' },
      { field: 'email', kind: 'email', value: 'linmei@example.org' },
      { field: 'mobile', kind: 'phone', value: '13900000000' },
      { field: 'reg_address', kind: 'text', value: say('北京市海淀区', 'Haidian, Beijing') },
      { field: 'reg_phone', kind: 'phone', value: '010-12345678' },
      { field: 'bank_name', kind: 'text', value: say('某银行海淀支行', 'Some Bank, Haidian branch') },
      { field: 'bank_account', kind: 'text', value: '6222020200112233' },
      ...order,
    ],
    payment: [
      { field: 'voucher', kind: 'image', value: '/brand/mark.svg' },
      { field: 'remark', kind: 'text', value: say('2026112100017 林梅', '2026112100017 Lin Mei') },
      { field: 'asked', kind: 'money', value: 120_000 },
      ...order,
    ],
    refund: [
      {
        field: 'why',
        kind: 'paragraphs',
        value: say('住院，附证明', 'In hospital, see the certificate'),
        before: say('生病了', 'I am ill'),
      },
      { field: 'asked_at', kind: 'moment', value: '2026-11-22T02:00:00.000Z' },
      { field: 'until', kind: 'moment', value: '2026-12-06T01:00:00.000Z' },
      { field: 'ticket', kind: 'choice', value: 'valid.not_signed' },
      { field: 'meals', kind: 'text', value: '0 / 8' },
      { field: 'invoice', kind: 'choice', value: 'not_invoiced' },
      ...order,
    ],
    conference: [
      { field: 'starts_at', kind: 'moment', value: '2026-12-04T01:00:00.000Z' },
      { field: 'ends_at', kind: 'moment', value: '2026-12-06T09:00:00.000Z' },
      { field: 'place', kind: 'text', value: say('杭州', 'Hangzhou') },
      { field: 'tickets', kind: 'text', value: '312' },
      { field: 'signed_in', kind: 'text', value: '208' },
    ],
    conferencePublication: [
      { field: 'title', kind: 'text', value: titles.conferencePublication[0] },
      { field: 'eng_title', kind: 'text', value: titles.conferencePublication[1] },
      { field: 'subject', kind: 'text', value: say('能源', 'Energy') },
      { field: 'starts_at', kind: 'moment', value: '2026-12-04T01:00:00.000Z' },
      { field: 'ends_at', kind: 'moment', value: '2026-12-06T09:00:00.000Z' },
      { field: 'place', kind: 'text', value: '杭州' },
      {
        field: 'venue',
        kind: 'text',
        value: '杭州国际博览中心 3 层',
        before: '杭州国际博览中心',
      },
      { field: 'summary', kind: 'paragraphs', value: '面向能源材料与碳中和的年度论坛。' },
      {
        field: 'tickets',
        kind: 'paragraphs',
        value: say(
          '普通代表 · 早鸟价 ¥1,200.00 · 标准价 ¥1,600.00\n学生代表 · 标准价 ¥600.00',
          'Regular · Early bird CNY 1,200.00 · Regular price CNY 1,600.00\nStudent · Regular price CNY 600.00',
        ),
      },
      { field: 'refund_until', kind: 'moment', value: '' },
    ],
    enquiry: [
      { field: 'service', kind: 'text', value: say(...titles.enquiry) },
      {
        field: 'question',
        kind: 'paragraphs',
        value: say(
          '12 月 4 日两场大会报告需要中英同传，约 300 人。请问怎么收费？',
          'Two plenaries on 4 December need interpreting between Chinese and English for about 300 people. What does it cost?',
        ),
      },
      { field: 'contact', kind: 'text', value: say(...names.owner) },
      { field: 'reach', kind: 'text', value: '13900000000' },
    ],
    comment: [
      { field: 'place', kind: 'text', value: say(...under) },
      { field: 'author', kind: 'text', value: say(...names.owner) },
      { field: 'text', kind: 'paragraphs', value: say(...titles.comment) },
      {
        field: 'reports',
        kind: 'paragraphs',
        value: say(
          '周舟 · 2026年11月21日 10:32 · 垃圾广告\n\n陈立 · 2026年11月21日 10:40 · 其他\n与头条无关，已在多处发布。',
          'Zhou Zhou · 21 Nov 2026, 10:32 · Spam\n\nChen Li · 21 Nov 2026, 10:40 · Other\nNot about the headline, and posted in many places.',
        ),
      },
      {
        field: 'thread',
        kind: 'paragraphs',
        value: say(
          `陈立：日程订阅很实用。\n\n→ ${names.owner[0]}：${titles.comment[0]}`,
          `Chen Li: Subscribing to the programme is handy.\n\n→ ${names.owner[1]}: ${titles.comment[1]}`,
        ),
      },
    ],
    paper: [
      { field: 'title', kind: 'text', value: titles.paper[0] },
      { field: 'eng_title', kind: 'text', value: titles.paper[1] },
      {
        field: 'authors',
        kind: 'paragraphs',
        value: say('林梅 · 某大学 · linmei@example.org', 'Lin Mei · Some University · linmei@example.org'),
      },
      {
        field: 'abstract',
        kind: 'paragraphs',
        value: say(
          '报道一种适用于大面积薄膜的钝化方法，器件在 85 °C 下工作 1000 小时后仍保持 95% 的效率。',
          'We report a passivation for large films: devices keep 95% of their efficiency after 1000 hours at 85 °C.',
        ),
      },
      { field: 'eng_abstract', kind: 'paragraphs', value: '' },
      {
        field: 'keywords',
        kind: 'text',
        value: say('钙钛矿；缺陷；钝化', 'perovskite; defects; passivation'),
      },
      { field: 'eng_keywords', kind: 'text', value: '' },
      { field: 'conflicts', kind: 'paragraphs', value: '' },
      { field: 'files', kind: 'paragraphs', value: 'paper.pdf\npaper.docx' },
      { field: 'response', kind: 'paragraphs', value: '' },
    ],
    decision: [
      { field: 'decision', kind: 'choice', value: 'minor_revision' },
      {
        field: 'letter',
        kind: 'paragraphs',
        value: say('请补充对照实验。', 'Please add a control experiment.'),
      },
      { field: 'reviewer', kind: 'text', value: say('周舟', 'Zhou Zhou') },
      { field: 'recommendation', kind: 'choice', value: 'minor_revision' },
      {
        field: 'comments',
        kind: 'paragraphs',
        value: say('方法清楚，对照实验不足。', 'The method is clear, a control is missing.'),
      },
      { field: 'remarks', kind: 'paragraphs', value: '' },
    ],
    studentProof: [
      { field: 'proof', kind: 'image', value: '/brand/mark.svg' },
      { field: 'name', kind: 'text', value: say(...names.owner) },
      { field: 'affiliation', kind: 'text', value: say('某大学', 'Some University') },
      { field: 'student_no', kind: 'text', value: '2026310045' },
    ],
    certificate: [
      { field: 'kind', kind: 'choice', value: 'attendance' },
      { field: 'name', kind: 'text', value: say(...names.owner) },
      { field: 'account', kind: 'text', value: say(...names.owner) },
      { field: 'attendee', kind: 'text', value: say(...names.owner) },
      { field: 'affiliation', kind: 'text', value: say('某大学', 'Some University') },
      { field: 'signed_at', kind: 'moment', value: scannedAt },
      { field: 'gate', kind: 'text', value: say('东门', 'East gate') },
    ],
  }
}

const detailOf = (language: MessageLanguage, entity: Entity, state: string): DetailLine[] => {
  if (entity !== 'organizer') return ordered(language)[entity] ?? []
  if (state === 'not_completed') return []
  const isChange = state === 'approved.changing'
  return handedIn[language].map(([field, kind, value, before]): DetailLine => ({
    field,
    kind,
    value,
    ...(isChange && before !== undefined ? { before } : {}),
  }))
}

const conference = ['能源材料与碳中和国际论坛', 'Forum on Energy Materials and Carbon Neutrality'] as const

const under = ['头条：平台上线会议日程订阅', 'Headline: Subscribe to conference programmes'] as const

/** Name of the person in each role. */
export const names: Readonly<Record<Role, readonly [string, string]>> = {
  owner: ['林梅', 'Lin Mei'],
  receiver: ['周舟', 'Zhou Zhou'],
  organizer: ['陈立', 'Chen Li'],
  secretary: ['赵宁', 'Zhao Ning'],
  programme: ['孙怡', 'Sun Yi'],
  staff: ['志愿者小方', 'Fang, volunteer'],
  finance: ['钱晓', 'Qian Xiao'],
  admin: ['何敏', 'He Min'],
  system: ['', ''],
}

/** Subtitles of entities outside the conference. */
const subtitles: Readonly<Partial<Record<Entity, readonly [string, string]>>> = {
  organizer: names.owner,
  enquiry: names.owner,
  comment: under,
}

const titles: Readonly<Record<Entity, readonly [string, string]>> = {
  order: ['2026112100017 · 林梅', '2026112100017 · Lin Mei'],
  payment: ['P2026112100005 · 银行转账', 'P2026112100005 · bank transfer'],
  refund: ['2026112100017 · 退款', '2026112100017 · refund'],
  invoice: ['2026112100017 · 发票', '2026112100017 · invoice'],
  ticket: ['普通代表 · 林梅', 'Regular participant · Lin Mei'],
  mealVoucher: ['第 1 天午餐 · 林梅', 'Lunch, day 1 · Lin Mei'],
  certificate: ['参会证书 · 林梅', 'Certificate of attendance · Lin Mei'],
  organizer: ['前沿交叉学科学会', 'Society for Frontier Studies'],
  conference: ['能源材料与碳中和国际论坛', 'Forum on Energy Materials and Carbon Neutrality'],
  conferencePublication: ['能源材料与碳中和国际论坛', 'Forum on Energy Materials and Carbon Neutrality'],
  waitlist: ['普通代表 · 林梅', 'Regular participant · Lin Mei'],
  paper: ['钙钛矿薄膜的缺陷钝化', 'Passivation of defects in perovskite films'],
  review: ['钙钛矿薄膜的缺陷钝化', 'Passivation of defects in perovskite films'],
  decision: ['钙钛矿薄膜的缺陷钝化', 'Passivation of defects in perovskite films'],
  rebuttal: ['钙钛矿薄膜的缺陷钝化', 'Passivation of defects in perovskite films'],
  enquiry: ['同声传译', 'Simultaneous interpreting'],
  comment: ['加微信领取内部资料，代发论文包录用', 'Add me for papers that are sure to be accepted'],
  knock: ['¥12.50 / ¥50.00', 'CNY 12.50 / CNY 50.00'],
  accountDeletion: ['账号注销', 'Deletion of the account'],
  conferenceContent: ['第一轮通知', 'First notice'],
  teamInvitation: ['会务组', 'Conference secretary'],
  liveStaff: ['直播主持人', 'Host of a live'],
  studentProof: ['林梅', 'Lin Mei'],
  campaign: ['请完成缴费', 'Please pay for your registration'],
  documentBatch: ['参会证书', 'Certificate of attendance'],
  peopleImport: ['华东分会名单.xlsx', 'east-chapter.xlsx'],
}

const alone: readonly Entity[] = [
  'organizer',
  'conference',
  'conferencePublication',
  'paper',
  'enquiry',
  'comment',
  'accountDeletion',
  'teamInvitation',
  'liveStaff',
  'studentProof',
  'documentBatch',
  'peopleImport',
]

const relatedTo = (
  entity: Entity,
  say: (text: readonly [string, string]) => string,
): LifecycleRecord['related'] => {
  if (alone.includes(entity)) return []
  if (entity === 'review' || entity === 'decision' || entity === 'rebuttal')
    return [{ entity: 'paper', id: 9, title: say(titles.paper), state: 'first_review.active' }]
  if (entity === 'conferenceContent' || entity === 'campaign')
    return [{ entity: 'conference', id: 1, title: say(titles.conference), state: 'not_started' }]
  if (entity === 'order') return [{ entity: 'payment', id: 5, title: 'P2026112100005', state: 'confirmed' }]
  return [{ entity: 'order', id: 17, title: say(titles.order), state: 'paid' }]
}

const starts: Readonly<Record<Entity, string>> = {
  order: 'to_be_paid',
  payment: 'waiting',
  refund: 'none',
  invoice: 'not_invoiced',
  ticket: 'valid.not_signed',
  mealVoucher: 'available',
  certificate: 'not_eligible',
  organizer: 'not_completed',
  conference: 'not_started',
  conferencePublication: 'draft',
  waitlist: 'waiting',
  paper: 'draft',
  review: 'pending.waiting',
  decision: 'prepared',
  rebuttal: 'unasked',
  enquiry: 'received',
  comment: 'shown',
  knock: 'open',
  accountDeletion: 'open',
  conferenceContent: 'edited',
  teamInvitation: 'open',
  liveStaff: 'offered',
  studentProof: 'awaited',
  campaign: 'draft',
  documentBatch: 'draft',
  peopleImport: 'uploaded',
}

/** Facts of each entity while nothing blocks its events. */
export const calm: { readonly [E in Entity]: Extract<LifecycleRecord, { entity: E }>['facts'] } = {
  order: {
    amount: 120_000,
    received: 0,
    hasAttempt: false,
    isOverdue: false,
    hasPlace: true,
    isDelivered: false,
    hasOpenRefund: false,
    isCancellable: true,
    isSignedIn: false,
    hasUsedMeal: false,
    closedReason: null,
  },
  payment: { method: 'transfer', amount: 120_000, confirmedAmount: null, hasVoucher: false, reason: null },
  refund: {
    amount: 120_000,
    orderPaid: true,
    isInWindow: true,
    isSignedIn: false,
    hasUsedMeal: false,
    isInvoiced: false,
    cause: 'requested',
    reason: null,
  },
  invoice: {
    amount: 120_000,
    orderPaid: true,
    hasOpenRefund: false,
    returnReason: null,
    number: null,
    document: null,
  },
  ticket: {
    isOpenToday: true,
    isRightGate: true,
    isPaused: false,
    isEnded: false,
    signedAt: null,
    gate: null,
    canUndo: false,
    isOver: false,
  },
  mealVoucher: {
    isMealTime: true,
    isOver: false,
    isRightGate: true,
    isOther: false,
    isShareOpen: true,
    usedAt: null,
  },
  certificate: { isEarned: false, isOpen: true, opensAt: '2026-12-11T10:00:00.000Z', reason: null },
  organizer: { isComplete: true, hasRunningConference: false, isSeconded: false, reason: null },
  conference: { isPublished: true, isNear: true, isOver: false, reason: null },
  conferencePublication: {
    title: '能源材料与碳中和国际论坛',
    isApproved: true,
    isReady: true,
    hasOrders: false,
    isOver: false,
    wasCancelled: false,
    reason: null,
    engReason: null,
    notes: {},
  },
  waitlist: { hasPlace: false, isOfferOver: false, offeredUntil: null },
  knock: {
    limit: 5000,
    total: 0,
    isOrderOpen: true,
    isOver: false,
    isFriend: false,
    hasKnocked: false,
    hasHitsLeft: true,
    isUsed: false,
    endsAt: '2026-11-22T02:00:00.000Z',
  },
  studentProof: { conferenceId: 1, hasFile: true, isUsed: false, isOver: false, reason: null },
  liveStaff: {
    conferenceId: 1,
    liveId: 11,
    part: 'host',
    isOver: false,
    hasBegun: false,
    isSpare: true,
    startsAt: '2026-12-01T01:00:00.000Z',
    expiresAt: '2026-11-28T02:00:00.000Z',
  },
  teamInvitation: {
    conferenceId: 1,
    role: 'secretary',
    contact: 'l***@example.org',
    isInvited: true,
    hasPart: false,
    isOver: false,
    isLastChair: false,
    expiresAt: '2026-11-28T02:00:00.000Z',
  },
  campaign: {
    conferenceId: 1,
    hasTexts: true,
    hasAudience: true,
    wasTested: true,
    isSeen: false,
    isSecond: true,
    isAsked: false,
    needsSecond: true,
    isConfirmed: false,
    isDue: false,
    isLate: false,
    isSettled: false,
    hasFailures: false,
    recipients: 0,
    accepted: 0,
    dueAt: '2026-12-02T01:00:00.000Z',
  },
  peopleImport: {
    conferenceId: 1,
    hasColumns: true,
    isChecked: false,
    isInTime: false,
    undoUntil: null,
    rows: 46,
    creates: 0,
    updates: 0,
    unpaid: 0,
    complete: 0,
    isQuiet: false,
    same: 0,
    errors: 0,
    waiting: 0,
    done: 0,
    refused: 0,
    undone: 0,
    kept: 0,
  },
  documentBatch: {
    conferenceId: 1,
    kind: 'attendance',
    hasTemplate: true,
    people: 214,
    isTooLarge: false,
    isDrawn: false,
    isOfCertificates: true,
    done: 0,
    failed: 0,
    issued: 0,
    revoked: 0,
  },
  accountDeletion: {
    isLastAdministrator: false,
    hasConferencesAhead: false,
    hasOpenOrders: false,
    hasOpenRefunds: false,
    isHosting: false,
    isDue: false,
    isSoon: false,
    isReminded: false,
    deletesAt: null,
  },
  conferenceContent: {
    hasSource: true,
    isMissing: false,
    isStale: false,
    released: null,
    latest: 0,
    reason: null,
  },
  paper: {
    round: 0,
    lastDecision: null,
    isComplete: true,
    isOpen: true,
    isRevisionOpen: true,
    revisionDueAt: null,
    revisionDays: 21,
    hasResponse: false,
    hasSecondReview: true,
    isLastRound: false,
    isSeconded: false,
    withdrawnFrom: null,
    isLapsed: false,
    hasFinal: false,
    isFinalOpen: true,
    isSettled: true,
    reason: null,
  },
  review: {
    isResponseOpen: true,
    isReviewOpen: true,
    responseDays: 7,
    reviewDays: 21,
    responseDueAt: '2026-11-28T15:59:00.000Z',
    reviewDueAt: null,
    hasDraft: false,
    isComplete: false,
    isDecisionPrepared: false,
    reason: null,
  },
  decision: {
    decision: 'minor_revision',
    isPaperActive: true,
    isPossible: true,
    hasEnoughReviews: true,
    reason: null,
  },
  rebuttal: {
    paperId: 9,
    isAllowed: true,
    isPaperActive: true,
    hasReviews: true,
    isOpen: true,
    isWritten: false,
    isShort: true,
    days: 7,
    dueAt: null,
  },
  enquiry: { isQuiet: false, reason: null },
  comment: { isFresh: true, reports: 0, reason: null },
}

const scannedAt = '2026-11-21T02:00:00.000Z'
const why = {
  typhoon: ['场馆因台风关闭，会议取消。', 'The venue is closed by a typhoon; the conference is cancelled.'],
  floor: ['请补充会场楼层', 'Please name the floor of the venue'],
  replied: [
    '每场需要 3 位译员，含设备 9,800 元。',
    'A session needs three interpreters; ¥9,800 with the equipment.',
  ],
  outdated: ['住宿信息已过时', 'The hotels have changed'],
  advert: ['广告，与新闻无关', 'Advertising, unrelated to the headline'],
  expiredCard: ['学生证已过有效期', 'The student card has expired'],
  cancelled: ['行程有变', 'My plans have changed'],
  unreadable: ['凭证模糊，看不清流水号', 'The voucher is blurred: the number cannot be read'],
  declined: ['余额不足', 'Not enough money in the account'],
  refused: ['已超过可退款的时间', 'It is too late for a refund'],
  channel: ['支付渠道没有答复', 'The provider did not answer'],
  mistaken: ['姓名有误', 'The name is wrong'],
  drill: ['消防演练，预计半小时', 'A fire drill, about half an hour'],
  storm: ['台风橙色预警', 'A typhoon is coming'],
  names: ['PDF 中仍有作者姓名，请删除', 'The PDF still names its authors'],
  redone: ['实验有误，需重做', 'An experiment has to be done again'],
  scope: ['不在会议征文范围内', 'It is outside of the topics of the conference'],
  repeated: ['图 3 的数据重复使用', 'The data of figure 3 were used before'],
  listed: ['EI 20264812345678', 'EI 20264812345678'],
  elsewhere: ['不熟悉这一方向', 'This is not my field'],
  others: ['已有足够的审稿意见', 'There are enough reviews by now'],
  licence: ['营业执照图片不清晰，请重新上传', 'The licence cannot be read: please upload it again'],
} as const

type Handed = readonly [
  field: string,
  kind: Exclude<DetailLine['kind'], 'money'>,
  value: string,
  before?: string,
]
const handedIn: Readonly<Record<MessageLanguage, readonly Handed[]>> = {
  zh: [
    ['name', 'text', '前沿交叉学科学会', '前沿交叉学科研究会'],
    ['tax_no', 'text', '91110000101623741K'],
    ['contact', 'text', '林梅'],
    ['mobile', 'phone', '13900001234'],
    ['email', 'email', 'office@society.example'],
    ['address', 'text', '北京市海淀区学院路 1 号'],
    [
      'intro',
      'paragraphs',
      '面向交叉学科的学术团体。\n自 2015 年起每年举办一届年会。',
      '面向交叉学科的学术团体。',
    ],
    ['logo', 'image', '/brand/mark.svg'],
    ['licence', 'image', '/covers/page.svg', '/covers/scroll.svg'],
  ],
  en: [
    ['name', 'text', 'Society for Frontier Studies', 'Association for Frontier Studies'],
    ['tax_no', 'text', '91110000101623741K'],
    ['contact', 'text', 'Lin Mei'],
    ['mobile', 'phone', '13900001234'],
    ['email', 'email', 'office@society.example'],
    ['address', 'text', '1 Xueyuan Road, Haidian, Beijing'],
    [
      'intro',
      'paragraphs',
      'A learned society across disciplines.\nIts annual meeting has been held since 2015.',
      'A learned society across disciplines.',
    ],
    ['logo', 'image', '/brand/mark.svg'],
    ['licence', 'image', '/covers/page.svg', '/covers/scroll.svg'],
  ],
}

const submitted: readonly Step[] = [['organizer.submit', 'under_review.waiting', 'owner']]
const reviewing: readonly Step[] = [...submitted, ['organizer.pickUp', 'under_review.picked_up', 'admin']]
const approved: readonly Step[] = [...reviewing, ['organizer.approve', 'approved.settled', 'admin']]
const requested: readonly Step[] = [['invoice.request', 'to_be_invoiced.waiting', 'owner']]
const pickedUp: readonly Step[] = [...requested, ['invoice.pickUp', 'to_be_invoiced.picked_up', 'finance']]
const asked: readonly Step[] = [['refund.request', 'requested', 'owner', why.cancelled]]
const granted: readonly Step[] = [...asked, ['refund.approve', 'processing', 'organizer']]
const earned: readonly Step[] = [['certificate.earn', 'earned', 'system']]
const given: readonly Step[] = [...earned, ['certificate.open', 'eligible', 'system']]
const issued: readonly Step[] = [...given, ['certificate.collect', 'issued', 'owner']]
const offered: readonly Step[] = [['waitlist.offer', 'offered', 'system']]
const handedOver: readonly Step[] = [['publication.submit', 'in_review', 'organizer']]
const announced: readonly Step[] = [...handedOver, ['publication.approve', 'published', 'admin']]
const calledOff: readonly Step[] = [
  ...announced,
  ['publication.cancel', 'cancelled', 'organizer', why.typhoon],
]
const begun: readonly Step[] = [['conference.start', 'ongoing', 'system']]
const arrived: readonly Step[] = [['paper.submit', 'administrator_review.active', 'owner']]
const underReview: readonly Step[] = [...arrived, ['paper.pass', 'first_review.active', 'organizer']]
const decidedAs = (state: string, from: readonly Step[] = underReview): readonly Step[] => [
  ...from,
  ['paper.decide', state, 'system'],
]
const again: readonly Step[] = [
  ...decidedAs('first_review.awaiting_revision'),
  ['paper.resubmit', 'second_review.active', 'owner'],
]
const printed: readonly Step[] = [
  ...decidedAs('second_review.accepted', again),
  ['paper.finalize', 'second_review.accepted', 'owner'],
  ['paper.publish', 'published.accepted', 'organizer'],
]
const listed: readonly Step[] = [...printed, ['paper.index', 'indexed.accepted', 'organizer', why.listed]]
const agreed: readonly Step[] = [['review.accept', 'accepted.reading', 'owner']]
const typed: readonly Step[] = [...agreed, ['review.draft', 'accepted.drafting', 'owner']]
const reviewed: readonly Step[] = [...typed, ['review.submit', 'accepted.submitted', 'owner']]
const replied: readonly Step[] = [['enquiry.answer', 'answered', 'admin', why.replied]]
const reported: readonly Step[] = [['comment.report', 'reported', 'system']]
const rebutted: readonly Step[] = [['rebuttal.open', 'awaited', 'organizer']]
const knocked: readonly Step[] = [['knock.hit', 'open', 'receiver']]
const full: readonly Step[] = [...knocked, ['knock.hit', 'completed', 'receiver']]
const leaving: readonly Step[] = [['deletion.request', 'requested', 'owner']]
const joined: readonly Step[] = [['team.accept', 'accepted', 'receiver']]
const proven: readonly Step[] = [['proof.submit', 'submitted', 'owner']]
const mailed: readonly Step[] = [
  ['campaign.see', 'draft', 'secretary'],
  ['campaign.ask', 'draft', 'secretary'],
  ['campaign.confirm', 'draft', 'organizer'],
  ['campaign.send', 'sending', 'secretary'],
]
const agreedOn = { isSeen: true, isConfirmed: true }
const mapped: readonly Step[] = [['import.map', 'mapped', 'secretary']]
const judged: readonly Step[] = [...mapped, ['import.check', 'checked', 'system']]
const judgedRows = {
  isChecked: true,
  creates: 38,
  updates: 5,
  unpaid: 30,
  complete: 8,
  same: 1,
  errors: 2,
  waiting: 43,
}
const brought: readonly Step[] = [
  ...judged,
  ['import.applyRest', 'applying', 'secretary'],
  ['import.finish', 'applied', 'system'],
]
const broughtRows = {
  ...judgedRows,
  ...{ waiting: 0, done: 41, refused: 2, isInTime: true, undoUntil: '2026-11-22T02:00:00.000Z' },
}
const takenBack: readonly Step[] = [...brought, ['import.undo', 'undoing', 'secretary']]
const generated: readonly Step[] = [['batch.generate', 'generating', 'secretary']]
const drawn: readonly Step[] = [...generated, ['batch.finish', 'ready', 'system']]
const paid: readonly Step[] = [['order.pay', 'paid', 'system']]

/** By `entity.state`: the steps that may have led there, and the facts that result. */
const ways: Readonly<Record<string, { readonly steps: readonly Step[]; readonly facts?: object }>> = {
  'order.paid': { steps: paid, facts: { received: 120_000 } },
  'order.completed': {
    steps: [...paid, ['order.complete', 'completed', 'system']],
    facts: { received: 120_000, isDelivered: true },
  },
  'order.closed': {
    steps: [['order.expire', 'closed', 'system']],
    facts: { isOverdue: true, closedReason: 'expired' },
  },
  'payment.reviewing': { steps: [['payment.submit', 'reviewing', 'owner']], facts: { hasVoucher: true } },
  'payment.confirmed': {
    steps: [
      ['payment.submit', 'reviewing', 'owner'],
      ['payment.return', 'waiting', 'finance', why.unreadable],
      ['payment.submit', 'reviewing', 'owner'],
      ['payment.accept', 'confirmed', 'finance'],
    ],
    facts: { hasVoucher: true, confirmedAmount: 120_000 },
  },
  'payment.failed': {
    steps: [['payment.fail', 'failed', 'system', why.declined]],
    facts: { method: 'sandbox' },
  },
  'payment.abandoned': { steps: [['payment.abandon', 'abandoned', 'owner']] },
  'refund.requested': { steps: asked },
  'refund.processing': { steps: granted },
  'refund.failed': { steps: [...granted, ['refund.fail', 'failed', 'system', why.channel]] },
  'refund.rejected': { steps: [...asked, ['refund.reject', 'rejected', 'organizer', why.refused]] },
  'refund.done': { steps: [...granted, ['refund.succeed', 'done', 'system']] },
  'invoice.to_be_invoiced.waiting': { steps: requested },
  'invoice.to_be_invoiced.picked_up': { steps: pickedUp },
  'invoice.invoiced': {
    steps: [
      ...pickedUp,
      ['invoice.attach', 'to_be_invoiced.picked_up', 'finance'],
      ['invoice.issue', 'invoiced', 'finance'],
    ],
    facts: { number: '26112000000000000017' },
  },
  'ticket.valid.signed_in': {
    steps: [['ticket.scan', 'valid.signed_in', 'staff']],
    facts: { signedAt: scannedAt, gate: 'A', canUndo: true },
  },
  'ticket.revoked': { steps: [['ticket.revoke', 'revoked', 'system']] },
  'ticket.expired': { steps: [['ticket.expire', 'expired', 'system']], facts: { isOver: true } },
  'mealVoucher.shared': { steps: [['meal.share', 'shared', 'owner']] },
  'mealVoucher.used': {
    steps: [
      ['meal.share', 'shared', 'owner'],
      ['meal.claim', 'available', 'receiver'],
      ['meal.scan', 'used', 'staff'],
    ],
    facts: { usedAt: scannedAt },
  },
  'mealVoucher.expired': { steps: [['meal.expire', 'expired', 'system']], facts: { isOver: true } },
  'mealVoucher.revoked': { steps: [['meal.revoke', 'revoked', 'system']] },
  'certificate.earned': { steps: earned, facts: { isEarned: true, isOpen: false } },
  'certificate.eligible': { steps: given, facts: { isEarned: true } },
  'certificate.issued': { steps: issued, facts: { isEarned: true } },
  'certificate.revoked': {
    steps: [...issued, ['certificate.revoke', 'revoked', 'organizer', why.mistaken]],
    facts: { isEarned: true },
  },
  'organizer.under_review.waiting': { steps: submitted },
  'organizer.under_review.picked_up': { steps: reviewing },
  'organizer.approved.settled': { steps: approved },
  'organizer.approved.changing': {
    steps: [...approved, ['organizer.change', 'approved.changing', 'owner']],
  },
  'organizer.rejected': {
    steps: [...reviewing, ['organizer.reject', 'rejected', 'admin', why.licence]],
  },
  'conferencePublication.in_review': { steps: handedOver },
  'conferencePublication.published': { steps: announced },
  'conferencePublication.cancelled': {
    steps: calledOff,
    facts: { wasCancelled: true, reason: why.typhoon[0], engReason: why.typhoon[1] },
  },
  'conferencePublication.archived': {
    steps: [...announced, ['publication.archive', 'archived', 'system']],
    facts: { isOver: true },
  },
  'conference.ongoing': { steps: begun },
  'conference.paused': {
    steps: [...begun, ['conference.pause', 'paused', 'organizer', why.drill]],
    facts: { reason: '消防演练，预计半小时' },
  },
  'conference.ended': {
    steps: [...begun, ['conference.end', 'ended', 'organizer', why.storm]],
    facts: { reason: '台风橙色预警' },
  },
  'paper.administrator_review.active': { steps: arrived },
  'paper.administrator_review.awaiting_revision': {
    steps: [...arrived, ['paper.return', 'administrator_review.awaiting_revision', 'organizer', why.names]],
    facts: { revisionDueAt: '2026-12-13T15:59:00.000Z' },
  },
  'paper.administrator_review.rejected': {
    steps: decidedAs('administrator_review.rejected', arrived),
    facts: { lastDecision: 'rejection' },
  },
  'paper.administrator_review.withdrawn': {
    steps: [...arrived, ['paper.withdraw', 'administrator_review.withdrawn', 'owner', why.redone]],
    facts: { withdrawnFrom: 'active' },
  },
  'paper.first_review.active': { steps: underReview, facts: { round: 1 } },
  'paper.first_review.awaiting_revision': {
    steps: decidedAs('first_review.awaiting_revision'),
    facts: { round: 1, lastDecision: 'minor_revision', revisionDueAt: '2026-12-13T15:59:00.000Z' },
  },
  'paper.first_review.accepted': {
    steps: decidedAs('first_review.accepted'),
    facts: { round: 1, lastDecision: 'accept' },
  },
  'paper.first_review.rejected': {
    steps: decidedAs('first_review.rejected'),
    facts: { round: 1, lastDecision: 'rejection' },
  },
  'paper.first_review.withdrawn': {
    steps: [...underReview, ['paper.withdraw', 'first_review.withdrawn', 'owner', why.redone]],
    facts: { round: 1, withdrawnFrom: 'active' },
  },
  'paper.second_review.active': { steps: again, facts: { round: 2, lastDecision: 'minor_revision' } },
  'paper.second_review.awaiting_revision': {
    steps: decidedAs('second_review.awaiting_revision', again),
    facts: { round: 2, lastDecision: 'minor_revision', revisionDueAt: '2026-12-13T15:59:00.000Z' },
  },
  'paper.second_review.accepted': {
    steps: decidedAs('second_review.accepted', again),
    facts: { round: 2, lastDecision: 'accept' },
  },
  'paper.second_review.rejected': {
    steps: decidedAs('second_review.rejected', again),
    facts: { round: 2, lastDecision: 'rejection' },
  },
  'paper.second_review.withdrawn': {
    steps: [...again, ['paper.withdraw', 'second_review.withdrawn', 'owner', why.redone]],
    facts: { round: 2, withdrawnFrom: 'active' },
  },
  'paper.published.accepted': { steps: printed, facts: { round: 2, lastDecision: 'accept', hasFinal: true } },
  'paper.published.retracted': {
    steps: [...printed, ['paper.retract', 'published.retracted', 'organizer', why.repeated]],
    facts: { round: 2, lastDecision: 'accept', hasFinal: true },
  },
  'paper.indexed.accepted': { steps: listed, facts: { round: 2, lastDecision: 'accept', hasFinal: true } },
  'paper.indexed.retracted': {
    steps: [...listed, ['paper.retract', 'indexed.retracted', 'organizer', why.repeated]],
    facts: { round: 2, lastDecision: 'accept', hasFinal: true },
  },
  'review.pending.expired': {
    steps: [['review.expire', 'pending.expired', 'system']],
    facts: { isResponseOpen: false },
  },
  'review.pending.cancelled': { steps: [['review.cancel', 'pending.cancelled', 'organizer', why.others]] },
  'review.accepted.reading': { steps: agreed, facts: { reviewDueAt: '2026-12-12T15:59:00.000Z' } },
  'review.accepted.drafting': {
    steps: typed,
    facts: { reviewDueAt: '2026-12-12T15:59:00.000Z', hasDraft: true },
  },
  'review.accepted.submitted': {
    steps: reviewed,
    facts: { reviewDueAt: '2026-12-12T15:59:00.000Z', hasDraft: true, isComplete: true },
  },
  'review.accepted.acknowledged': {
    steps: [...reviewed, ['review.acknowledge', 'accepted.acknowledged', 'organizer']],
    facts: { hasDraft: true, isComplete: true },
  },
  'review.accepted.expired': {
    steps: [...agreed, ['review.expire', 'accepted.expired', 'system']],
    facts: { isReviewOpen: false, reviewDueAt: '2026-11-20T15:59:00.000Z' },
  },
  'review.accepted.cancelled': { steps: [...agreed, ['review.close', 'accepted.cancelled', 'system']] },
  'review.rejected': { steps: [['review.reject', 'rejected', 'owner', why.elsewhere]] },
  'decision.released': { steps: [['decision.release', 'released', 'organizer']] },
  'decision.discarded': { steps: [['decision.discard', 'discarded', 'organizer']] },
  'rebuttal.awaited': { steps: rebutted, facts: { dueAt: '2026-12-12T15:59:00.000Z' } },
  'rebuttal.answered': {
    steps: [...rebutted, ['rebuttal.submit', 'answered', 'owner']],
    facts: { dueAt: '2026-12-12T15:59:00.000Z', isWritten: true },
  },
  'rebuttal.lapsed': {
    steps: [...rebutted, ['rebuttal.lapse', 'lapsed', 'system']],
    facts: { dueAt: '2026-11-20T15:59:00.000Z', isOpen: false },
  },
  'rebuttal.closed': {
    steps: [...rebutted, ['rebuttal.close', 'closed', 'system']],
    facts: { dueAt: '2026-12-12T15:59:00.000Z' },
  },
  'enquiry.answered': { steps: replied, facts: { reason: why.replied[0] } },
  'enquiry.closed': {
    steps: [...replied, ['enquiry.close', 'closed', 'owner']],
    facts: { reason: why.replied[0] },
  },
  'comment.reported': { steps: reported, facts: { reports: 2 } },
  'comment.hidden': {
    steps: [...reported, ['comment.hide', 'hidden', 'admin', why.advert]],
    facts: { reason: why.advert[0] },
  },
  'comment.deleted': { steps: [['comment.delete', 'deleted', 'owner']] },
  'knock.completed': { steps: full, facts: { total: 5000 } },
  'knock.used': {
    steps: [...full, ['knock.use', 'used', 'system']],
    facts: { total: 5000, isOrderOpen: false, isUsed: true },
  },
  'knock.expired': { steps: [['knock.end', 'expired', 'system']], facts: { isOver: true } },
  'knock.cancelled': { steps: [...knocked, ['knock.cancel', 'cancelled', 'owner']], facts: { total: 1250 } },
  'studentProof.submitted': { steps: proven },
  'studentProof.accepted': { steps: [...proven, ['proof.accept', 'accepted', 'secretary']] },
  'studentProof.rejected': {
    steps: [...proven, ['proof.reject', 'rejected', 'secretary', why.expiredCard]],
    facts: { reason: why.expiredCard[0] },
  },
  'liveStaff.accepted': { steps: [['staff.accept', 'accepted', 'owner']] },
  'liveStaff.declined': { steps: [['staff.decline', 'declined', 'owner']] },
  'liveStaff.withdrawn': { steps: [['staff.withdraw', 'withdrawn', 'organizer']] },
  'liveStaff.expired': { steps: [['staff.expire', 'expired', 'system']], facts: { isOver: true } },
  'liveStaff.replaced': {
    steps: [
      ['staff.accept', 'accepted', 'owner'],
      ['staff.replace', 'replaced', 'organizer'],
    ],
  },
  'teamInvitation.accepted': { steps: joined, facts: { hasPart: true } },
  'teamInvitation.declined': { steps: [['team.decline', 'declined', 'receiver']] },
  'teamInvitation.revoked': { steps: [['team.revoke', 'revoked', 'organizer']] },
  'teamInvitation.expired': { steps: [['team.expire', 'expired', 'system']], facts: { isOver: true } },
  'teamInvitation.left': { steps: [...joined, ['team.leave', 'left', 'owner']] },
  'teamInvitation.removed': { steps: [...joined, ['team.remove', 'removed', 'organizer']] },
  'campaign.scheduled': {
    steps: [...mailed.slice(0, 3), ['campaign.schedule', 'scheduled', 'secretary']],
    facts: agreedOn,
  },
  'campaign.sending': { steps: mailed, facts: { ...agreedOn, recipients: 640, accepted: 211 } },
  'campaign.paused': {
    steps: [...mailed, ['campaign.pause', 'paused', 'secretary']],
    facts: { ...agreedOn, recipients: 640, accepted: 211 },
  },
  'campaign.sent': {
    steps: [...mailed, ['campaign.settle', 'sent', 'system']],
    facts: { ...agreedOn, recipients: 640, accepted: 640, isSettled: true },
  },
  'campaign.cancelled': { steps: [['campaign.cancel', 'cancelled', 'secretary']] },
  'peopleImport.mapped': { steps: mapped },
  'peopleImport.checked': { steps: judged, facts: judgedRows },
  'peopleImport.applying': {
    steps: [...judged, ['import.applyRest', 'applying', 'secretary']],
    facts: { ...judgedRows, waiting: 20, done: 22, refused: 1 },
  },
  'peopleImport.applied': { steps: brought, facts: broughtRows },
  'peopleImport.undoing': { steps: takenBack, facts: { ...broughtRows, done: 20, undone: 19, kept: 2 } },
  'peopleImport.undone': {
    steps: [...takenBack, ['import.finishUndo', 'undone', 'system']],
    facts: { ...broughtRows, done: 0, undone: 38, kept: 3 },
  },
  'peopleImport.discarded': {
    steps: [...judged, ['import.discard', 'discarded', 'secretary']],
    facts: judgedRows,
  },
  'documentBatch.generating': { steps: generated, facts: { done: 120 } },
  'documentBatch.ready': { steps: drawn, facts: { isDrawn: true, done: 212, failed: 2 } },
  'documentBatch.issued': {
    steps: [...drawn, ['batch.issue', 'issued', 'organizer']],
    facts: { isDrawn: true, done: 212, failed: 2, issued: 212, revoked: 1 },
  },
  'documentBatch.discarded': {
    steps: [...drawn, ['batch.discard', 'discarded', 'secretary']],
    facts: { isDrawn: true, done: 212, failed: 2 },
  },
  'accountDeletion.requested': { steps: leaving, facts: { deletesAt: '2026-12-05T02:00:00.000Z' } },
  'accountDeletion.cancelled': {
    steps: [...leaving, ['deletion.cancel', 'cancelled', 'owner']],
    facts: { deletesAt: '2026-12-05T02:00:00.000Z' },
  },
  'accountDeletion.done': {
    steps: [...leaving, ['deletion.remind', 'requested', 'system'], ['deletion.finish', 'done', 'system']],
    facts: { deletesAt: '2026-12-05T02:00:00.000Z', isDue: true, isReminded: true },
  },
  'conferenceContent.released': {
    steps: [['content.release', 'released', 'organizer']],
    facts: { released: 1, latest: 1 },
  },
  'conferenceContent.retired': {
    steps: [['content.retire', 'retired', 'organizer', why.outdated]],
    facts: { reason: why.outdated[0] },
  },
  'waitlist.offered': { steps: offered, facts: { hasPlace: true, offeredUntil: '2026-11-21T14:00:00.000Z' } },
  'waitlist.purchased': { steps: [...offered, ['waitlist.purchase', 'purchased', 'system']] },
  'waitlist.cancelled': { steps: [['waitlist.cancel', 'cancelled', 'owner']] },
  'waitlist.offer_expired': {
    steps: [...offered, ['waitlist.expire', 'offer_expired', 'system']],
    facts: { isOfferOver: true },
  },
}
