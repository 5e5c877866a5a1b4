import type * as contract from './campaign.ts'
import type { Campaign, CampaignCard, Recipient, RecipientCounts, SamplePerson } from './campaign.ts'
import { conference, onePage, type ExamplesOf, type Say } from './example.ts'
import type { RichDocument } from './richText.ts'

const counts: RecipientCounts = {
  pending: 0,
  claimed: 0,
  retry: 0,
  accepted: 0,
  bounced: 0,
  complained: 0,
  failed: 0,
  uncertain: 0,
  skipped: 0,
}
const card: CampaignCard = {
  id: 1,
  version: 0,
  state: 'draft',
  title: '请完成缴费：{{conference}}',
  eng_title: 'Please pay for {{conference}}',
  timing: 'relative',
  due_at: '2026-12-02T01:00:00.000Z',
  counts,
  moved_at: '2026-11-20T02:30:00.000Z',
}
const paragraph = (text: string): RichDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const texts = {
  title: card.title,
  eng_title: card.eng_title,
  body: paragraph('{{name}} 老师：您的订单 {{order_no}} 尚未支付，请打开 {{order_link}} 完成支付。'),
  eng_body: paragraph('Dear {{name}}, your order {{order_no}} is not paid yet. Please open {{order_link}}.'),
}
const view = (say: Say): Campaign => ({
  ...card,
  ...texts,
  conference_id: 1,
  conference: conference.title(say),
  time_zone: 'Asia/Shanghai',
  revision: 3,
  audience: { state: 'to_be_paid' },
  is_essential: false,
  send_at: null,
  anchor: 'starts',
  days: -7,
  clock: '09:00',
  matching: 128,
  languages: { zh: 112, en: 16 },
  has_texts: true,
  was_tested: false,
  is_seen: false,
  needs_second: false,
  is_asked: false,
  confirmed: null,
  is_own: true,
  edited: { by: '陈立', at: '2026-11-20T03:00:00.000Z' },
})
const person = (say: Say): SamplePerson => ({
  order_id: 17,
  name: '林梅',
  order_no: '2026112100017',
  ticket_type: say('普通代表', 'Regular participant'),
  address: 'linmei@example.org',
  language: 'zh',
})
const recipient: Recipient = {
  id: 5,
  order_id: 17,
  name: '林梅',
  order_no: '2026112100017',
  address: 'linmei@example.org',
  language: 'zh',
  state: 'accepted',
  skipped: null,
  attempts: 1,
  fault: '',
  at: '2026-12-02T01:00:05.000Z',
}
const about = { conference_id: 1, id: 1 } as const
const audience = JSON.stringify({ state: 'to_be_paid' })

export const campaignExamples: ExamplesOf<typeof contract> = {
  listCampaigns: {
    sample: { conference_id: 1 },
    answer: (say) => ({
      conference_id: 1,
      conference: conference.title(say),
      parts: ['secretary'],
      may_reach_out: true,
      list: [
        card,
        {
          ...card,
          id: 2,
          version: 4,
          state: 'sent',
          title: '第二轮通知',
          eng_title: 'Second notice',
          timing: 'now',
          due_at: null,
          counts: { ...counts, accepted: 410, failed: 2, uncertain: 1, skipped: 7 },
        },
      ],
    }),
  },
  measureAudience: {
    sample: { conference_id: 1, audience },
    answer: (say) => ({
      matching: 128,
      languages: { zh: 112, en: 16 },
      needs_second: false,
      sample: [person(say)],
    }),
  },
  createCampaign: { sample: { conference_id: 1, audience, key: 'mail-1' }, answer: view },
  getCampaign: { sample: about, answer: view },
  saveCampaign: {
    sample: {
      ...about,
      revision: 3,
      audience,
      ...texts,
      body: JSON.stringify(texts.body),
      eng_body: JSON.stringify(texts.eng_body),
      is_essential: 0,
      timing: 'relative',
      send_at: '2026-12-02T01:00:00.000Z',
      anchor: 'starts',
      distance: 7,
      side: 'before',
      clock: '09:00',
    },
    answer: (say) => ({ ...view(say), revision: 4 }),
  },
  previewCampaign: {
    sample: { ...about, order_id: 17 },
    answer: (say) => ({
      order_id: 17,
      name: '林梅',
      address: 'linmei@example.org',
      language: 'zh',
      subject: `请完成缴费：${conference.title(say)}`,
      text: '林梅 老师：您的订单 2026112100017 尚未支付。',
      html: '<!doctype html><html lang="zh-CN"></html>',
      body: paragraph('林梅 老师：您的订单 2026112100017 尚未支付。'),
    }),
  },
  testCampaign: {
    sample: { ...about, revision: 3, order_id: 17, key: 'test-1' },
    answer: () => null,
  },
  listRecipients: {
    sample: { ...about, state: 'failed', page: 1, page_size: 12 },
    answer: () => ({
      list: [
        recipient,
        { ...recipient, id: 6, order_id: 18, name: '王强', state: 'failed', fault: 'rejected', attempts: 1 },
        { ...recipient, id: 7, order_id: 19, name: '赵敏', state: 'uncertain', fault: 'unknown' },
        {
          ...recipient,
          id: 8,
          order_id: 20,
          name: '孙悦',
          state: 'skipped',
          skipped: 'optedOut',
          attempts: 0,
        },
      ],
      ...onePage(4),
    }),
  },
  explainRecipient: {
    sample: { ...about, q: '林梅' },
    answer: () => ({
      list: [
        {
          order_id: 17,
          name: '林梅',
          order_no: '2026112100017',
          why: 'filtered',
          filters: ['state'],
          fault: '',
          at: null,
        },
      ],
      total: 1,
    }),
  },
  resendRecipient: {
    sample: { ...about, recipient_id: 6, key: 'resend-1' },
    answer: () => null,
  },
}
