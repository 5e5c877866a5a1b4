import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'

import { colours, fonts } from '../src/theme/tokens.ts'
import { panelId } from '../workbench/atlas/panel/register.tsx'

const isDark = matchMedia('(prefers-color-scheme: dark)').matches
const shade = isDark ? 1 : 0
const paper = colours.paper[shade]
const surface = colours.surface[shade]
const ink = colours.ink[shade]
const muted = colours['ink-2'][shade]
const line = colours.line[shade]
const indigo = colours.indigo[shade]

// The manager UI uses the site's language, so that it is recognisably the same product.
addons.setConfig({
  // The chart on one side, the application on the other.
  layout: { panelPosition: 'right', rightPanelWidth: 540 },
  selectedPanel: panelId,
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: '会序工坊 · Symposium workshop',
    brandUrl: './',
    fontBase: fonts.sans,
    appBg: paper,
    appContentBg: surface,
    appPreviewBg: surface,
    appBorderColor: line,
    appBorderRadius: 6,
    textColor: ink,
    textMutedColor: muted,
    barTextColor: muted,
    barSelectedColor: indigo,
    barBg: paper,
    colorPrimary: indigo,
    colorSecondary: indigo,
  }),
})
