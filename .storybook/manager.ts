import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'

import { colours, fonts } from '../src/theme/tokens.ts'

const [paper] = colours.paper
const [surface] = colours.surface
const [ink] = colours.ink
const [muted] = colours['ink-2']
const [line] = colours.line
const [indigo] = colours.indigo

// The frame around the stories speaks the language of the site, so that nobody mistakes it for another product.
addons.setConfig({
  theme: create({
    base: 'light',
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
