import type * as Catalogue from '../../.storybook/statechart/export/renderCatalogue.tsx'

export const loadCatalogue: () => Promise<typeof Catalogue>
