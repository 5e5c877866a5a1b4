import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { fault } from '../../mocks/handlers.ts'
import { altered, loginPage } from '../../workbench/harness/scene/answers.ts'
import { holdPhone, restoreDevice } from '../../workbench/harness/scene/device.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Flows/Mobile redirect',
  component: Scene,
  args: { address: '/login', framed: true },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => {
    holdPhone()
    msw.use(
      altered('getSiteBase', (site) => ({ ...site, mobile_origin: 'https://m.symposium.example' })),
      ...loginPage(),
    )
    return restoreDevice
  },
})

/** The moment before the redirect is over at once. */
const soon = { delays: { redirect: 20 } }

export const Waiting = meta.story({
  name: '移动端 · 即将前往移动站 / About to leave for the mobile site',
  parameters: { state: 'mobileRedirect.waiting' },
})

export const Ticketing = meta.story({
  name: '移动端 · 先取一次性凭证 / Fetching a one-time ticket first',
  parameters: { state: 'mobileRedirect.ticketing' },
  args: { ...soon, address: '/meetStream/5' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(fault('issueTicket', 'hang'))
  },
})

export const Staying = meta.story({
  name: '移动端 · 没有移动站，留在本站 / No mobile site: nobody is sent away',
  parameters: { state: 'mobileRedirect.staying' },
  beforeEach: ({ msw }) => msw.use(altered('getSiteBase', (site) => ({ ...site, mobile_origin: '' }))),
  play: async (stage) => {
    await expect(pageActions(stage).page.queryByRole('note')).toBeNull()
  },
})

export const Leaving = meta.story({
  name: '移动端 · 前往移动站 / Leaving for the mobile site',
  parameters: { state: 'mobileRedirect.leaving' },
  args: soon,
  play: async (stage) => {
    await expect(await pageActions(stage).page.findByRole('note')).toHaveTextContent(
      'https://m.symposium.example/login',
    )
  },
})
