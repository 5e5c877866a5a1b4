import { defineConfig } from 'vite'

import { shared } from './scripts/vite/shared.ts'

/**
 * Two bundles for Node, which needs no package but those with native code, WebAssembly or a sender of their own:
 * `--mode server`: server/main.ts → dist/server/main.js, beside it the commands for databases (administrator, copy, audit, doctor), the media process, the process that looks into files, and the threads that make documents and read sheets; `--mode ssr`: the pages as markup → dist/ssr/entry-server.js.
 */
export default defineConfig(({ mode }) => ({
  ...shared(),
  publicDir: false,
  ssr: { noExternal: true, external: mode === 'server' ? external : [] },
  // Which of the two a page is rendered with must not depend on how the server was started.
  define: mode === 'ssr' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    ssr: true,
    rollupOptions: {
      input:
        mode === 'ssr'
          ? ['src/app/entry-server.tsx']
          : [
              'server/main.ts',
              'server/cli-admin.ts',
              'server/cli-backup.ts',
              'server/cli-cluster.ts',
              'server/cli-copy.ts',
              'server/cli-doctor.ts',
              'server/cli-invariants.ts',
              'server/cli-migrate.ts',
              'server/cli-restore.ts',
              'server/live/media/child/mediaChild.ts',
              'server/documents/documentWorker.ts',
              'server/files/names/namesChild.ts',
              'server/files/pictures/pictureChild.ts',
              'server/sheets/sheetWorker.ts',
            ],
    },
    outDir: mode === 'ssr' ? 'dist/ssr' : 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
  },
}))

const external = [
  // Native code.
  '@resvg/resvg-js',
  // Looks for a helper of its own beside its file.
  '@citation-js/core',
  '@citation-js/plugin-bibtex',
  '@citation-js/plugin-ris',
  // Reads its list beside its file.
  'email-providers',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  // A packed list of half a megabyte, unpacked where it is wanted.
  '@zxcvbn-ts/language-common',
  'alipay-sdk',
  'mediabunny',
  'node-datachannel',
  'nodemailer',
  // Finds its own worker beside itself.
  'pdfjs-dist',
  'pdfkit',
  'pg',
  'pino',
  // Starts its own file in threads.
  'piscina',
  'sharp',
  'tencentcloud-sdk-nodejs-sms',
  // Only where the server runs from its sources.
  'vite',
]
