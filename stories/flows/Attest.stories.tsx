import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { answer, fault } from '../../mocks/handlers.ts'
import type { MessageLanguage } from '../../server/shared/sentences/messages.ts'
import type { Application } from '../../src/contract/organizer.ts'
import { happily, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Flows/Organizer information',
  component: Scene,
  args: { address: '/attest' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(...siteFrame(), ...visitor(), ...happily('submitApplication', 'fireRecord'), standing({}))
  },
})

const formIn = (language: MessageLanguage) => ({
  name: language === 'zh' ? '前沿材料学会' : 'Society for Frontier Materials',
  tax_no: '91110000101623741K',
  contact: language === 'zh' ? '林梅' : 'Lin Mei',
  mobile: '13900000000',
  email: 'lin@symposium.example',
  address: language === 'zh' ? '北京市海淀区' : 'Haidian, Beijing',
  intro: language === 'zh' ? '举办过多届材料科学论坛。' : 'Has organized forums on materials for years.',
  // Pictures that the workshop has.
  logo: '/brand/logo.svg',
  licence: '/brand/logo.svg',
})

/** The application as it stands, with everything filled in unless told otherwise. */
const standing = (change: Partial<Application>, why?: readonly [zh: string, en: string]) =>
  answer('getApplication', ({ language }) => ({
    id: 2,
    state: 'not_completed',
    version: 1,
    sponsor_apply_status: 2,
    form: formIn(language),
    change: null,
    reason: why === undefined ? null : why[language === 'zh' ? 0 : 1],
    revoked: false,
    ...change,
  }))

const submit = async (stage: Stage, number = '91110000101623741K') => {
  const hands = pageActions(stage)
  await hands.fill('attest.field.tax_no', number)
  await hands.press('attest.submit')
  return hands
}

export const Loading = meta.story({
  name: '主办方资料 · 正在加载 / Loading',
  parameters: { state: 'attest.loading' },
  beforeEach: ({ msw }) => msw.use(fault('getApplication', 'hang')),
})

export const Failed = meta.story({
  name: '主办方资料 · 加载失败 / Could not be loaded',
  parameters: { state: 'attest.failed' },
  beforeEach: ({ msw }) => msw.use(fault('getApplication', '500')),
  play: async (stage) => {
    await pageActions(stage).see('button', 'state.retry')
  },
})

export const Fresh = meta.story({
  name: '主办方资料 · 首次填写，缺的项目逐一指出 / For the first time: what is missing is shown [ORG-03]',
  parameters: { state: 'attest.filling.fresh' },
  beforeEach: ({ msw }) => msw.use(...happily('getApplication')),
  play: async (stage) => {
    const { press, page, say } = pageActions(stage)
    await press('attest.submit')
    await expect(await page.findByLabelText(say('attest.field.name'))).toBeInvalid()
    await expect(page.getByLabelText(say('attest.field.logo'))).toBeInvalid()
  },
})

export const Returned = meta.story({
  name: '主办方资料 · 审核未通过，说明原因 / Rejected, with the reason [ORG-03]',
  parameters: { state: 'attest.filling.returned' },
  beforeEach: ({ msw }) =>
    msw.use(
      standing({ state: 'rejected', version: 3, sponsor_apply_status: 4 }, [
        '营业执照不清晰，请重新上传',
        'The licence cannot be read, please upload it again',
      ]),
    ),
  play: async (stage) => {
    await pageActions(stage).read('attest.occasion.returned')
  },
})

export const Revoked = meta.story({
  name: '主办方资料 · 资格已被收回 / The approval was taken back',
  parameters: { state: 'attest.filling.revoked' },
  beforeEach: ({ msw }) =>
    msw.use(
      standing({ state: 'rejected', version: 4, sponsor_apply_status: 4, revoked: true }, [
        '机构资质已注销',
        'The organization was dissolved',
      ]),
    ),
  play: async (stage) => {
    await pageActions(stage).read('attest.occasion.revoked')
  },
})

export const Amending = meta.story({
  name: '主办方资料 · 修改已通过的资料 / Changing what was approved',
  parameters: { state: 'attest.amending.editing' },
  beforeEach: ({ msw }) => msw.use(standing({ state: 'approved.settled', sponsor_apply_status: 1 })),
  play: async (stage) => {
    const { press, read } = pageActions(stage)
    await press('attest.amend')
    await read('attest.occasion.amending')
  },
})

export const Warned = meta.story({
  name: '主办方资料 · 代码校验位不符，可以仍然提交 / Wrong check digit: submit it anyway',
  parameters: { state: 'attest.filling.warned' },
  play: async (stage) => {
    const { read, see } = await submit(stage, '91350211m0000xuf46')
    await read('attest.warned')
    await see('button', 'attest.confirm')
  },
})

export const Saving = meta.story({
  name: '主办方资料 · 正在提交 / Submitting',
  parameters: { state: 'attest.filling.saving' },
  beforeEach: ({ msw }) => msw.use(fault('submitApplication', 'hang')),
  play: async (stage) => {
    await submit(stage)
  },
})

export const AmendingWarned = meta.story({
  name: '主办方资料 · 变更的代码校验位不符 / Wrong check digit in a change',
  parameters: { state: 'attest.amending.warned' },
  beforeEach: ({ msw }) => msw.use(standing({ state: 'approved.settled', sponsor_apply_status: 1 })),
  play: async (stage) => {
    await pageActions(stage).press('attest.amend')
    const { read } = await submit(stage, '91350211m0000xuf46')
    await read('attest.warned')
  },
})

export const AmendingSaved = meta.story({
  name: '主办方资料 · 正在提交变更 / Submitting a change',
  parameters: { state: 'attest.amending.saving' },
  beforeEach: ({ msw }) =>
    msw.use(
      standing({ state: 'approved.settled', sponsor_apply_status: 1 }),
      fault('submitApplication', 'hang'),
    ),
  play: async (stage) => {
    await pageActions(stage).press('attest.amend')
    await submit(stage)
  },
})

export const UnderReview = meta.story({
  name: '主办方资料 · 等待审核 / Waiting for review [ORG-03]',
  parameters: { state: 'attest.underReview' },
  beforeEach: ({ msw }) => msw.use(standing({ state: 'under_review.waiting', sponsor_apply_status: 3 })),
  play: async (stage) => {
    await pageActions(stage).see('button', 'attest.withdraw')
  },
})

export const Withdrawing = meta.story({
  name: '主办方资料 · 正在撤回 / Being taken back',
  parameters: { state: 'attest.withdrawing' },
  beforeEach: ({ msw }) =>
    msw.use(
      standing({ state: 'under_review.waiting', sponsor_apply_status: 3 }),
      fault('fireRecord', 'hang'),
    ),
  play: async (stage) => {
    await pageActions(stage).press('attest.withdraw')
  },
})

export const Approved = meta.story({
  name: '主办方资料 · 已通过 / Approved [ORG-01]',
  parameters: { state: 'attest.approved' },
  beforeEach: ({ msw }) => msw.use(standing({ state: 'approved.settled', sponsor_apply_status: 1 })),
  play: async (stage) => {
    await pageActions(stage).see('button', 'attest.enter')
  },
})

export const Changing = meta.story({
  name: '主办方资料 · 变更审核中，照常使用 / A change under review, the site stays open [ORG-03]',
  parameters: { state: 'attest.changing' },
  beforeEach: ({ msw }) =>
    msw.use(
      answer('getApplication', ({ language }) => ({
        id: 2,
        state: 'approved.changing',
        version: 4,
        sponsor_apply_status: 1,
        form: formIn(language),
        change: { ...formIn(language), mobile: '13900000001' },
        reason: null,
        revoked: false,
      })),
    ),
  play: async (stage) => {
    const { page } = pageActions(stage)
    await expect(await page.findByText('13900000001')).toBeVisible()
  },
})
