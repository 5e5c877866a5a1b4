import type { Meta, StoryObj } from '@storybook/react-vite'

import { refuse } from '../../mocks/handlers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Sign-in of invited people' } satisfies Meta
export default meta

const at = (path: string) => `/login?url=${encodeURIComponent(path)}`
const toReview = at(`/onlinereview?invitation=${'a'.repeat(43)}`)
const tab = () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent

export const Reviewer: StoryObj = {
  name: '登录 · 由审稿邀请打开 / Opened by an invitation to review: which conference, and a code first [REV-01] [LOGIN-06]',
  play: visit({ at: toReview }, ({ stage }) =>
    until(() => {
      const said = element('main [role="note"]').textContent ?? ''
      expect(said).toContain(stage.language === 'en' ? 'Frontier Materials 2026' : '2026 前沿材料国际会议')
      expect(said).not.toMatch(/钙钛矿|perovskite/i)
      expect(tab()).toBe(stage.say('login.tab.quick'))
    }),
  ),
}
export const TeamMember: StoryObj = {
  name: '登录 · 由团队邀请打开 / Opened by an invitation to a team [CONF-03]',
  play: visit({ at: at('/invitation/team/q1W9dXk2Vb7LrN4sT8yZ0p') }, ({ stage }) =>
    until(() => {
      expect(element('main [role="note"]').textContent).toMatch(stage.language === 'en' ? /team/ : /团队/)
      expect(tab()).toBe(stage.say('login.tab.quick'))
    }),
  ),
}
export const Useless: StoryObj = {
  name: '登录 · 邀请已失效 / A link that cannot be used says nothing, and the login is there',
  play: visit({ at: toReview, network: () => [refuse('announceInvitation', 'notFound')] }, ({ stage }) =>
    until(() => {
      expect(tab()).toBe(stage.say('login.tab.quick'))
      expect(document.querySelector('main [role="note"]')).toBeNull()
    }),
  ),
}
