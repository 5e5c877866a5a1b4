import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer } from '../../mocks/handlers.ts'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Authorship' } satisfies Meta
export default meta

const at = `/authorship/${'a'.repeat(43)}`
const named = fixturesFor('zh').openAuthorship

export const Asked: StoryObj = {
  name: '作者身份 · 待确认 / To be confirmed [PAP-05]',
  play: visit({ at, network: () => [answer('openAuthorship', named)] }, ({ read }) =>
    read('authorship.text.asked'),
  ),
}
export const Denied: StoryObj = {
  name: '作者身份 · 已否认 / Denied [PAP-05]',
  play: visit({ at, network: () => [answer('openAuthorship', { ...named, answer: 'denied' })] }, ({ read }) =>
    read('authorship.text.denied'),
  ),
}
