import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { ownAccountMachine } from './ownAccount.machine.ts'

const { getOwnAccount: account, changePhone: changed } = fixturesFor('zh')

const making = { asked_at: '2026-11-28T01:00:00.000Z', until: null, bytes: 0 }

export const ownAccount: Model<typeof ownAccountMachine> = {
  machine: ownAccountMachine,
  inputs: [undefined],
  events: [
    done('fetchAccount', { ...account, has_wechat: false }),
    done('fetchAccount', { ...account, has_wechat: false, data_export: making }),
    failed('fetchAccount', callError('offline')),
    elapsed('exportPoll', 'ownAccount.open'),
    done('saveChange', { ...account, has_wechat: false }),
    failed('saveChange', callError('refused', 'sessionGone')),
    failed('saveChange', callError('refused', 'stepUpNeeded')),
    done('contactChange', { outcome: 'changed', account: { ...changed, has_wechat: false } }),
    done('contactChange', { outcome: 'closed' }),
    done('scan', { outcome: 'unbound', openid: 'o1' }),
    done('secondFactor', { outcome: 'verified' }),
    done('secondFactor', { outcome: 'left' }),
    { type: 'account.retry' },
    {
      type: 'wish.choose',
      wish: { kind: 'saveProfile', nickname: '林知远', search_field: [11], need_submission_service: 0 },
    },
    { type: 'wish.choose', wish: { kind: 'changeContact', contact: 'phone' } },
    { type: 'wish.choose', wish: { kind: 'bindWechat' } },
    { type: 'wish.choose', wish: { kind: 'endOthers' } },
    { type: 'wish.confirm' },
    { type: 'wish.dismiss' },
  ],
  project: ({ account: known, wish, failure }) => ({
    isKnown: known !== null,
    isExporting: known?.data_export?.until === null,
    wish: wish?.kind,
    reason: failure?.reason,
  }),
}
