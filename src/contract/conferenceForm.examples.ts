import type * as conferenceForm from './conferenceForm.ts'
import type { ExamplesOf, Say } from './example.ts'
import { questionIn } from './formFields.ts'

const texts = { help: '', eng_help: '', is_required: false, is_hidden: false, options: [], condition: null }
const option = (key: string, name: string, eng_name: string, answers = 0) => ({
  ...{ key, name, eng_name, answers, is_hidden: false },
})
const field = (
  id: number,
  more: Pick<conferenceForm.FormField, 'kind' | 'name' | 'eng_name'> & Partial<conferenceForm.FormField>,
): conferenceForm.FormField => ({ id, version: 0, answers: 0, ...texts, ...more })

const fields: conferenceForm.FormField[] = [
  field(1, {
    ...{ kind: 'one', name: '参会方式', eng_name: 'How do you take part?', answers: 8 },
    options: [
      option('o1', '口头报告', 'Talk', 5),
      option('o2', '张贴报告', 'Poster', 1),
      option('o3', '不作报告', 'Without a contribution', 2),
    ],
  }),
  field(2, {
    ...{ kind: 'text', name: '报告题目', eng_name: 'Title of the contribution' },
    condition: { field: 1, values: ['o1', 'o2'] },
  }),
  field(3, {
    ...{ kind: 'several', name: '饮食要求', eng_name: 'Diet', answers: 3 },
    ...{ help: '可多选', eng_help: 'As many as apply' },
    options: [option('o1', '清真', 'Halal', 1), option('o2', '素食', 'Vegetarian', 2)],
  }),
  field(4, { kind: 'yes_no', name: '是否参加欢迎晚宴？', eng_name: '' }),
  field(5, { kind: 'day', name: '到达日期', eng_name: 'Day of arrival' }),
]

const answer = (say: Say): conferenceForm.ConferenceForm => ({
  conference_id: 1,
  conference: say('量子信息前沿论坛', 'Forum on Quantum Information'),
  publication: 'published',
  parts: ['organizer'],
  fields,
})
const asked = (say: Say) => fields.map((each) => questionIn(each, say('zh', 'en') as 'zh' | 'en'))
const answers = (say: Say): conferenceForm.OrderAnswers => ({
  order_id: 1,
  questions: asked(say),
  answers: { q1: 'o1', q2: say('量子纠错码的阈值', 'Thresholds of quantum codes'), q3: 'o1,o2', q4: 'yes' },
  can_change: true,
})

export const conferenceFormExamples: ExamplesOf<typeof conferenceForm> = {
  getConferenceForm: { sample: { conference_id: 1 }, answer },
  saveFormField: {
    sample: {
      ...{ conference_id: 1, id: 0, version: 0, key: 'k', kind: 'one' },
      ...{ name: '交通方式', eng_name: 'How do you travel?', help: '', eng_help: '', is_required: 0 },
      ...{ condition_field: 0, condition_values: '' },
      options: JSON.stringify([
        { key: '', name: '飞机', eng_name: 'By air', is_hidden: false },
        { key: '', name: '高铁', eng_name: 'By train', is_hidden: false },
      ]),
    },
    answer,
  },
  hideFormField: { sample: { conference_id: 1, id: 3, version: 0, hidden: 1 }, answer },
  removeFormField: { sample: { conference_id: 1, id: 5, version: 0 }, answer },
  orderFormFields: { sample: { conference_id: 1, seen: '1,2', ids: '2,1' }, answer },
  addFormTemplate: { sample: { conference_id: 1, template: 'arrival', key: 'k' }, answer },
  getRegistrationForm: {
    sample: { conference_id: 1 },
    answer: (say) => ({ questions: answers(say).questions }),
  },
  getOrderAnswers: { sample: { order_id: 1 }, answer: answers },
  saveOrderAnswers: { sample: { order_id: 1, answers: '{"q1":"o1"}' }, answer: answers },
}
