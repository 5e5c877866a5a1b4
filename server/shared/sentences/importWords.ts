import { cutTo } from '../../../src/contract/characters.ts'
import { importFields, type ImportField } from '../../../src/contract/peopleImportWords.ts'
import { headingNamed } from './headingNamed.ts'
import type { MessageLanguage } from './language.ts'

/** Headings of a sheet of people as they are written out, and others by which they are known. */
const words: Readonly<
  Record<ImportField, Readonly<Record<MessageLanguage, string>> & { readonly also: readonly string[] }>
> = {
  no: { zh: '订单号', en: 'Order', also: ['订单编号', '报名编号', 'order no', 'order number', 'no'] },
  name: {
    zh: '姓名',
    en: 'Name',
    also: ['名字', '参会人', '参会人姓名', '中文姓名', 'full name', 'attendee', 'attendee name'],
  },
  mobile: {
    zh: '手机号',
    en: 'Phone',
    also: [
      '手机',
      '手机号码',
      '电话',
      '联系电话',
      '联系方式',
      'mobile',
      'phone number',
      'cell',
      'telephone',
      'tel',
    ],
  },
  email: {
    zh: '邮箱',
    en: 'E-mail',
    also: ['电子邮箱', '邮件', '电子邮件', '邮箱地址', 'email', 'mail', 'email address', 'e mail address'],
  },
  affiliation: {
    zh: '单位',
    en: 'Affiliation',
    also: [
      '工作单位',
      '所在单位',
      '单位名称',
      '机构',
      '学校',
      '公司',
      'organization',
      'organisation',
      'institution',
      'company',
      'university',
    ],
  },
  position: { zh: '职称', en: 'Position', also: ['职务', '头衔', '职称/职务', 'title', 'job title'] },
  student_no: { zh: '学号', en: 'Student number', also: ['学生证号', 'student no', 'student id'] },
  type: {
    zh: '票种',
    en: 'Ticket type',
    also: ['票类', '门票', '报名类型', '参会类型', 'ticket', 'type', 'registration type', 'category'],
  },
  tags: { zh: '标签', en: 'Tags', also: ['分组', '分类', 'tag', 'group', 'groups', 'label', 'labels'] },
}

export const importWord = (field: ImportField, language: MessageLanguage): string => words[field][language]

/** Headings of the columns with the reasons of failed rows. */
export const errorHeadings = {
  line: { zh: '行号', en: 'Row' },
  column: { zh: '出错的列', en: 'Column' },
  reason: { zh: '原因', en: 'Reason' },
} as const satisfies Record<string, Record<MessageLanguage, string>>

/** Field of a heading; null: an unknown heading. */
export const fieldNamed = (heading: string): ImportField | null =>
  headingNamed(cutTo(heading, 200), (text) => known.get(folded(text))) ?? null

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[*＊:：]|\(.*?\)|（.*?）/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')

const known: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) =>
    [field, words[field].zh, words[field].en, ...words[field].also].map(
      (name) => [folded(name), field] as const,
    ),
  ),
)
