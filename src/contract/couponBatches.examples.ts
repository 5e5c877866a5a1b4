import type * as couponBatches from './couponBatches.ts'
import type { ExamplesOf, Say } from './example.ts'

const answer = (say: Say): couponBatches.CouponBatches => ({
  conference_id: 1,
  conference: say('量子信息前沿论坛', 'Forum on Quantum Information'),
  parts: ['organizer'],
  time_zone: 'Asia/Shanghai',
  ticket_types: [
    { id: 1, name: '普通代表', eng_name: 'Regular', retired: false },
    { id: 2, name: '学生代表', eng_name: 'Student', retired: false },
  ],
  batches: [
    {
      ...{ id: 2, name: say('分会成员', 'Members of the chapter'), way: 'shared', amount: 3000 },
      ...{ valid_until: '2027-03-31T15:59:00.000Z', is_over: false, withdrawn: false, code: 'KW7M4PX9TQ2H' },
      ...{ ticket_type_ids: [1], issued: 100, counts: { free: 61, used: 37, returned: 2, withdrawn: 0 } },
    },
    {
      ...{ id: 1, name: say('特邀报告人', 'Invited speakers'), way: 'codes', amount: 5000 },
      ...{ valid_until: '2027-02-28T15:59:00.000Z', is_over: false, withdrawn: true, code: null },
      ...{ ticket_type_ids: [], issued: 20, counts: { free: 0, used: 12, returned: 0, withdrawn: 8 } },
    },
  ],
})

export const couponBatchesExamples: ExamplesOf<typeof couponBatches> = {
  listCouponBatches: { sample: { conference_id: 1 }, answer },
  issueCoupons: {
    sample: {
      ...{ conference_id: 1, key: 'k', name: '特邀报告人', way: 'codes', amount: 5000, number: 3 },
      ...{ valid_until: '2027-03-31T15:59:00.000Z', ticket_type_ids: '' },
    },
    answer,
  },
  withdrawCoupons: { sample: { conference_id: 1, id: 2 }, answer },
  listCouponCodes: {
    sample: { conference_id: 1, id: 2, state: 'used', after: 1, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          ...{ id: 11, code: 'KW7M4PX9TQ2H', state: 'used', member: say('林梅', 'Lin Mei') },
          order: { id: 1, no: '2026112100017', attendee: say('林梅', 'Lin Mei') },
        },
        { id: 12, code: 'B3T8YH5NRC6E', state: 'free', member: '', order: null },
      ],
      total: 2,
    }),
  },
}
