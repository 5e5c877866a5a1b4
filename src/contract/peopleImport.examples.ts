import type { ExamplesOf } from './example.ts'
import type * as peopleImport from './peopleImport.ts'

const columns = ['name', 'mobile', 'email', 'affiliation', 'type', null] as const

export const peopleImportExamples: ExamplesOf<typeof peopleImport> = {
  listPeopleImports: {
    sample: { conference_id: 1 },
    answer: (say) => ({
      conference: say('能源材料与碳中和国际论坛', 'Forum on Energy Materials and Carbon Neutrality'),
      parts: ['secretary'],
      may_reach_out: true,
      list: [
        {
          id: 5,
          version: 4,
          name: say('华东分会名单.xlsx', 'east-chapter.xlsx'),
          state: 'applied',
          rows: 46,
          done: 44,
          by: say('陈立', 'Chen Li'),
          at: '2026-11-20T02:00:00.000Z',
        },
        {
          id: 4,
          version: 0,
          name: 'guests.csv',
          state: 'uploaded',
          rows: 3,
          done: 0,
          by: say('陈立', 'Chen Li'),
          at: '2026-11-19T02:00:00.000Z',
        },
      ],
    }),
  },
  uploadPeopleImport: {
    sample: {
      conference_id: 1,
      key: 'k',
      name: 'people.csv',
      content: `data:text/csv;base64,${btoa('name,mobile,email,organization,ticket,remark\r\nLin Mei,13900000101,lin@example.org,Fudan,,x\r\n')}`,
    },
    answer: () => 1,
  },
  getPeopleImport: {
    sample: { id: 1 },
    answer: (say) => ({
      id: 1,
      version: 2,
      state: 'checked',
      conference_id: 1,
      headings: [
        say('姓名', 'Name'),
        say('手机', 'Mobile'),
        say('邮箱', 'E-mail'),
        say('单位', 'Organization'),
        say('票种', 'Ticket type'),
        say('备注', 'Remark'),
      ],
      columns: [...columns],
      first: [
        {
          line: 2,
          cells: [say('林梅', 'Lin Mei'), '13900000101', 'lin@example.org', say('复旦大学', 'Fudan'), '', ''],
        },
        { line: 3, cells: [say('周宁', 'Zhou Ning'), '1390000', '', '', '', ''] },
      ],
      counts: { all: 46, create: 38, update: 5, same: 1, error: 2, exceptions: 2 },
    }),
  },
  mapPeopleImport: {
    sample: { id: 1, version: 0, columns: JSON.stringify(columns), key: 'k' },
    answer: () => null,
  },
  listImportRows: {
    sample: { id: 1, part: 'all', after: 0, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          id: 2,
          name: say('林梅', 'Lin Mei'),
          contact: '13900000101 · lin@example.org',
          change: 'create',
          outcome: null,
          says: '',
          column: null,
          order_id: null,
        },
        {
          id: 3,
          name: say('周宁', 'Zhou Ning'),
          contact: '1390000',
          change: 'error',
          outcome: null,
          says: say('手机号格式不正确', 'Check the phone number.'),
          column: 'mobile',
          order_id: null,
        },
        {
          id: 4,
          name: say('陈立', 'Chen Li'),
          contact: 'chen@example.org',
          change: 'update',
          outcome: null,
          says: '',
          column: null,
          order_id: 17,
        },
      ],
      total: 3,
    }),
  },
  registerOnSite: {
    sample: {
      conference_id: 1,
      name: '林梅',
      mobile: '13900000101',
      email: '',
      affiliation: '复旦大学',
      student_no: 'S1',
      ticket_type_id: 1,
      key: 'k',
    },
    answer: () => ({ order_id: 21, state: 'paid', ticket_id: 9 }),
  },
}
