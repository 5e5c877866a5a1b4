import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'

import { messages } from './messages.ts'
import { pdfFiles } from './pdfFiles.ts'

/** Configuration shared by the site, the workshop and the tests in the browser. */
export const shared = () =>
  ({
    plugins: [messages(), pdfFiles(), react()],
    resolve: { alias: [...withoutParser, ...modules] },
    oxc: { plugins: { styledComponents: stableNames } },
  }) satisfies UserConfig

// Without it styled-components counts components in the order of loading: the server's class names would not be the
// browser's, and hydration would lose styles. `pure` lets unused ones go; templates are minified on the way.
const stableNames = { ssr: true, pure: true, displayName: false, fileName: false }

/**
 * react-intl without its ICU parser (−6 kB brotli): a text that did not come from `virtual:messages` throws.
 * An absolute path, because react-intl brings its own copies of the parser in another version.
 */
export const withoutParser = [
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: fileURLToPath(
      new URL('../../node_modules/@formatjs/icu-messageformat-parser/no-parser.js', import.meta.url),
    ),
  },
]

/** The builds of these as modules, a tenth smaller; only the others have types, so that code names the packages. */
const modules = [
  { find: /^trtc-sdk-v5$/, replacement: 'trtc-sdk-v5/trtc.esm.js' },
  { find: /^@tencentcloud\/chat$/, replacement: '@tencentcloud/chat/index.es.js' },
]
