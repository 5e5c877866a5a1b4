import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import { configure } from 'storybook/test'

import { parseLocale } from '../src/i18n/locale.ts'
import { breakpoints } from '../src/theme/tokens.ts'
import { closeHarness, isHarnessOpen } from '../workbench/harness/story/openHarness.ts'
import '../workbench/preview/cell.ts'
import { isCell } from '../workbench/preview/cellNews.ts'
import { cleanBrowser } from '../workbench/preview/cleanBrowser.ts'
import { Frame } from '../workbench/preview/Frame.tsx'
import { layFlat } from '../workbench/preview/layFlat.ts'
import { modes } from '../workbench/preview/modes.ts'
import '../workbench/preview/stillness.ts'
import { expectEveryRequestAnswered, beginRequests, startNetwork } from '../workbench/preview/network.ts'
import { expectReflow } from '../workbench/preview/reflow.ts'
import { expectTargetSize } from '../workbench/preview/targetSize.ts'
import { stateHeld, stateReached } from '../workbench/atlas/observe.ts'

// The default of one second is too short for a busy machine, and cells share one thread; a failure shows its sentence instead of the whole page.
configure({
  asyncUtilTimeout: isCell ? 30_000 : 5000,
  getElementError: (message) => new Error(message ?? 'No such element'),
})

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name} · ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
})

export default definePreview({
  // `afterEach` runs from the last addon to the first: state reached → axe → state still held.
  addons: [
    stateHeld(),
    addonDocs(),
    addonA11y(),
    stateReached(),
    addonPseudoStates(),
    addonMsw(startNetwork),
  ],
  beforeEach: () => {
    // A change of language or theme re-renders the same story; the page is already running.
    if (isHarnessOpen()) return undefined
    beginRequests()
    cleanBrowser()
    return closeHarness
  },
  afterEach: () => {
    // People keep their place.
    if (navigator.webdriver) layFlat()
    expectEveryRequestAnswered()
    expectReflow()
    expectTargetSize()
  },
  initialGlobals: { locale: 'zh-CN', theme: 'light' },
  globalTypes: {
    locale: {
      description: '语言 / Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh-CN', title: '中文' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    theme: {
      description: '明暗 / Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: '浅色 / Light' },
          { value: 'dark', title: '深色 / Dark' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: screen('手机 / Phone', breakpoints.phone, 780, 'mobile'),
        large: screen('大屏手机 / Large phone', breakpoints.large, 900, 'mobile'),
        portrait: screen('竖屏平板 / Portrait tablet', 768, 1024, 'tablet'),
        tablet: screen('平板 / Tablet', breakpoints.tablet, 1100, 'tablet'),
        desktop: screen('桌面 / Desktop', breakpoints.desktop, 900, 'desktop'),
        wide: screen('宽屏 / Wide', breakpoints.wide, 900, 'desktop'),
      },
    },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    docs: { story: { inline: false, height: '480px' }, toc: true },
    chromatic: { modes },
    // Storybook reads this without running it, so it cannot be imported: the same list as in categories.ts.
    options: {
      storySort: {
        order: [
          'Start here',
          'State atlas',
          ['All states', 'Machines', 'Walk', 'Matrix', 'What changed', 'Coverage'],
          'Journeys',
          'Flows',
          'Components',
          'Mails',
          'Foundations',
          'Accessibility',
        ],
      },
    },
  },
  // A story that opens a page of the site in its play renders nothing itself.
  render: (args, { component: Shown }) => (Shown === undefined ? <></> : <Shown {...args} />),
  decorators: [
    (Story, { globals }) => (
      <Frame locale={parseLocale(globals['locale'])} theme={globals['theme'] === 'dark' ? 'dark' : 'light'}>
        <Story />
      </Frame>
    ),
  ],
})
