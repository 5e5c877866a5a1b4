import { defineConfig } from 'vite'

// Empty on purpose: what the workshop needs of the site's build is added in main.ts (`viteFinal`), which the story
// tests read, too. Without this file Storybook would take the site's vite.config.ts and add everything twice.
export default defineConfig({})
