import { expect, waitFor } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { fault } from '../../mocks/handlers.ts'
import { messageLanguage } from '../../server/shared/sentences/messages.ts'
import { dataKey } from '../../src/app/boot.ts'
import { getConference } from '../../src/contract/conference.ts'
import { happily, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Flows/Collecting',
  component: Scene,
  args: {
    address: '/conferences/3',
    // The markup of the server, which says nothing about this visitor.
    served: (locale) => ({
      [dataKey(getConference, { id: 3 })]: fixturesFor(messageLanguage(locale)).getConference,
    }),
  },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(...siteFrame(), ...visitor(), ...happily('getConference', 'collect'))
  },
})

const starOf = async (stage: Stage) => {
  const { page, say } = pageActions(stage)
  return page.findByRole('button', { name: say('conf.collect') })
}

/** Once the server has said whether this member has collected it. */
const collect = async (stage: Stage) => {
  await waitFor(async () => expect(await starOf(stage)).not.toHaveAttribute('aria-busy'))
  await stage.userEvent.click(await starOf(stage))
}

export const Looking = meta.story({
  name: '收藏 · 正在查询是否已收藏 / Has this member collected it?',
  parameters: { state: 'collect.looking' },
  beforeEach: ({ msw }) => msw.use(fault('getConference', 'hang')),
})

export const Resting = meta.story({
  name: '收藏 · 已收藏 / Collected',
  parameters: { state: 'collect.resting' },
  play: async (stage) => {
    await collect(stage)
    await expect(await starOf(stage)).toHaveAttribute('aria-pressed', 'true')
  },
})

export const Saving = meta.story({
  name: '收藏 · 按下即显示，正在保存 / Shown at once, being saved',
  parameters: { state: 'collect.saving' },
  beforeEach: ({ msw }) => msw.use(fault('collect', 'hang')),
  play: async (stage) => {
    await collect(stage)
    await expect(await starOf(stage)).toHaveAttribute('aria-pressed', 'true')
  },
})
