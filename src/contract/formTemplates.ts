import type { FieldKind, FormTemplate } from './formFields.ts'

/** Common questions of conferences, added with one press and edited like any others (CONF-03). */

/** A question among others of a list: without numbers of rows, as templates and files have it. */
export interface FieldPlan {
  readonly kind: FieldKind
  readonly name: string
  readonly eng_name: string
  readonly help: string
  readonly eng_help: string
  readonly is_required: boolean
  readonly options: ReadonlyArray<{
    readonly key: string
    readonly name: string
    readonly eng_name: string
    readonly is_hidden: boolean
  }>
  /** `field`: place of an earlier question in the list, from 0. */
  readonly condition: { readonly field: number; readonly values: readonly string[] } | null
}

const ask = (kind: FieldKind, name: string, eng_name: string, more: Partial<FieldPlan> = {}): FieldPlan => ({
  ...{ kind, name, eng_name, help: '', eng_help: '', is_required: false, options: [], condition: null },
  ...more,
})
const among = (...names: ReadonlyArray<readonly [zh: string, en: string]>) => ({
  options: names.map(([name, eng_name], place) => ({
    key: `o${place + 1}`,
    name,
    eng_name,
    is_hidden: false,
  })),
})
const where = (field: number, ...values: string[]) => ({ condition: { field, values } })

export const questionsOf: Readonly<Record<FormTemplate, readonly FieldPlan[]>> = {
  /** 参会回执 */
  attendance: [
    ask('yes_no', '是否有人同行？', 'Does anybody come with you?'),
    ask('number', '同行人数', 'How many people?', where(0, 'yes')),
    ask('text', '同行人员姓名', 'Their names', where(0, 'yes')),
    ask(
      'one',
      '参会方式',
      'How do you take part?',
      among(['口头报告', 'Talk'], ['张贴报告', 'Poster'], ['不作报告', 'Without a contribution']),
    ),
    ask('text', '报告题目', 'Title of the contribution', where(3, 'o1', 'o2')),
    ask(
      'one',
      '饮食要求',
      'Diet',
      among(['无特殊要求', 'No restrictions'], ['清真', 'Halal'], ['素食', 'Vegetarian'], ['其他', 'Other']),
    ),
    ask('text', '饮食要求说明', 'What should the kitchen know?', where(5, 'o4')),
    ask('yes_no', '是否参加欢迎晚宴？', 'Do you come to the welcome dinner?'),
  ],
  /** 到达信息 */
  arrival: [
    ask('day', '到达日期', 'Day of arrival'),
    ask('text', '到达时间', 'Time of arrival', { help: '例如 14:30', eng_help: 'For example 14:30' }),
    ask(
      'one',
      '交通方式',
      'How do you travel?',
      among(['飞机', 'By air'], ['高铁/火车', 'By train'], ['自驾', 'By car'], ['其他', 'Otherwise']),
    ),
    ask('text', '航班号/车次', 'Flight or train number', where(2, 'o1', 'o2')),
    ask('yes_no', '是否需要接站？', 'Would you like to be picked up?', where(2, 'o1', 'o2')),
  ],
  /** 合住意向 */
  sharing: [
    ask('yes_no', '是否愿意合住？', 'Would you share a room?'),
    ask('text', '合住人姓名', 'With whom?', {
      ...where(0, 'yes'),
      help: '没有合住人时留空，由会务组安排',
      eng_help: 'Leave it empty to be given a room-mate by the conference office',
    }),
    ask('several', '住宿习惯', 'What should your room-mate know?', {
      ...where(0, 'yes'),
      ...among(['不吸烟', 'I do not smoke'], ['早睡', 'I go to bed early'], ['打鼾', 'I snore']),
    }),
  ],
}
