import { onePage, type ExamplesOf } from './example.ts'
import type * as catalogue from './catalogue.ts'

export const catalogueExamples: ExamplesOf<typeof catalogue> = {
  listConferences: {
    sample: {
      q: 'a',
      subject: 1,
      place: 'b',
      status: 'not_started',
      upcoming: 1,
      from: '2026-12-01',
      to: '2026-12-31',
      page: 1,
      page_size: 12,
    },
    answer: (say) => ({
      list: [
        {
          id: 1,
          title: say(
            '2026 国际人工智能与科学计算会议',
            'International Conference on AI and Scientific Computing 2026',
          ),
          subject: say('计算机科学', 'Computer science'),
          place: say('北京', 'Beijing'),
          starts_at: '2026-12-04T01:00:00.000Z',
          ends_at: '2026-12-06T09:00:00.000Z',
          submission_deadline: '2026-11-28T15:59:59.000Z',
          submission_grace: 30,
          time_zone: 'Asia/Shanghai',
          status: 'not_started',
          cover: '',
          cover_alt: '',
        },
        {
          id: 2,
          title: say('第七届能源材料学术研讨会', 'Seventh Symposium on Energy Materials'),
          subject: say('材料科学', 'Materials science'),
          place: say('上海', 'Shanghai'),
          starts_at: '2026-11-20T01:00:00.000Z',
          ends_at: '2026-11-22T09:00:00.000Z',
          submission_deadline: '2026-10-15T15:59:59.000Z',
          submission_grace: 30,
          time_zone: 'Asia/Shanghai',
          status: 'ongoing',
          cover: '',
          cover_alt: '',
        },
        {
          id: 3,
          title: say('神经科学青年学者论坛', 'Forum of Young Neuroscientists'),
          subject: say('生命科学', 'Life sciences'),
          place: say('杭州', 'Hangzhou'),
          starts_at: '2027-01-15T01:00:00.000Z',
          ends_at: '2027-01-16T09:00:00.000Z',
          submission_deadline: null,
          submission_grace: 30,
          time_zone: 'Asia/Shanghai',
          status: 'not_started',
          cover: '',
          cover_alt: '',
        },
      ],
      ...onePage(3),
    }),
  },
  listLives: {
    sample: { phase: 'on_air', page: 1, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          id: 1,
          title: say('大模型与科学发现：前沿报告会', 'Foundation models for scientific discovery'),
          speaker: say('陈明 教授', 'Prof. Ming Chen'),
          starts_at: '2026-11-21T01:00:00.000Z',
          time_zone: 'Asia/Shanghai',
          status: 'ongoing',
          cover: '',
          video_id: null,
        },
        {
          id: 2,
          title: say('固态电池的界面问题', 'Interfaces in solid-state batteries'),
          speaker: say('周晓岚 研究员', 'Dr. Xiaolan Zhou'),
          starts_at: '2026-11-25T06:00:00.000Z',
          time_zone: 'Asia/Shanghai',
          status: 'not_started',
          cover: '',
          video_id: null,
        },
      ],
      ...onePage(2),
    }),
  },
  listVideos: {
    sample: { q: '蛋白质', subject: 1, conference: 1, access: 'free', page: 1, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          id: 1,
          title: say('如何写好一篇综述', 'Writing a good review article'),
          speaker: say('王思齐 副教授', 'Assoc. Prof. Siqi Wang'),
          duration: 2710,
          views: 12840,
          cover: '',
          is_free: true,
          has_recording: true,
          conference: {
            id: 1,
            title: say('人工智能与科学发现国际会议', 'Conference on AI for Scientific Discovery'),
          },
        },
        {
          id: 2,
          title: say('审稿人视角：怎样回复审稿意见', 'Answering reviewers: a view from the other side'),
          speaker: say('李若谷 教授', 'Prof. Ruogu Li'),
          duration: 1985,
          views: 9312,
          cover: '',
          is_free: false,
          has_recording: true,
          conference: null,
        },
      ],
      ...onePage(2),
    }),
  },
  listVideoConferences: {
    sample: {},
    answer: (say) => ({
      list: [
        {
          id: 1,
          title: say('人工智能与科学发现国际会议', 'Conference on AI for Scientific Discovery'),
          videos: 1,
        },
        {
          id: 2,
          title: say('量子信息与计算研讨会', 'Symposium on Quantum Information and Computing'),
          videos: 3,
        },
      ],
    }),
  },
  listNews: {
    sample: { q: '会议', page: 1, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          id: 1,
          title: say('2027 年度会议征集启动', 'Call for conferences 2027 opens'),
          summary: say(
            '主办方可自即日起提交 2027 年度会议计划。',
            'Organizers may submit their plans for 2027 from today.',
          ),
          published_at: '2026-11-16T02:00:00.000Z',
          cover: '',
        },
        {
          id: 2,
          title: say('平台上线英文界面', 'The platform now speaks English'),
          summary: say(
            '海外学者可以全程使用英文完成报名与投稿。',
            'Scholars abroad can register and submit in English throughout.',
          ),
          published_at: '2026-11-10T02:00:00.000Z',
          cover: '',
        },
      ],
      ...onePage(2),
    }),
  },
}
