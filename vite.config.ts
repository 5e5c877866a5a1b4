import { defineConfig } from 'vite'

import { shared } from './scripts/vite/shared.ts'

/** The site as the browser gets it. Storybook takes this file as its base, too. */
export default defineConfig({
  ...shared(),
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The server names the modules of each page in its markup, and the preload helper would sit in the loader's way.
    modulePreload: false,
    // Server-rendered styles are the only inline content; an asset as a data address would need its own permission.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // The markup names no file: the loader stands in it as text (scripts/lib/build.mjs) and fetches this one.
      input: 'src/app/steps.ts',
      preserveEntrySignatures: 'strict',
      output: {
        // Few files for the libraries of every page: they pack better than many, outlive releases in the cache, and the
        // loader runs them in a task each.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
            {
              name: 'libraries',
              test: /node_modules[\\/](?:xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect|styled-components|stylis|react-intl|@formatjs|intl-messageformat|wouter|regexparam|zod)[\\/]/,
              priority: 1,
            },
            // Small files wait for one another where a browser has six connections, and pack worse alone. What the frame of
            // the site needs anyway travels with it; what forms have in common, and what signing in has, in a file each.
            {
              name: 'frame',
              test: /[\\/]src[\\/](?:theme[\\/](?:tokens|theme)|components[\\/]kit[\\/](?:layout|Skeleton|Icon|useNewest)|contract[\\/](?:endpoint|fields|text|numbers|times|email|jsonField|login|user|site|wechat|catalogueWords)\.|app[\\/](?:context|steps)|pages[\\/]shared[\\/](?:useFlow|useHydrated|searchedWords|idIn)|machines[\\/]shared[\\/]|i18n[\\/](?:locale|numbers))/,
              priority: 1,
            },
            {
              name: 'forms',
              test: /[\\/]src[\\/](?:components[\\/](?:kit[\\/](?:Button|ButtonLink|Checkbox|CodeField|FailureText|PhoneField|Refusal|Spinner|Tabs|TextField|useForm|useSecondsLeft|faultOf|narrowForm)|account[\\/]Login[\\/]PhoneForm)|pages[\\/]shared[\\/]useSecondsLeft|machines[\\/]sendCode)/,
            },
            {
              name: 'signIn',
              test: /[\\/]src[\\/](?:components[\\/]account[\\/]Login[\\/](?:LoginLayout|ScanPanel)|machines[\\/](?:scan|secondFactor)[\\/])/,
            },
          ],
        },
      },
    },
  },
})
