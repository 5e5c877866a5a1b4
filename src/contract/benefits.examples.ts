import { conference, onePage, type ExamplesOf, type Say } from './example.ts'
import type * as benefits from './benefits.ts'
import { freeCharacters } from './similarity.ts'
import { freeViews } from './video.ts'

const code = 'q1W9dXk2Vb7LrN4sT8yZ0p'

export const benefitsExamples: ExamplesOf<typeof benefits> = {
  getBenefits: {
    sample: {},
    answer: (say) => ({
      points: { balance: 220, expiring: { points: 100, at: '2026-12-15T02:00:00.000Z' } },
      coupons: { available: 2, used: 1, expired: 1 },
      invite: { code: 'K7M2Q9RT4X', friends: 3, rewarded: 1, can_accept: false },
      similarity: { free: freeCharacters, left: 3200, renews_at: '2026-11-30T16:00:00.000Z' },
      videos: { free: freeViews, left: 7 },
      knockable: [
        {
          order_id: 17,
          no: '2026112100017',
          conference: conference.title(say),
          amount: 120_000,
          limit: 5000,
          hours: 24,
        },
      ],
    }),
  },
  listPoints: {
    sample: { kind: 'earned', after: '1790000000000000.9', page_size: 12 },
    answer: () => ({
      list: [
        {
          id: 9,
          kind: 'earned',
          cause: 'order',
          points: 100,
          owed: 0,
          order_no: '2026112100017',
          expires_at: '2027-11-21T02:10:00.000Z',
          at: '2026-11-21T02:10:00.000Z',
          place: '1795227000000000.9',
        },
        {
          id: 8,
          kind: 'spent',
          cause: 'redeem',
          points: -100,
          owed: 0,
          order_no: '',
          expires_at: null,
          at: '2026-11-20T02:10:00.000Z',
          place: '1795140600000000.8',
        },
        {
          id: 3,
          kind: 'earned',
          cause: 'profile',
          points: 100,
          owed: 0,
          order_no: '',
          expires_at: '2026-12-15T02:00:00.000Z',
          at: '2025-12-15T02:00:00.000Z',
          place: '1765764000000000.3',
        },
      ],
      total: 3,
    }),
  },
  redeemPoints: {
    sample: { kind: 'registration', key: 'k' },
    answer: () => ({ code: 'P4Q8R2T6V9XZ', amount: 1000, balance: 120 }),
  },
  acceptInvite: {
    sample: { code: 'K7M2Q9RT4X' },
    answer: (say) => ({ inviter: say('林**', 'L**'), coupon: 'W4Q8R2T6V9XZ', refusal: null }),
  },
  getInvite: {
    sample: { code: 'K7M2Q9RT4X' },
    answer: (say) => ({ inviter: say('林**', 'L**'), welcome: 1000 }),
  },
  listInvited: {
    sample: { page: 1, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          id: 3,
          friend: say('陈**', 'C**'),
          at: '2026-11-20T02:00:00.000Z',
          refusal: null,
          registration: { state: 'rewarded', reason: null, amount: 5000 },
          submission: null,
        },
        {
          id: 2,
          friend: say('王**', 'W**'),
          at: '2026-11-18T02:00:00.000Z',
          refusal: 'inviteSameDevice',
          registration: null,
          submission: null,
        },
        {
          id: 1,
          friend: say('赵**', 'Z**'),
          at: '2026-11-16T02:00:00.000Z',
          refusal: null,
          registration: { state: 'refused', reason: 'inviteSameContact', amount: 0 },
          submission: { state: 'revoked', reason: null, amount: 12_000 },
        },
      ],
      ...onePage(3),
    }),
  },
  openKnock: { sample: { order_id: 1 }, answer: (say) => ({ ...knock(say), total: 0, hits: [] }) },
  getKnock: {
    sample: { code },
    answer: (say) => ({ ...knock(say), owner: say('林**', 'L**'), is_own: false, order_id: null }),
  },
  hitKnock: {
    sample: { code, key: 'k' },
    answer: (say) => ({
      ...knock(say),
      owner: say('林**', 'L**'),
      is_own: false,
      order_id: null,
      version: 3,
      total: 1630,
      mine: 380,
      hits: [
        { id: 3, who: say('学**', 'S**'), amount: 380, at: '2026-11-21T04:00:00.000Z' },
        ...knock(say).hits,
      ],
    }),
  },
  listKnocks: {
    sample: { page: 1, page_size: 12 },
    answer: (say) => ({ list: [knock(say)], ...onePage(1) }),
  },
  getKnockSettings: { sample: { conference_id: 1 }, answer: () => ({ hours: 24 }) },
  setKnockSettings: { sample: { conference_id: 1, hours: 24 }, answer: () => ({ hours: 24 }) },
}

/** As its owner sees it. */
const knock = (say: Say) => ({
  id: 4,
  code,
  version: 2,
  state: 'open' as const,
  owner: say('林梅', 'Lin Mei'),
  is_own: true,
  order_id: 17,
  coupon: null,
  conference_id: 3,
  conference: conference.title(say),
  limit: 5000,
  total: 1250,
  mine: null,
  ends_at: '2026-11-22T02:00:00.000Z',
  hits: [
    { id: 2, who: say('陈**', 'C**'), amount: 700, at: '2026-11-21T03:00:00.000Z' },
    { id: 1, who: say('王**', 'W**'), amount: 550, at: '2026-11-21T02:30:00.000Z' },
  ],
})
