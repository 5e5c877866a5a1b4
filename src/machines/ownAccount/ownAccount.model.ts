import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { ownAccountMachine } from './ownAccount.machine.ts'

const { getOwnAccount: account, changePhone: changed } = fixturesFor('zh')

export const ownAccount: Model<typeof ownAccountMachine> = {
  machine: ownAccountMachine,
  inputs: [undefined],
  events: [
    done('fetchAccount', { ...account, has_wechat: false }),
    failed('fetchAccount', callError('offline')),
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
    wish: wish?.kind,
    reason: failure?.reason,
  }),
}
