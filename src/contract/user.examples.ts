import type { ExamplesOf } from './example.ts'
import type * as user from './user.ts'

export const userExamples: ExamplesOf<typeof user> = {
  logout: {
    sample: {},
    answer: () => null,
  },
  getUserInfo: {
    sample: {},
    answer: (say) => ({
      id: 7,
      nickname: say('林知远', 'Zhiyuan Lin'),
      avatar: '',
      group_id: 1,
      sponsor_apply_status: 2,
      has_console: false,
      deletes_at: null,
    }),
  },
  getSubjects: {
    sample: { is_tree: 1 },
    answer: (say) => [
      subject(1, say('计算机科学', 'Computer science'), [
        subject(11, say('人工智能', 'Artificial intelligence')),
        subject(12, say('计算机网络', 'Computer networks')),
        subject(13, say('软件工程', 'Software engineering')),
        subject(14, say('信息安全', 'Information security')),
      ]),
      subject(2, say('材料科学', 'Materials science'), [
        subject(21, say('纳米材料', 'Nanomaterials')),
        subject(22, say('高分子材料', 'Polymers')),
        subject(23, say('能源材料', 'Energy materials')),
      ]),
      subject(3, say('生命科学', 'Life sciences'), [
        subject(31, say('分子生物学', 'Molecular biology')),
        subject(32, say('神经科学', 'Neuroscience')),
      ]),
      subject(4, say('经济与管理', 'Economics and management'), [
        subject(41, say('金融学', 'Finance')),
        subject(42, say('供应链管理', 'Supply chain management')),
      ]),
    ],
  },
  saveProfile: {
    sample: { group_id: 1, search_field: '2', p_search_field: '1', need_submission_service: 0 },
    answer: () => null,
  },
  postponeProfile: { sample: {}, answer: () => null },
  countUnread: {
    sample: {},
    answer: () => 3,
  },
}

type Subject = ReturnType<(typeof userExamples)['getSubjects']['answer']>[number]
const subject = (id: number, name: string, child: Subject[] = []): Subject => ({ id, name, child })
