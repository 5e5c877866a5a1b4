import type * as documents from './documentBatch.ts'
import { builtIn } from './documents/builtIn.ts'
import { sampleAbout, samplePerson } from './documents/sample.ts'
import { conference, type ExamplesOf, type Say } from './example.ts'

const template = (say: Say) => ({
  id: 3,
  conference_id: 1,
  name: say('参会胸卡', 'Badge of attendees'),
  kind: 'badge' as const,
  version: 2,
  design: builtIn.badge,
  about: sampleAbout,
  people: [samplePerson('badge'), { ...samplePerson('badge'), name: '林梅', affiliation: '清华大学' }],
  misfits: [],
  misfit_total: 0,
})

const source = { template_id: 0, built_in: 'badge' as const }
/** With every field of the filter. */
const filter = {
  q: '林',
  state: 'paid',
  types: '1,2',
  tags: '3',
  signed_in: 'no',
  signed_on: '2026-12-09',
  answer: '17:o2',
  paper: 'none',
} as const

export const documentBatchExamples: ExamplesOf<typeof documents> = {
  listDocuments: {
    sample: { conference_id: 1 },
    answer: (say) => ({
      conference: conference.title(say),
      parts: ['organizer'],
      may_reach_out: true,
      templates: [
        {
          id: 3,
          name: say('参会胸卡', 'Badge of attendees'),
          kind: 'badge' as const,
          saved_at: '2026-11-20T02:00:00.000Z',
        },
      ],
      batches: [
        {
          id: 12,
          version: 2,
          name: say('参会证书', 'Certificate of attendance'),
          kind: 'attendance' as const,
          state: 'ready' as const,
          people: 214,
          done: 212,
          failed: 2,
          issued: 0,
          revoked: 0,
          has_file: true,
          bytes: 1_240_000,
          created_at: '2026-11-21T03:00:00.000Z',
        },
        {
          id: 11,
          version: 2,
          name: say('参会胸卡', 'Badge of attendees'),
          kind: 'badge' as const,
          state: 'ready' as const,
          people: 214,
          done: 214,
          failed: 0,
          issued: 0,
          revoked: 0,
          has_file: true,
          bytes: 640_000,
          created_at: '2026-11-20T03:00:00.000Z',
        },
      ],
    }),
  },
  getDocumentAudience: {
    sample: { conference_id: 1, ...source, ...filter },
    answer: (say) => ({
      kind: 'badge' as const,
      total: 214,
      people: [
        { order_id: 41, name: say('陈立', 'Chen Li'), affiliation: say('浙江大学', 'Zhejiang University') },
        { order_id: 17, name: say('林梅', 'Lin Mei'), affiliation: say('清华大学', 'Tsinghua University') },
      ],
      misfits: [],
      misfit_total: 0,
      unprintable: [],
      unprintable_total: 0,
    }),
  },
  getDocumentTemplate: { sample: { conference_id: 1, id: 3 }, answer: template },
  createDocumentTemplate: {
    sample: { conference_id: 1, built_in: 'badge', name: '参会胸卡', key: 'k' },
    answer: () => 3,
  },
  saveDocumentTemplate: {
    sample: {
      conference_id: 1,
      id: 3,
      version: 2,
      name: '参会胸卡',
      design: JSON.stringify(builtIn.badge),
    },
    answer: (say) => ({ ...template(say), version: 3 }),
  },
  retireDocumentTemplate: { sample: { conference_id: 1, id: 3, version: 2 }, answer: () => null },
  createDocumentBatch: {
    sample: { conference_id: 1, ...source, ...filter, key: 'k' },
    answer: () => 13,
  },
  listDocumentItems: {
    sample: { id: 12, only: 'all', page: 1, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          id: 301,
          seq: 1,
          name: say('陈立', 'Chen Li'),
          order_id: 41,
          state: 'done' as const,
          reason: null,
          says: '',
          certificate_id: 8,
          is_issued: false,
          is_printable: true,
          is_revoked: false,
        },
        {
          id: 302,
          seq: 2,
          name: say('林梅', 'Lin Mei'),
          order_id: 17,
          state: 'failed' as const,
          reason: 'notEligible' as const,
          says: say('尚未满足证书条件', 'The certificate has not been earned yet.'),
          certificate_id: null,
          is_issued: false,
          is_printable: true,
          is_revoked: false,
        },
      ],
      total: 2,
      page: 1,
      page_size: 12,
    }),
  },
}
