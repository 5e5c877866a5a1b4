import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig } from 'vite'

import { chartHistory } from '../scripts/vite/chartHistory.ts'
import { shared } from '../scripts/vite/shared.ts'
import { shownStates } from '../scripts/vite/shownStates.ts'
import { statecharts } from '../scripts/vite/statecharts.ts'
import { workshopIndexers } from '../workbench/preview/indexer.ts'
import { preBundled } from '../workbench/preview/preBundled.ts'
import { coverage } from '../workbench/core/coverage/coveragePlugin.ts'

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['../public'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@chromatic-com/storybook',
    'storybook-addon-pseudo-states',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: workshopIndexers,
  viteFinal: (config) =>
    mergeConfig(config, {
      ...shared(),
      plugins: [...shared().plugins, statecharts(), shownStates(), chartHistory(), coverage()],
      build: {
        chunkSizeWarningLimit: 4000,
        reportCompressedSize: false,
        rolldownOptions: {
          output: {
            // A page waits for six files at a time: with the code shared by stories in one file, a story loads 46 files
            // instead of 347 and is ready in 3.5 s instead of 6 s.
            codeSplitting: {
              groups: [
                { name: 'app', test: /[\\/](?:src|workbench|mocks)[\\/]/, minShareCount: 8, priority: 2 },
                { name: 'libraries', test: /[\\/]node_modules[\\/]/, minShareCount: 20, priority: 1 },
              ],
            },
          },
        },
      },
      optimizeDeps: { include: preBundled },
    }),
})
