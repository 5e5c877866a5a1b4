import type { Meta, StoryObj } from '@storybook/react-vite'

import { altered } from '../../workbench/harness/stage/answers.ts'
import { drawnPicture } from '../../workbench/harness/stage/drawnPicture.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Conference cover' } satisfies Meta
export default meta

export const Cropping: StoryObj = {
  name: '封面 · 裁剪，可用方向键 / The part that is shown, also by arrow keys [CONF-03]',
  play: visit({ at: '/organizer/1/basics', signedIn: true }, async ({ stage, see }) => {
    await see('textbox', 'organizer.field.cover_alt')
    const chooser = await until(() => element<HTMLInputElement>('main form input[type="file"]'))
    await stage.user.upload(chooser, await drawnPicture())
    const box = await dialog()
    const selection = await until(() => element<HTMLElement>('[role="slider"][tabindex]', box))
    selection.focus()
    const before = selection.style.cssText + selection.getAttribute('aria-valuetext')
    // Smaller, then moved.
    await stage.user.keyboard('{Alt>}{ArrowLeft}{ArrowUp}{/Alt}{ArrowRight}')
    await until(() =>
      expect(selection.style.cssText + selection.getAttribute('aria-valuetext')).not.toBe(before),
    )
  }),
}
export const Shown: StoryObj = {
  name: '封面 · 会议页面，附说明 / On the page of the conference, with its description [CONF-02]',
  play: visit(
    {
      at: '/conferences/3',
      network: (language) => [
        altered('getConference', (happy) => ({
          ...happy,
          cover: '/covers/scroll.svg',
          cover_alt: language === 'zh' ? '展开的卷轴' : 'A scroll, unrolled',
        })),
      ],
    },
    () => until(() => expect(element('main header img').getAttribute('alt')).not.toBe('')),
  ),
}
