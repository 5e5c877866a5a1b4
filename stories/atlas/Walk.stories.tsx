import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'
import { expect, waitFor } from 'storybook/test'

import { fromWalkArgs, toWalkArgs, walkFrameHref } from '../../workbench/atlas/replay/href.ts'
import type { WalkArgs, WalkRequest } from '../../workbench/atlas/replay/href.ts'
import { parseLocale } from '../../src/i18n/locale.ts'
import { WalkPage } from '../../workbench/atlas/pages/WalkPage.tsx'
import { WalkStage } from '../../workbench/atlas/pages/WalkStage.tsx'

const meta = {
  title: 'State atlas/Walk',
  args: { machine: 'login', from: '', to: 'binding', step: -1 } as WalkArgs,
  argTypes: {
    machine: { control: false },
    from: { control: false },
    to: { control: false },
    step: { control: false },
  },
} satisfies Meta
export default meta

export const TakeMeThere: StoryObj<typeof meta> = {
  name: '带我去 / Take me there',
  // The frame shows a page that is checked by itself.
  parameters: { a11y: { options: { iframes: false } } },
  render: function Render(_args, { globals, args }) {
    const [, updateArgs] = useArgs()
    const look = {
      locale: parseLocale(globals['locale']),
      theme: globals['theme'] === 'dark' ? 'dark' : 'light',
    } as const
    const follow = (request: WalkRequest) => {
      updateArgs({ ...toWalkArgs(request) })
      // Alone on a phone, no surrounding page keeps the address.
      if (window.parent === window) history.replaceState(null, '', walkFrameHref(request, look))
    }
    return <WalkPage request={fromWalkArgs(args as unknown as WalkArgs)} onRequest={follow} {...look} />
  },
}

/** Content of the frame of the story above; also each walk by itself as a check. */
export const Stage: StoryObj<typeof meta> = {
  name: '走路的页面 / The page that is walked',
  tags: ['!dev', '!autodocs'],
  render: (_args, { globals, args }) => (
    <WalkStage request={fromWalkArgs(args as unknown as WalkArgs)} locale={parseLocale(globals['locale'])} />
  ),
  play: async () => {
    const sign = document.querySelector<HTMLElement>('#walk')
    await waitFor(() => expect(['resting', 'failed']).toContain(sign?.dataset['phase']), { timeout: 15_000 })
    await expect(sign?.dataset['problem'] ?? 'null').toBe('null')
  },
}
