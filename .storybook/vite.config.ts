import { defineConfig } from 'vite'

// Empty on purpose: main.ts adds the needed part of the site's build (`viteFinal`), which the story
// tests read, too. Without this file Storybook would take the site's vite.config.ts and add everything twice.
export default defineConfig({})
