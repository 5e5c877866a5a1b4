import { conference, onePage, type ExamplesOf } from './example.ts'
import type * as notes from './notes.ts'

export const notesExamples: ExamplesOf<typeof notes> = {
  listTickets: {
    sample: { page: 1, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          id: 8,
          code: 'tK3vX0cQz8Lr2kWb6yPj1A',
          conference_id: 3,
          conference: conference.title(say),
          item: say('普通代表', 'Regular participant'),
          name: say('林梅', 'Lin Mei'),
          place: say('上海', 'Shanghai'),
          venue: say('国际会议中心', 'International Convention Centre'),
          ...conference.times,
          time_zone: 'Asia/Shanghai',
          state: 'valid.not_signed',
          version: 0,
          signed_at: null,
          gate: null,
        },
      ],
      ...onePage(1),
    }),
  },
  listMeals: {
    sample: { page: 1, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          id: 6,
          code: 'mL3vX0cQz8Lr2kWb6yPj1A',
          conference: conference.title(say),
          meal: say('12 月 9 日午餐', 'Lunch, 9 December'),
          starts_at: '2026-12-09T03:30:00.000Z',
          ends_at: '2026-12-09T05:30:00.000Z',
          time_zone: 'Asia/Shanghai',
          state: 'available',
          version: 0,
          used_at: null,
          share_expires_at: null,
        },
      ],
      ...onePage(1),
    }),
  },
  listCertificates: {
    sample: { page: 1, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          id: 3,
          kind: 'attendance',
          conference: conference.title(say),
          name: say('林梅', 'Lin Mei'),
          state: 'issued',
          version: 2,
          issued_at: '2026-12-11T10:00:00.000Z',
          opens_at: null,
          time_zone: 'Asia/Shanghai',
          verify_url: '/verify/cE3vX0cQz8Lr2kWb6yPj1A',
          pdf_url: '/files/certificate/3.pdf',
        },
      ],
      ...onePage(1),
    }),
  },
  verifyCertificate: {
    sample: { code: 'x' },
    answer: (say) => ({
      result: 'valid',
      kind: 'attendance',
      name: say('林梅', 'Lin Mei'),
      conference: conference.title(say),
      issued_at: '2026-12-11T10:00:00.000Z',
      revoked_at: null,
    }),
  },
  scanTicket: {
    sample: { conference_id: 1, code: 'x', gate: 'A', nonce: 'n', scanned_at: '2026-11-21T02:00:00Z' },
    answer: (say) => ({
      result: 'accepted',
      kind: 'ticket',
      name: say('林梅', 'Lin Mei'),
      account: null,
      item: say('普通代表', 'Regular participant'),
      signed_at: '2026-12-09T01:05:00.000Z',
      gate: say('东门', 'East gate'),
      signed_by: say('志愿者', 'Volunteer'),
    }),
  },
  listGateConferences: {
    sample: {},
    answer: (say) => ({
      list: [
        {
          id: 3,
          title: conference.title(say),
          starts_at: '2026-12-09T00:30:00.000Z',
          ends_at: '2026-12-11T10:00:00.000Z',
          place: say('杭州', 'Hangzhou'),
        },
      ],
    }),
  },
  listGate: {
    sample: { conference_id: 1 },
    answer: (say) => ({
      conference: conference.title(say),
      now: '2026-12-09T01:00:00.000Z',
      tickets: [
        {
          // SHA-256 of `tK3vX0cQz8Lr2kWb6yPj1A`.
          code_hash: '0cjoNHTuVxl8uDNdnAd6kQVbYJpTNpY0Z6LefsoslTo',
          name: say('林梅', 'Lin Mei'),
          item: say('普通代表', 'Regular participant'),
          signed_at: null,
          gate: null,
        },
        {
          // SHA-256 of `tS3vX0cQz8Lr2kWb6yPj1A`.
          code_hash: 'WOdpWPmohULlFyfAyRrba882R7GVny2dyKFM4igwFBw',
          name: say('陈涛', 'Chen Tao'),
          item: say('学生代表', 'Student'),
          signed_at: '2026-12-09T00:40:00.000Z',
          gate: say('西门', 'West gate'),
        },
      ],
      conflicts: [],
    }),
  },
}
