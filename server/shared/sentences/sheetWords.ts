import { cutTo } from '../../../src/contract/characters.ts'
import { headingsOf } from './zoneHeading.ts'
import type { SheetExport } from '../../../src/contract/paperSheetWords.ts'
import type { Outcome } from '../../../src/contract/paperOutcome.ts'
import { decisions, type Decision } from '../../../src/contract/paperWords.ts'
import { headingNamed } from './headingNamed.ts'
import type { MessageLanguage } from './language.ts'

/** Words of spreadsheets, in both languages; the names of columns and of decisions are also read there. */

type Both = Readonly<Record<MessageLanguage, string>>

const columnWords = {
  paper: { zh: '论文编号', en: 'Paper number' },
  title: { zh: '中文标题', en: 'Chinese title' },
  eng_title: { zh: '英文标题', en: 'English title' },
  stage: { zh: '阶段', en: 'Stage' },
  disposition: { zh: '处理状态', en: 'Disposition' },
  round: { zh: '轮次', en: 'Round' },
  assigned: { zh: '已指派审稿人', en: 'Reviewers assigned' },
  submitted: { zh: '已提交审稿意见', en: 'Reviews submitted' },
  mean: {
    zh: '平均推荐（4 录用，3 小修，2 大修，1 拒稿）',
    en: 'Mean recommendation (4 accept, 3 minor, 2 major, 1 rejection)',
  },
  last_decision: { zh: '上一次决定', en: 'Last decision' },
  decision: { zh: '拟定决定', en: 'Prepared decision' },
  letter: { zh: '决定信', en: 'Letter' },
  deadline: { zh: '修改截止时间', en: 'Revision due', isMoment: true },
  moved: { zh: '更新时间', en: 'Last change', isMoment: true },
  reviewer_id: { zh: '审稿人编号', en: 'Reviewer number' },
  reviewer: { zh: '审稿人', en: 'Reviewer' },
  email: { zh: '审稿人邮箱', en: 'Reviewer e-mail' },
  state: { zh: '审稿状态', en: 'State of the review' },
  due: { zh: '截止时间', en: 'Due', isMoment: true },
  action: { zh: '操作', en: 'Action' },
  reason: { zh: '撤回理由', en: 'Reason of a withdrawal' },
  review_id: { zh: '审稿编号', en: 'Review number' },
  recommendation: { zh: '推荐', en: 'Recommendation' },
  comments: { zh: '给作者的意见', en: 'Comments to the authors' },
  remarks: { zh: '给主席的意见', en: 'Remarks to the chairs' },
  submitted_at: { zh: '提交时间', en: 'Submitted', isMoment: true },
} as const satisfies Record<string, Both & { readonly isMoment?: true }>
export type SheetColumn = keyof typeof columnWords

export const columnsOf = {
  papers: [
    'paper',
    'title',
    'eng_title',
    'stage',
    'disposition',
    'round',
    'assigned',
    'submitted',
    'mean',
    'last_decision',
    'decision',
    'letter',
    'deadline',
    'moved',
  ],
  assignments: [
    'paper',
    'title',
    'eng_title',
    'round',
    'reviewer_id',
    'reviewer',
    'email',
    'state',
    'due',
    'action',
    'reason',
  ],
  reviews: [
    'paper',
    'title',
    'eng_title',
    'round',
    'review_id',
    'reviewer',
    'state',
    'recommendation',
    'comments',
    'remarks',
    'submitted_at',
  ],
} as const satisfies Record<SheetExport, readonly SheetColumn[]>

export const columnWord = (column: SheetColumn, language: MessageLanguage): string =>
  columnWords[column][language]

/** As it is above the column: of moments with the zone. */
export const columnHeadings = (
  columns: readonly SheetColumn[],
  timeZone: string,
  language: MessageLanguage,
): string[] =>
  headingsOf(
    columns.map((column) => columnWords[column]),
    timeZone,
    language,
  )

/** Mark of a decision that stays while its letter is another one. */
export const otherLetter: Both = { zh: '（更换决定信）', en: ' (another letter)' }

/** A column by its key or its name in either language; undefined: it says nothing here. */
export const columnNamed = (text: string): SheetColumn | undefined =>
  headingNamed(cutTo(text, 200), (part) => known.get(folded(part)))

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')

const also: Partial<Record<SheetColumn, readonly string[]>> = {
  paper: ['论文', '编号', '稿件编号', 'id', 'paper id', '#'],
  email: ['邮箱', '审稿人', 'reviewer email', 'e-mail', 'user'],
  decision: ['决定', '录用决定', 'prepared decision'],
  letter: ['信', '说明', 'message', 'comments to authors'],
  reason: ['理由', '原因'],
}

const known: ReadonlyMap<string, SheetColumn> = new Map(
  (Object.keys(columnWords) as SheetColumn[])
    .toReversed()
    .flatMap((column) =>
      [...(also[column] ?? []), columnWords[column].zh, columnWords[column].en, column].map(
        (name) => [folded(name), column] as const,
      ),
    ),
)

const decisionWords: Record<Decision, Both & { readonly also: readonly string[] }> = {
  accept: { zh: '录用', en: 'Accept', also: ['accepted', '接收', '接受', '通过', 'yes'] },
  minor_revision: { zh: '小修', en: 'Minor revision', also: ['minor', '小修后录用'] },
  major_revision: { zh: '大修', en: 'Major revision', also: ['major', '大修后再审'] },
  rejection: { zh: '拒稿', en: 'Rejection', also: ['reject', 'rejected', '退稿', '不录用', 'no'] },
}
const nextRound: Both = { zh: '通过第一轮，进入第二轮评审', en: 'Passes to the second round' }
/** Word of a decision, or of its effect on the paper. */
export const decisionWord = (decision: Outcome | null, language: MessageLanguage): string => {
  if (decision === null) return ''
  return (decision === 'next_round' ? nextRound : decisionWords[decision])[language]
}
export const decisionNamed = (text: string): Decision | undefined =>
  decisions.find((each) => {
    const { zh, en, also: more } = decisionWords[each]
    return [each, zh, en, ...more].some((word) => folded(word) === folded(text))
  })

const actionWords = {
  assign: { zh: '指派', en: 'assign', also: ['邀请', 'invite', 'add', '分配'] },
  withdraw: { zh: '撤回', en: 'withdraw', also: ['取消', '移除', 'cancel', 'remove', 'unassign', 'clear'] },
} as const
export type SheetAction = keyof typeof actionWords
export const actionWord = (action: SheetAction, language: MessageLanguage): string =>
  actionWords[action][language]
export const actionNamed = (text: string): SheetAction | undefined =>
  (Object.keys(actionWords) as SheetAction[]).find((each) => {
    const { zh, en, also: more } = actionWords[each]
    return [zh, en, ...more].some((word) => folded(word) === folded(text))
  })

const stateWords: Readonly<Record<string, Both>> = {
  administrator_review: { zh: '形式审查', en: 'Initial check' },
  first_review: { zh: '初审', en: 'First review' },
  second_review: { zh: '复审', en: 'Second review' },
  published: { zh: '已出版', en: 'Published' },
  indexed: { zh: '已收录', en: 'Indexed' },
  active: { zh: '进行中', en: 'Active' },
  awaiting_revision: { zh: '待修改', en: 'Awaiting revision' },
  accepted: { zh: '已录用', en: 'Accepted' },
  rejected: { zh: '未录用', en: 'Rejected' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
  retracted: { zh: '已撤销出版', en: 'Retracted' },
  'review.pending.waiting': { zh: '待回复', en: 'Asked' },
  'review.pending.expired': { zh: '未回复，已过期', en: 'Not answered in time' },
  'review.pending.cancelled': { zh: '已撤回', en: 'Withdrawn' },
  'review.accepted.reading': { zh: '审稿中', en: 'Reviewing' },
  'review.accepted.drafting': { zh: '撰写中', en: 'Writing' },
  'review.accepted.submitted': { zh: '已提交', en: 'Submitted' },
  'review.accepted.acknowledged': { zh: '已确认', en: 'Acknowledged' },
  'review.accepted.expired': { zh: '已逾期', en: 'Overdue' },
  'review.accepted.cancelled': { zh: '已撤回', en: 'Withdrawn' },
  'review.rejected': { zh: '已谢绝', en: 'Declined' },
}
export const stateWord = (state: string, language: MessageLanguage): string =>
  stateWords[state]?.[language] ?? state
